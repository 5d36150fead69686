import { expect, test } from 'vitest'

import { isBlank, repairMojibake } from './readableText.ts'

test.each(['', ' \t\n', '\u200b\u2060', '\u3164', '\u00a0'])(
  '%j shows a visitor nothing',
  (words) => {
    expect(isBlank(words)).toBe(true)
    expect(isBlank(`${words}a`)).toBe(false)
    expect(isBlank(`a${words}`)).toBe(false)
  },
)

test.each([
  ['GraÃºnix', 'Graúnix'],
  ['â‚¬ 5', '€ 5'],
  ['FunÃ§Ã£o â€“ aÃ§Ã£o', 'Função – ação'],
])('%s was %s', (garbled, right) => {
  expect(repairMojibake(garbled)).toBe(right)
})

test.each(['São Paulo', 'plain', 'Ã', 'Ãa', '€ 5', 'à€€', 'Â'])(
  '%s is as it should be',
  (words) => {
    expect(repairMojibake(words)).toBeUndefined()
  },
)
