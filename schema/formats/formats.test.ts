import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import { formats } from './formats.ts'
import { isFilePath } from './links.ts'

const validators: Record<string, (value: string) => boolean> = {
  link: formats.link.valid,
  'file of the site': isFilePath,
  'address of a site': formats.address.valid,
}

test.each(
  rowsOf(`
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
