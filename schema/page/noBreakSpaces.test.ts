import { expect, test } from 'vitest'

import { withNoBreakSpaces } from './noBreakSpaces.ts'

/** The result, with a tilde for each no-break space and a caret for each word joiner. */
const withVisibleSpaces = (text: string) =>
  withNoBreakSpaces(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '^')

test.each([
  ['de R$ 5 por pão francês', 'de R$~5 por pão francês'],
  ['pesa 20 kg e mede 3 m² por dentro', 'pesa 20~kg e~mede 3~m² por dentro'],
  ['a Dra. Lima, na sala nº 12 do prédio', 'a~Dra.~Lima, na sala nº~12 do prédio'],
  ['© {year} {company} · CNPJ {cnpj}', '© {year} {company}~· CNPJ~{cnpj}'],
  ['integra CT-e e NF-e ao sistema', 'integra CT-^e e~NF-^e ao sistema'],
  ['compra-se uma vez e usa-se por anos', 'compra-^se uma vez e~usa-^se por anos'],
  ['Uma linha\n- e mais outra', 'Uma linha\n- e~mais outra'],
])('“%s” is shown as “%s”', (text, shown) => {
  expect(withVisibleSpaces(text)).toBe(shown)
})
