import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import { formats } from './formats.ts'
import { isFilePath } from './links.ts'

const validators: Record<string, (value: string) => boolean> = {
  CNPJ: formats.cnpj.valid,
  'postal code': formats.cep.valid,
  'phone with its area code': formats.whatsapp.valid,
  phone: formats.phone.valid,
  link: formats.link.valid,
  'file of the site': isFilePath,
  'address of a site': formats.address.valid,
}

test.each(
  rowsOf(`
  CNPJ | right | 11.222.333/0001-81 | 12.345.678/0001-95 | 98.765.432/0001-98 | 12.ABC.345/01DE-35
  CNPJ | wrong | 11.222.333/0001-82 | 11.222.333/0001-8 | x11.222.333/0001-81 | 11.222.333/0001-811 | 11.111.111/1111-11
  postal code | right | 70000-000
  postal code | wrong | 70000000 | 7000-000 | x70000-000 | 70000-0000
  phone with its area code | right | +55 61 2555-0100 | +55 61 3555-0100 | +55 61 5555-0100 | +55 61 93555-0100
  phone with its area code | wrong | +55 61 6555-0100 | +55 61 1555-0100 | +55 61 83555-0100 | +55 61 13555-0100 | +55 61 9355-0100 | +55 01 3555-0100
  phone with its area code | wrong | +55 10 3555-0100 | +55 60 3555-0100 | +5561 3555-0100 | x+55 61 3555-0100 | +55 61 3555-01000 | +55 61 3555-010
  phone | right | +55 61 2555-0100 | +55 61 3555-0100 | +55 61 5555-0100 | +55 61 93555-0100 | 0800 555 0100 | 0800 55 0100 | 0800 12 3456
  phone | right | 0300 555 0100 | 3003-0100 | 3004-0100 | 4004-0100 | 4020-0100
  phone | wrong | +55 60 3555-0100 | 0800 5 0100 | 0500 555 0100 | 0900 555 0100 | 0800 555 01000 | 0800-555-0100 | x0800 555 0100 | 4030-0100
  link | right | https://example.com | https://example.com/ | https://example.com?a | https://example.com#a | https://example.com/a@b
  link | wrong | https://example.com/a b | https://exa mple.com | https://example.com. | https://example | https://.com | https://
  link | wrong | http://example.com | //example.com | xhttps://example.com | javascript:alert(1) | https://a@example.com
  link | wrong | https://user:secret@example.com | https://example.com:99999 | https://exa[mple.com/
  file of the site | right | /a.pdf | /docs/a.pdf | /ab.pdf
  file of the site | wrong | /a.pdf  | //a.pdf | /.pdf | /a b.pdf | a.pdf | /a.pdfx | /a.PDF
  address of a site | right | https://example.com/ | https://www.example.com/a/b-c/ | https://example.com:8080/ | https://exämple.com/
  address of a site | wrong | https://example.com | https://example.com:123456/ | https://example.com/a.html/ | https://example.com/a.htm/
  address of a site | wrong | https://example.com/a.php/ | https://example.com/a.asp/ | https://example.com/.a/ | https://example.com/a?b/
  address of a site | wrong | https://example/ | http://example.com/ | https://example.1c/ | https://example.com// | https://example.com:99999/
`),
)('%s, %s: %s', (format = '', verdict, ...values) => {
  const fits = validators[format]
  if (!fits) throw new Error(`There is no format ${format}.`)
  expect(values.filter((value) => fits(value))).toEqual(verdict === 'right' ? values : [])
})

test('an address with an accent stays one, however often it is asked about', () => {
  const refused = Array.from({ length: 20_000 }).filter(
    () => !formats.address.valid('https://exämple.com/'),
  )
  expect(refused).toHaveLength(0)
})
