import { expect } from 'vitest'

import {
  naming,
  wordedInFile,
  wordedInForm,
  type ProblemData,
} from '../../schema/messages/voices.ts'
import type { SayInForm } from '../../schema/messages/wording.ts'
import { isSyntaxCode } from '../../schema/messages/wordings.ts'
import type { ReportLanguage } from '../../schema/problem.ts'

/** Words of programmers, and holes in a sentence. */
const unfit = /schema|esquema|regex|pointer|#\/|undefined|\[object|→ $|^ →/i

/** Marks, lines and names of the file, which whoever writes in a form has never seen. */
const ofFile =
  /"|catalogs?\b|quotation marks|aspas|square brackets|colchetes|these braces|destas chaves|\blines? \d|\blinhas? \d|this file\b|n?este arquivo|take this line|esta linha/

/** Never said in a form: there the content can always be read, and what is missing is only left to fill in. */
const notInForm = new Set([
  'no-such-file',
  'other-file',
  'cannot-read',
  'too-big',
  'not-utf8',
  'translation-missing',
  'text-missing',
  'unknown-text',
  'missing-key',
  'duplicate-key',
  'empty-value',
])

/** The form's sentence with one title for everything, to see that it names nothing of the file. */
function inForm(
  problem: ProblemData,
  content: unknown,
  hasEdit: boolean,
  language: ReportLanguage,
) {
  const titled = { en: 'Title', br: 'Título' }
  const say: SayInForm = {
    ...naming(content, language, { name: () => titled, value: () => titled }),
    name: () => '“Title”',
    label: () => '“Title”',
    quote: () => '“words”',
    number: String,
    day: (day) => day,
    button: (button) => `“${button}”`,
    held: () => '',
  }
  return wordedInForm(problem, hasEdit, language, say).join(' → ')
}

/** Both voices of a problem speak to an owner, each in two languages. */
export function expectPlain(problem: ProblemData, content: unknown): void {
  const { code } = problem
  const voices = [
    (language: ReportLanguage) => wordedInFile(problem, content, language).join(' → '),
    (language: ReportLanguage) => inForm(problem, content, false, language),
    (language: ReportLanguage) => inForm(problem, content, true, language),
  ]
  for (const [index, voice] of voices.entries()) {
    const [en, br] = [voice('en'), voice('br')]
    expect(en).not.toBe(br)
    for (const sentence of [en, br]) {
      expect(sentence).not.toMatch(unfit)
      if (index > 0 && !isSyntaxCode(code) && !notInForm.has(code))
        // A piece of the owner's drawing is quoted as it is.
        expect(
          sentence.replace(String(Reflect.get(problem.data, 'found')), ''),
        ).not.toMatch(ofFile)
    }
  }
}
