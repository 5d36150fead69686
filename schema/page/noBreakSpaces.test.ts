import { expect, test } from 'vitest'

import { compileText } from './compileCatalog.ts'
import { elementsWithNoBreakSpaces } from './noBreakSpaces.ts'

/** The text with a tilde for each no-break space. */
function spaced(text: string): string {
  return elementsWithNoBreakSpaces(compileText('footer.copyright', text))
    .map((part) =>
      part.type === 0 ? part.value : part.type === 1 ? `{${part.value}}` : '',
    )
    .join('')
    .replaceAll('\u00a0', '~')
    .replaceAll('\u2060', '^')
}

test.each([
  ['de R$ 5 por pão francês', 'de R$~5 por pão francês'],
  ['pesa 20 kg e mede 3 m² por dentro', 'pesa 20~kg e~mede 3~m² por dentro'],
  ['a Dra. Lima, na sala nº 12 do prédio', 'a~Dra.~Lima, na sala nº~12 do prédio'],
  ['© {year} {company} · CNPJ {cnpj}', '© {year} {company}~· CNPJ~{cnpj}'],
  ['integra CT-e e NF-e ao sistema', 'integra CT-^e e~NF-^e ao sistema'],
  ['d’água e e-mail vêm antes', 'd’água e~e-^mail vêm antes'],
  ['compra-se uma vez e usa-se por anos', 'compra-^se uma vez e~usa-^se por anos'],
  ['3 minas e 340 bombas, 90,000 litros', '3~minas e~340~bombas, 90,000 litros'],
])('%s', (text, shown) => {
  expect(spaced(text)).toBe(shown)
})

test('paragraphs and lists do not change', () => {
  expect(spaced('Uma linha\n- outra linha\n- e mais outra')).toBe(
    'Uma linha\n- outra linha\n- e~mais outra',
  )
})
