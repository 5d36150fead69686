import type { KindName } from '../../../schema/fieldAt.ts'
import { boolean } from './boolean/kind.ts'
import { choice } from './choice/kind.ts'
import { color } from './color/kind.ts'
import { day } from './day/kind.ts'
import { derivedText } from './derivedText/kind.ts'
import type { FieldKind } from './fieldKind.ts'
import { group } from './group/kind.ts'
import { icon } from './icon/kind.ts'
import { id } from './id/kind.ts'
import { list } from './list/kind.ts'
import { number } from './number/kind.ts'
import { picture } from './picture/kind.ts'
import { point } from './point/kind.ts'
import { reference } from './reference/kind.ts'
import { references } from './references/kind.ts'
import { string } from './string/kind.ts'
import { text } from './text/kind.ts'
import { time } from './time/kind.ts'

/** The kinds of values; each has a folder, with its control next to it. */
export const kinds: Readonly<Record<KindName, FieldKind>> = {
  boolean,
  choice,
  color,
  day,
  group,
  icon,
  id,
  list,
  derivedText,
  number,
  picture,
  point,
  reference,
  references,
  string,
  text,
  time,
}
