import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Saved } from '../state/site.ts'

/** The content as text, indented as the file was. */
export function fileText(content: SiteContent, before: string): string {
  return laidOut(content, indentOf(before))
}

/** Will saving change the layout of the whole file? Not asked of a file that had to be fixed. */
export function isLaidOutAnew({ loaded: { text }, isFixed }: Saved): boolean {
  if (isFixed) return false
  const value: unknown = JSON.parse(text)
  return laidOut(value, indentOf(text)).trimEnd() !== text.trimEnd()
}

const laidOut = (value: unknown, indent: string) =>
  `${JSON.stringify(value, null, indent)}\n`

/** The indentation of the first name; two spaces where there is none. */
const indentOf = (text: string) => /^\{\r?\n([ \t]{1,10})"/.exec(text)?.[1] ?? '  '
