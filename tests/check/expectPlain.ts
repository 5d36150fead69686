import { expect } from 'vitest'

import type { ReportLanguage } from '../../schema/bilingual.ts'
import {
  naming,
  wordedInFile,
  wordedInForm,
  type ProblemData,
} from '../../schema/messages/voices.ts'
import type { SayInForm } from '../../schema/messages/wording.ts'

/** Words of programmers, and holes in a sentence. */
const unfit = /schema|esquema|regex|pointer|#\/|undefined|\[object|→ $|^ →/i

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
  const voices = [
    (language: ReportLanguage) => wordedInFile(problem, content, language).join(' → '),
    (language: ReportLanguage) => inForm(problem, content, false, language),
    (language: ReportLanguage) => inForm(problem, content, true, language),
  ]
  for (const voice of voices) {
    const [en, br] = [voice('en'), voice('br')]
    expect(en).not.toBe(br)
    for (const sentence of [en, br]) expect(sentence).not.toMatch(unfit)
  }
}
