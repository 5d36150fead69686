import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import type { FormatName } from '../model/node.ts'
import { shownPhone } from '../page/shownPhone.ts'
import { formats, storedForm } from './formats.ts'

/** The format, what is stored and shown in Portuguese, and how people type it; “none”: digits are missing or wrong. */
test.each(
  rowsOf(`
  phone | +55 62 3324-5566 | (62) 3324-5566 | (62) 3324-5566 | 62 33245566 | +55 62 3324-5566 | 6233245566 | (062) 3324 5566 | 0055 62 3324-5566 | 62.3324.5566
  phone | 0800 555 0100 | 0800 555 0100 | 0800 555 0100 | 08005550100 | 0800-555-0100
  phone | 4004-0100 | 4004-0100 | 4004 0100 | 40040100
  phone | none | none | 3324-5566 | 62 1324-5566 | 62 3324-556 | 62 3324-55667 | 62 6324-5566 | 62 3324-5566 / 62 3324-5577 | call 62 3324-5566
  whatsapp | +55 62 93324-5566 | (62) 93324-5566 | 62 933245566 | (62) 9 3324-5566 | +5562933245566
  whatsapp | none | none | 0800 555 0100 | 4004-0100 | https://wa.me/5562933245566
  cnpj | 11.222.333/0001-81 | 11.222.333/0001-81 | 11222333000181 | 11.222.333/0001-81 | 11 222 333 0001 81 | 11.222.333/0001-81.
  cnpj | 12.ABC.345/01DE-35 | 12.ABC.345/01DE-35 | 12abc34501de35
  cnpj | none | none | 11.222.333/0001-82 | 1122233300018 | 00000000000000 | CNPJ 11.222.333/0001-81
  cep | 70000-000 | 70000-000 | 70000000 | 70.000-000 | 70000 000
  cep | none | none | 7000000 | 700000000 | 7000-0000
  link | https://www.minhaempresa.com.br | https://www.minhaempresa.com.br | www.minhaempresa.com.br
  link | https://minhaempresa.com.br/a | https://minhaempresa.com.br/a | minhaempresa.com.br/a
  link | none | none | http://www.minhaempresa.com.br | www.minha empresa.com.br | javascript:alert(1) | ana@example.com | minhaempresa
  linkOrFile | none | none | privacy.pdf | menu.html
  address | https://www.minhaempresa.com.br/ | https://www.minhaempresa.com.br/ | www.minhaempresa.com.br
`).map(([format = '', ...rest]) => [format as FormatName, ...rest] as const),
)(
  '%s: %s is stored and %s shown in Portuguese, however it is typed',
  (format, stored, shown, ...typed) => {
    const expected = stored === 'none' ? undefined : stored
    for (const value of typed) {
      const taken = formats[format].valid(value) ? storedForm(format, value) : undefined
      expect([value, taken]).toEqual([value, expected])
    }
    if (expected !== undefined) {
      expect(formats[format].valid(expected)).toBe(true)
      expect([shownPhone(expected, 'pt-BR'), shownPhone(expected, 'en')]).toEqual([
        shown,
        expected,
      ])
    }
  },
)
