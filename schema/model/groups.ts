/** Groups and lists as they recur in the model. */
import type { ListName, ModelNode, TextOrBilingual } from './node.ts'
import { inBoth, sentences } from './sentences.ts'
import { onOff } from './values.ts'

/** The switch by which entries of lists and the notice are hidden. */
export const hidden = onOff({
  title: { en: 'Hide on the page', br: 'Ocultar na página' },
  help: {
    en: 'Visitors do not see it. It stays in the content and can be shown again.',
    br: 'Os visitantes não veem isto. Fica guardado e pode voltar a aparecer.',
  },
  default: false,
})

/** A group that has these names and no others. */
export function group({ properties, ...node }: ModelNode): ModelNode {
  return {
    ...node,
    type: 'object',
    properties: node.entryName ? { ...properties, hidden } : { ...properties },
    additionalProperties: false,
  }
}

/** A list with at least one entry: where there is nothing to show, the list itself is left out. */
export function list(node: ModelNode): ModelNode {
  return { minItems: 1, ...node, type: 'array' }
}

interface ShowNode {
  from: ListName
  called: TextOrBilingual
  example: string
}

/** The entries of a list that a section shows; without it all of them. */
export function show({ from, called, example }: ShowNode): ModelNode {
  const { en, br } = inBoth(called)
  const all = { en: 'Leave empty to show all.', br: 'Deixe vazio para mostrar tudo.' }
  return {
    title: { en: `Which ${en}`, br: `Quais ${br}` },
    inFile: sentences({ en: 'Write their ids.', br: 'Escreva os ids.' }, all),
    otherwise: all,
    help: {
      en: `Which ${en} to show, and in which order.`,
      br: `Quais ${br} mostrar e em que ordem.`,
    },
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: {
      title: 'Id',
      help: { en: `The id of one of the ${en}.`, br: `Um id de ${br}.` },
      $ref: '#/definitions/id',
      pointsTo: from,
      examples: [example],
    },
  }
}
