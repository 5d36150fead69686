import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { message } from './messages/messages.ts'
import { definitions, model } from './model.ts'
import type { ModelNode } from './node.ts'

/** Every node of the model with the way to it. */
function nodesIn(node: ModelNode, path: string): [path: string, node: ModelNode][] {
  const { properties = {}, items } = node
  return [
    [path, node],
    ...Object.entries(properties).flatMap(([name, each]) =>
      nodesIn(each, `${path}/${name}`),
    ),
    ...(items ? nodesIn(items, `${path}/*`) : []),
  ]
}

const nodes = [
  ...nodesIn(model, ''),
  ...Object.entries(definitions).flatMap(([name, node]) => nodesIn(node, name)),
]

test('every property has a title in both languages, and every choice a description', () => {
  const parts = nodes.filter(([path]) => path.includes('/') && !path.endsWith('/*'))
  const isSilent = ([
    ,
    { title, $ref, enum: choices, markdownEnumDescriptions: all },
  ]: (typeof nodes)[number]) => !(title ?? $ref) || choices?.length !== all?.length
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter(isSilent).map(([path]) => path)).toEqual([])
})

test.each([
  ['form.nameRequired', 'Name is required', 'Nome é obrigatório'],
  ['form.contactRequired', 'Contact is required', 'Contato é obrigatório'],
  ['form.messageRequired', 'Message is required', 'Mensagem é obrigatória'],
  ['form.sending', 'Sending...', 'Enviando...'],
] as const)('the words of %s are those of the specification', (id, en, br) => {
  const { catalogs } = sampleContent
  expect({ en: catalogs.en[id], br: catalogs.br[id] }).toEqual({ en, br })
  expect(message(`text.${id}.usual`)).toEqual({ en, br })
})
