import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import { formattedPhone } from '../page/formattedPhone.ts'
import { formats, storedForm, type FormatName } from './formats.ts'

// A quadratic search would take hours.
test.each([
  ['email', `a@b.com${'.'.repeat(2_000_000)}!`],
  ['address', `https://a.com${'/'.repeat(2_000_000)}!`],
] as const)('long punctuation in the format “%s” takes linear time', (name, value) => {
  expect(formats[name].repair?.(value)).toBe(undefined)
})

/** The format, what is stored and shown in Portuguese, and how people type it; “none”: digits are missing or wrong. */
test.each(
  rowsOf(`
  phone | +55 62 3324-5566 | (62) 3324-5566 | (62) 3324-5566 | 62 33245566 | +55 62 3324-5566 | 6233245566 | (062) 3324 5566 | 0055 62 3324-5566 | 62.3324.5566 | tel:+556233245566 | Tel. (62) 3324-5566 | Telefone: (62) 3324-5566 | Tel62 3324-5566
  phone | 0800 555 0100 | 0800 555 0100 | 0800 555 0100 | 08005550100 | 0800-555-0100
  phone | 4004-0100 | 4004-0100 | 4004 0100 | 40040100
  phone | none | none | 3324-5566 | 62 1324-5566 | 62 3324-556 | 62 3324-55667 | 62 6324-5566 | 62 3324-5566 / 62 3324-5577 | call 62 3324-5566
  whatsapp | +55 62 93324-5566 | (62) 93324-5566 | 62 933245566 | (62) 9 3324-5566 | +5562933245566 | tel:+5562933245566 | Telefone: (62) 93324-5566 | Tel62 93324-5566
  whatsapp | none | none | 0800 555 0100 | 4004-0100 | https://wa.me/5562933245566
  cnpj | 11.222.333/0001-81 | 11.222.333/0001-81 | 11222333000181 | 11.222.333/0001-81 | 11 222 333 0001 81 | 11.222.333/0001-81. | CNPJ 11.222.333/0001-81 | CNPJ: 11222333000181 | CNPJ nº 11.222.333/0001-81 | CNPJ11.222.333/0001-81
  cnpj | 12.ABC.345/01DE-35 | 12.ABC.345/01DE-35 | 12abc34501de35
  cnpj | none | none | 11.222.333/0001-82 | 1122233300018 | 00000000000000 | CNPJ 11.222.333/0001-82
  cep | 70000-000 | 70000-000 | 70000000 | 70.000-000 | 70000 000 | CEP: 70000-000 | cep 70000000 | CEP70000-000
  cep | none | none | 7000000 | 700000000 | 7000-0000
  link | https://www.minhaempresa.com.br | https://www.minhaempresa.com.br | www.minhaempresa.com.br | http://www.minhaempresa.com.br
  linkOrFile | https://example.com/a.pdf | https://example.com/a.pdf | http://example.com/a.pdf
  link | https://minhaempresa.com.br/a | https://minhaempresa.com.br/a | minhaempresa.com.br/a
  link | https://example.com?a | https://example.com?a | https://example.com?a
  link | none | none | www.minha empresa.com.br | javascript:alert(1) | ana@example.com | minhaempresa | //example.com
  link | none | none | https://example.com/a b | https://example.com. | https://example | https://.com | https://user:secret@example.com | https://example.com:99999
  linkOrFile | /docs/a.pdf | /docs/a.pdf | /docs/a.pdf
  linkOrFile | none | none | privacy.pdf | menu.html | //a.pdf | /.pdf | /a b.pdf | /a.pdfx | /a.PDF
  address | https://www.minhaempresa.com.br/ | https://www.minhaempresa.com.br/ | www.minhaempresa.com.br | http://www.minhaempresa.com.br | https://www.minhaempresa.com.br
  address | https://example.com:8080/a/b-c/ | https://example.com:8080/a/b-c/ | https://example.com:8080/a/b-c/
  address | https://exämple.com/ | https://exämple.com/ | https://exämple.com/
  address | none | none | https://example.com/a.html/ | https://example.com/.a/ | https://example/ | https://example.com:99999/
`).map(([format = '', ...rest]) => [format as FormatName, ...rest] as const),
)(
  '%s: every way to type it is stored as %s and shown as %s',
  (format, stored, shown, ...typed) => {
    const expected = stored === 'none' ? undefined : stored
    for (const value of typed) {
      const isValid = formats[format].isValid(value)
      const result = isValid ? (storedForm(format, value) ?? value) : undefined
      expect([value, result]).toEqual([value, expected])
    }
    if (expected !== undefined) {
      expect(formats[format].isValid(expected)).toBe(true)
      expect([formattedPhone(expected, 'pt-BR'), formattedPhone(expected, 'en')]).toEqual(
        [shown, expected],
      )
    }
  },
)

/** The format, the right value, and how people write it; “none”: the right value is uncertain. */
test.each(
  rowsOf(String.raw`
  phone | none | "4021-0100" | "0800-CALL-NOW" | "60 3555-0100" | "5555355501000" | "0900 555 0100" | "+1 202 555 0100" | "+55 61 83555-0100"
  whatsapp | "+55 61 93555-0100" | "https://web.whatsapp.com/send?phone=5561935550100" | "https://wa.me/5561935550100" | "https://api.whatsapp.com/send?phone=5561935550100" | "api.whatsapp.com/send/?phone=61935550100" | "http://WA.ME/5561935550100"
  whatsapp | none | "x wa.me/5561935550100" | "https://wa.me/message/ABC"
  link | "https://www.example.com" | "<https://www.example.com>" | "hhttps:/www.example.com" | "//www.example.com" | " https://www.example.com " | "https//www.example.com" | "https://https://www.example.com"
  link | none | "https:www.example.com" | "mailto:a@example.com" | "ftp://example.com" | "https://user@example.com" | "about"
  linkOrFile | "/privacy.pdf" | "privacy.pdf" | "..\\public\\privacy.pdf" | "public/privacy.PDF"
  linkOrFile | none | "index.html" | "/404.HTML" | "a b.pdf" | "privacy" | "javascript:alert(1)"
  email | "a@example.com" | "a [arroba] example.com" | "a@example.com;" | "MAILTO:a@example.com" | "a @example.com" | "Ana <a@example.com> " | "a (at) example.com"
  email | none | "a@example" | "a@b@example.com" | "a@example.com" | "a@ex ample.c1"
  address | "https://www.example.com/" | "https://www.example.com" | "https://www.example.com/?a=b" | "https://www.example.com//" | " www.example.com " | "https://www.example.com/INDEX.HTML"
  address | "https://www.example.com/site/" | "www.example.com/site/index.html"
  address | none | "https://www.example.com/a.aspx" | "https://www.example.com/a.php/" | "https://example/" | "https://www.example.com/about.html" | "https://www.example.com/.well/" | "https://localhost/" | "https://www.example.com/a/../b/"
  color | "#1d4ed8" | "1d4ed8" | " #1d4ed8" | "RGB(29,78,216)" | "rgba(29,78,216,1)"
  color | "#11aaff" | "1af"
  color | "#00747a" | "oklch(50% 0.1 200)"
  color | none | "rgba(29,78,216,0.5)" | "accent" | "rgb(29, 78" | "#12345" | ""
  siteKey | "10000000-ffff-ffff-ffff-000000000001" | " 10000000-FFFF-ffff-ffff-000000000001 "
  key | "abc" | " abc " | "abc\n"
`).map(([format = '', right = '', ...written]) => ({
    format: format as FormatName,
    right: right === 'none' ? undefined : String(JSON.parse(right)),
    written: written.map((json) => String(JSON.parse(json))),
  })),
)('$format: repair returns $right for $written', ({ format, right, written }) => {
  const repaired = written.map((value) => [value, formats[format].repair?.(value)])
  expect(repaired).toEqual(written.map((value) => [value, right]))
})
