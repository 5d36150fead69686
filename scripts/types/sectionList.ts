import type { Bilingual } from '../../schema/bilingual.ts'
import type { ModelNode } from '../../schema/model/node.ts'
import { resolve } from '../../schema/model/resolve.ts'
import { sectionModels } from '../../schema/model/sections/sections.ts'
import { sayIn } from '../messages/messages.ts'

const list =
  /(?<=<!-- The types of section: made by "npm run types" -->\n\n).*?(?=\n\n<!-- end -->)/s

/** Parts of every section or entry: not listed. */
const common = new Set(['type', 'id', 'hidden'])

/** Lists the required and the optional parts in words. */
function partsOf(node: ModelNode, inWords: (name: string, part: ModelNode) => string) {
  const { properties = {}, required = [] } = node
  const all = Object.entries(properties).filter(([name]) => !common.has(name))
  const listed = (isNeeded: boolean) =>
    all
      .filter(([name]) => required.includes(name) === isNeeded)
      .map(([name, part]) => inWords(name, part))
      .join(', ')
  return { needed: listed(true), optional: listed(false) }
}

/** A name, followed by the names inside it in parentheses. */
function nameOf(name: string, node: ModelNode, language: keyof Bilingual): string {
  const inside = resolve(resolve(node).items ?? node)
  if (inside.oneOf) return `\`${name}\` (${sayIn(language, 'types.link')})`
  const { needed, optional } = partsOf(inside, (part) => `\`${part}\``)
  if (needed === '') return `\`${name}\``
  const parts = optional && sayIn(language, 'types.parts', { names: needed, optional })
  return `\`${name}\` (${parts || needed})`
}

function namesIn(node: ModelNode, language: keyof Bilingual): string {
  const { needed, optional } = partsOf(node, (name, part) => nameOf(name, part, language))
  if (needed === '')
    return optional && ` ${sayIn(language, 'types.sectionMayHave', { names: optional })}`
  if (optional === '')
    return ` ${sayIn(language, 'types.sectionNeeds', { names: needed })}`
  return ` ${sayIn(language, 'types.sectionNeedsAndMayHave', { names: needed, optional })}`
}

/** The README with its list of section types, generated from the model in the README's language. */
export function withSectionList(readme: string, language: keyof Bilingual): string {
  if (!list.test(readme))
    throw new Error('Failed to find the place of the types of section in a README.')
  const lines = sectionModels.map(
    ({ type, description, node }) =>
      `- \`${type}\`: ${description[language]}${namesIn(node, language)}`,
  )
  return readme.replace(list, () => lines.join('\n'))
}
