import type { ReportLanguage } from '../bilingual.ts'
import type { Path } from '../read/lookUp.ts'
import { describeLocation, asInFile, type Naming } from './describeLocation.ts'
import { describePicture, describeValue } from './describeValue.ts'
import { printable } from './printable.ts'
import type { MessageAndFix, Say, SayInForm, Wording } from './wording.ts'
import { wordings, type DataOf, type ProblemCode } from './wordings.ts'

/** A problem as data, from which a voice makes the sentence. */
export interface ProblemData {
  code: ProblemCode
  data: DataOf[ProblemCode]
}

/** The wording of a code, typed by the code's data. */
function wordingOf<Code extends ProblemCode>(code: Code): Wording<DataOf[Code]> {
  return wordings[code]
}

/** What a voice calls the parts of a content. */
export function naming(
  root: unknown,
  language: ReportLanguage,
  names: Naming,
): Pick<Say, 'value' | 'picture' | 'the' | 'in' | 'of'> {
  const place = (path: Path) => describeLocation(root, path, names)[language]
  return {
    value: (path) => describeValue(root, path, names)[language],
    picture: (path) => describePicture(root, path, names)[language],
    the: (path) => place(path).the,
    in: (path) => place(path).in,
    of: (path) => place(path).of,
  }
}

/** The file's voice: with the names of the file, its quotation marks and lines. */
export function wordedInFile(
  { code, data }: ProblemData,
  root: unknown,
  language: ReportLanguage,
): MessageAndFix {
  const [message, fix] = wordingOf(code)[language](data, {
    ...naming(root, language, asInFile),
    name: (name) => `“${name}”`,
    label: (value) => `“${value}”`,
    quote: (words) => `"${words}"`,
    number: (value) => String(value),
    day: (day) => day,
  })
  return [printable(message), printable(fix)]
}

/** The form's voice: with titles and buttons. */
export function wordedInForm(
  { code, data }: ProblemData,
  hasEdit: boolean,
  language: ReportLanguage,
  say: SayInForm,
): MessageAndFix {
  const wording = wordingOf(code)
  const { message, fix, fixWithEdit } = wording.form ?? {}
  const [messageOfFile, fixOfFile] = wording[language](data, say)
  const own = (words: typeof message, ofFile: string) => {
    const said = words?.[language] ?? ofFile
    return printable(typeof said === 'string' ? said : said(data, say))
  }
  return [
    own(message, messageOfFile),
    own(hasEdit ? (fixWithEdit ?? fix) : fix, fixOfFile),
  ]
}

/** Can the form only remove it, since it has no field? */
export function isRemoved(code: ProblemCode): boolean {
  return wordings[code].form?.isRemoved ?? false
}
