import { expect, test } from 'vitest'

import { describeSize } from './siteSize.ts'

const sizes = (brotli: number, gzip: number) => ({
  document: { brotli, gzip },
  scripts: 0,
})

test('past one round trip a sentence says what that costs', () => {
  expect(describeSize(sizes(11_500, 13_600), 'en')).toBe(
    'The document: 11,500 bytes (brotli), 13,600 bytes (gzip).',
  )
  expect(describeSize(sizes(13_601, 16_000), 'en')).toContain('one round trip more')
  expect(describeSize(sizes(11_500, 13_601), 'br')).toBe(
    [
      'O documento: 11.500 bytes (brotli), 13.601 bytes (gzip).',
      'Em hospedagens que só comprimem com gzip, acima de 13.600 bytes ele faz uma viagem a mais pela rede: no celular, a página aparece cerca de 0,13 segundo mais tarde.',
    ].join('\n'),
  )
})
