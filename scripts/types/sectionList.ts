import { sectionModels } from '../../schema/model/sections/sections.ts'
import { inBoth } from '../../schema/model/words.ts'
import type { Bilingual } from '../../schema/problem.ts'

const list =
  /(?<=<!-- The types of section: made by "npm run types" -->\n\n).*?(?=\n\n<!-- end -->)/s

/** A README with the types of section as the model describes them, in the language that it is written in. */
export function withSectionList(readme: string, language: keyof Bilingual): string {
  if (!list.test(readme))
    throw new Error('Failed to find the place of the types of section in a README.')
  const lines = sectionModels.map(
    ({ type, description }) => `- \`${type}\`: ${inBoth(description)[language]}`,
  )
  return readme.replace(list, () => lines.join('\n'))
}
