import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { walk } from '../../tests/support/walk.ts'
import { isRecord } from '../read/lookUp.ts'
import { message } from './messages/messages.ts'
import { definitions, model } from './model.ts'
import type { ModelNode } from './node.ts'

test('every property has a title in both languages, and every choice a description', () => {
  const properties: [string, ModelNode][] = []
  // Conditions only repeat names, which have titles elsewhere.
  walk({ model, definitions }, (value, path) => {
    if (path.at(-2) === 'properties' && !path.includes('allOf'))
      properties.push([path.join('/'), Object(value)])
  })
  const isUndescribed = ({ title, $ref, ...node }: ModelNode) =>
    !(title ?? $ref) || node.enum?.length !== node.markdownEnumDescriptions?.length
  expect(properties.length).toBeGreaterThan(100)
  const undescribed = properties.filter(([, node]) => isUndescribed(node))
  expect(undescribed.map(([path]) => path)).toEqual([])
})

test('only the switches “drawing” and “form” are on by default, as the page’s code assumes', () => {
  const namesOfSwitchesOn = new Set<unknown>()
  walk({ model, definitions }, (value, path) => {
    if (isRecord(value) && value['type'] === 'boolean' && value['default'] === true)
      namesOfSwitchesOn.add(path.at(-1))
  })
  expect([...namesOfSwitchesOn]).toEqual(['drawing', 'form'])
})

test.each([
  ['form.nameRequired', 'Name is required', 'Nome é obrigatório'],
  ['form.contactRequired', 'Contact is required', 'Contato é obrigatório'],
  ['form.messageRequired', 'Message is required', 'Mensagem é obrigatória'],
  ['form.sending', 'Sending...', 'Enviando...'],
] as const)('the text %s is the one in the specification', (id, en, br) => {
  const { catalogs } = sampleContent
  expect({ en: catalogs.en[id], br: catalogs.br[id] }).toEqual({ en, br })
  expect(message(`text.${id}.usualText`)).toEqual({ en, br })
})
