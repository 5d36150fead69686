import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import { formats } from './formats.ts'

const repairs = new Map<string, ((value: string) => string | undefined) | undefined>(
  Object.entries(formats).map(([format, { repair }]) => [format, repair]),
)
type Row = [format: string, right: string | undefined, ...written: string[]]

/** The format, the right value, and how people write it; “gone”: the right value is not certain. */
const rows = rowsOf(String.raw`
  cnpj | "11.222.333/0001-81" | "CNPJ 11.222.333/0001-81"
  cnpj | gone | "11222333000182" | "1122233300018" | "00000000000000" | "112223330001812" | "1122233300018a" | "98.765.432/0001-98x" | "011222333000181"
  clockTime | "08:00" | "8:00" | "8h"
  clockTime | "00:00" | "24:00"
  clockTime | gone | "8:70" | "in the morning"
  day | "2026-12-24" | "24/12/2026" | "2026-12-24T08:00" | "2026-12-24T08:00:00-03:00" | "2026/12/24" | "24.12.2026"
  day | gone | "30/02/2026" | "2026-02-30" | "24/12" | "24/12/26" | "Christmas"
  phone | gone | "4021-0100" | "3555-0100" | "0800-CALL-NOW" | "61 1555-0100" | "60 3555-0100" | "5555355501000" | "0900 555 0100" | "61 6555-0100" | "+1 202 555 0100" | "+55 61 1555-0100" | "+55 61 83555-0100" | "+55 60 3555-0100"
  whatsapp | "+55 61 93555-0100" | "https://wa.me/5561935550100" | "wa.me/5561935550100" | "https://api.whatsapp.com/send?phone=5561935550100" | "https://web.whatsapp.com/send/?phone=5561935550100" | "api.whatsapp.com/send/?phone=61935550100" | " 61 93555-0100 " | "http://WA.ME/5561935550100"
  whatsapp | gone | "x wa.me/5561935550100" | "https://wa.me/message/ABC" | "0800 555 0100"
  link | "https://www.example.com/a" | "www.example.com/a"
  link | "https://www.example.com" | "http://www.example.com" | "//www.example.com" | " https://www.example.com " | "https//www.example.com" | "https://https://www.example.com" | "HTTPS://www.example.com"
  link | gone | "https:www.example.com" | "javascript:alert(1)" | "mailto:a@example.com" | "example" | "https://a b.com" | "ftp://example.com" | "www.example.com:99999" | "http:example.com" | "https://user@example.com" | "https://example.com/a b" | "about"
  linkOrFile | "/privacy.pdf" | "privacy.pdf" | "public/privacy.PDF"
  linkOrFile | gone | "a b.pdf" | "privacy" | "javascript:alert(1)"
  email | "a@example.com" | "mailto:a@example.com" | "MAILTO:a@example.com" | "a @example.com" | " a@example.com" | "Ana <a@example.com>" | "Ana <a@example.com> " | "a (at) example.com"
  email | gone | "a@example" | "a@b@example.com" | "a@example.com" | "a@ex ample.c1"
  address | "https://www.example.com/" | "https://www.example.com" | "http://www.example.com/" | "https://www.example.com/?a=b" | "https://www.example.com/#top" | "https://www.example.com//" | " www.example.com " | "https://www.example.com/INDEX.HTML" | "https://https://www.example.com/"
  address | "https://www.example.com/site/" | "www.example.com/site/index.html"
  address | gone | "https://example/" | "https://www.example.com/about.html" | "https://www.example.com/a.php" | "example" | "https://www.example.com/.well/" | "https://www.example.com/a.aspx/" | "https://www.example.com/index.x y" | "https://localhost/" | "https://www.example.com/a/../b/" | "https://www.example.com:99999/"
  color | "#1d4ed8" | "1d4ed8" | " #1d4ed8" | "rgb(29, 78, 216)" | "RGB(29,78,216)" | "rgba(29,78,216,1)"
  color | "#11aaff" | "1af"
  color | "#00747a" | "oklch(50% 0.1 200)"
  color | gone | "rgba(29,78,216,0.5)" | "accent" | "12" | "rgb(29, 78" | "#12345" | "1d4ed8x" | "#c04a1b80" | ""
  id | "cloud-services" | "Cloud Services"
  id | gone | "42" | ""
  siteKey | "10000000-ffff-ffff-ffff-000000000001" | " 10000000-FFFF-ffff-ffff-000000000001 "
  key | "abc" | " abc " | "abc\n"
`).map(([format = '', right = '', ...written]): Row => {
  if (!repairs.get(format)) throw new Error(`Nothing repairs ${format}.`)
  const values = written.map((each) => String(JSON.parse(each)))
  return [format, right === 'gone' ? undefined : JSON.parse(right), ...values]
})

const google = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE'
const bing = '0123456789ABCDEF0123456789ABCDEF'

test.each<Row>([
  ...rows,
  [
    'googleCode',
    google,
    `<meta name="google-site-verification" content="${google}" />`,
    `google-site-verification=${google}`,
  ],
  [
    'googleCode',
    undefined,
    `<meta name="msvalidate.01" content="${bing}" />`,
    `${google} ${google}`,
  ],
  ['bingCode', bing, `<meta name="msvalidate.01" content="${bing}" />`, ` ${bing} `],
])(
  '%s: %s is made of %j, and of each other way to write it',
  (format, right, ...written) => {
    const fixed = written.map((value) => [value, repairs.get(format)?.(value)])
    expect(fixed).toEqual(written.map((value) => [value, right]))
  },
)
