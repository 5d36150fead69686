import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import { formats } from './formats.ts'

const repairs = new Map<string, ((value: string) => string | undefined) | undefined>(
  Object.values(formats).map(({ code, repair }) => [code, repair]),
)
type Row = [code: string, right: string | undefined, ...written: string[]]

/** The code, the right value, and how people write it; “gone”: the right value is not certain. */
const rows = rowsOf(String.raw`
  bad-cnpj | "11.222.333/0001-81" | "11222333000181" | "11 222 333 0001 81" | "CNPJ 11.222.333/0001-81" | "11.222.333/0001-81 "
  bad-cnpj | "12.ABC.345/01DE-35" | "12abc34501de35" | "12.abc.345/01de-35"
  bad-cnpj | "12.345.678/0001-95" | "12345678000195"
  bad-cnpj | "98.765.432/0001-98" | "98765432000198"
  bad-cnpj | gone | "11222333000182" | "1122233300018" | "00000000000000" | "112223330001812" | "1122233300018a" | "98.765.432/0001-98x" | "011222333000181"
  bad-cep | "70000-000" | "70000000" | "70.000-000" | "70000 000" | " 70000-000 "
  bad-cep | gone | "7000000" | "700000000" | "7000000a"
  bad-time | "08:00" | "8:00" | "8h"
  bad-time | "08:30" | "8h30"
  bad-time | "18:00" | "18h00" | "6 pm"
  bad-time | "18:30" | "18.30"
  bad-time | "09:00" | "9"
  bad-time | "00:30" | "12:30 am"
  bad-time | "12:00" | "12pm"
  bad-time | "00:00" | "24:00"
  bad-time | gone | "8:70" | "in the morning"
  bad-day | "2026-12-24" | "24/12/2026" | "2026-12-24T08:00" | "2026-12-24T08:00:00-03:00" | "2026/12/24" | "24.12.2026"
  bad-day | "2027-01-01" | "1/1/2027"
  bad-day | gone | "30/02/2026" | "2026-02-30" | "24/12" | "24/12/26" | "Christmas"
  bad-phone | "0800 555 0100" | "08005550100" | "+55 0800 555 0100" | "0800-555-0100" | "0800 5550100"
  bad-phone | "0800 12 3456" | "0800 12 3456" | "0800123456"
  bad-phone | "0300 555 0100" | "0300 555 0100"
  bad-phone | "4004-0100" | "+55 4004-0100" | "40040100"
  bad-phone | "4020-0100" | "4020 0100"
  bad-phone | "3003-0100" | "30030100"
  bad-phone | "+55 61 3555-0100" | "(61) 3555-0100" | "61 3555 0100" | "556135550100" | "0055 61 3555 0100" | "55 61 35550100" | "(061) 3555-0100"
  bad-phone | "+55 61 93555-0100" | "061 93555 0100" | "+55 (61) 9 3555-0100" | "5561935550100"
  bad-phone | "+55 55 3555-0100" | "55 3555 0100"
  bad-phone | "+55 55 93555-0100" | "(55) 93555-0100"
  bad-phone | gone | "4021-0100" | "3555-0100" | "0800-CALL-NOW" | "61 1555-0100" | "60 3555-0100" | "5555355501000" | "0900 555 0100" | "61 6555-0100" | "+1 202 555 0100" | "+55 61 1555-0100" | "+55 61 83555-0100" | "+55 60 3555-0100"
  bad-whatsapp | "+55 61 93555-0100" | "https://wa.me/5561935550100" | "wa.me/5561935550100" | "https://api.whatsapp.com/send?phone=5561935550100" | "https://web.whatsapp.com/send/?phone=5561935550100" | "api.whatsapp.com/send/?phone=61935550100" | " 61 93555-0100 " | "http://WA.ME/5561935550100"
  bad-whatsapp | gone | "x wa.me/5561935550100" | "https://wa.me/message/ABC" | "0800 555 0100"
  bad-link | "https://www.example.com/a" | "www.example.com/a"
  bad-link | "https://www.example.com" | "http://www.example.com" | "//www.example.com" | " https://www.example.com " | "https//www.example.com" | "https://https://www.example.com" | "HTTPS://www.example.com"
  bad-link | "https://www.example.com/x" | "http:/www.example.com/x"
  bad-link | "https://example.com" | "https:///example.com" | "//example.com"
  bad-link | "https://a.b" | "a.b"
  bad-link | "https://www.example.com/?a=http://b.c" | "www.example.com/?a=http://b.c"
  bad-link | gone | "https:www.example.com" | "javascript:alert(1)" | "mailto:a@example.com" | "example" | "https://a b.com" | "ftp://example.com" | "www.example.com:99999" | "http:example.com" | "https://user@example.com" | "https://example.com/a b" | "about"
  bad-link-or-file | "/privacy.pdf" | "privacy.pdf" | "public/privacy.PDF"
  bad-link-or-file | "/docs/a.pdf" | "./docs/a.Pdf" | "\\docs\\a.pdf"
  bad-link-or-file | "https://www.example.com/a.pdf" | "https://www.example.com/a.pdf" | "http://www.example.com/a.pdf"
  bad-link-or-file | "https://www.example.com/privacy" | "www.example.com/privacy"
  bad-link-or-file | "https://a.pdfx" | "a.pdfx"
  bad-link-or-file | gone | "a b.pdf" | "privacy" | "javascript:alert(1)"
  bad-email | "a@example.com" | "mailto:a@example.com" | "MAILTO:a@example.com" | "a @example.com" | " a@example.com" | "Ana <a@example.com>" | "Ana <a@example.com> " | "a (at) example.com"
  bad-email | gone | "a@example" | "a@b@example.com" | "a@example.com" | "a@ex ample.c1"
  bad-address | "https://www.example.com/" | "https://www.example.com" | "http://www.example.com/" | "https://www.example.com/?a=b" | "https://www.example.com/#top" | "https://www.example.com//" | " www.example.com " | "https://www.example.com/INDEX.HTML" | "https://https://www.example.com/"
  bad-address | "https://www.example.com/site/" | "www.example.com/site/index.html"
  bad-address | gone | "https://example/" | "https://www.example.com/about.html" | "https://www.example.com/a.php" | "example" | "https://www.example.com/.well/" | "https://www.example.com/a.aspx/" | "https://www.example.com/index.x y" | "https://localhost/" | "https://www.example.com/a/../b/" | "https://www.example.com:99999/"
  bad-color | "#1d4ed8" | "1d4ed8" | " #1d4ed8" | "rgb(29, 78, 216)" | "RGB(29,78,216)" | "rgba(29,78,216,1)"
  bad-color | "#1D4ED8" | "#1D4ED8"
  bad-color | "#11aaff" | "1af"
  bad-color | "#11AAFF" | "#1AF"
  bad-color | "#1d4fd7" | "hsl(224, 76%, 48%)"
  bad-color | "#00747a" | "oklch(50% 0.1 200)"
  bad-color | "#144bb8" | "hsl(220 80% 40%)"
  bad-color | "#0000ff" | "blue"
  bad-color | gone | "rgba(29,78,216,0.5)" | "accent" | "12" | "rgb(29, 78" | "#12345" | "1d4ed8x" | "#c04a1b80" | ""
  bad-id | "cloud-services" | "Cloud Services"
  bad-id | "servicos-nuvem" | "Serviços & Nuvem"
  bad-id | "a" | "---a---"
  bad-id | "st" | "1st"
  bad-id | "a-b" | "a_b" | "a--b"
  bad-id | "acao" | "Ação"
  bad-id | "e" | "é"
  bad-id | "abc" | "ABC-"
  bad-id | "computacao-em-nuvem" | "Computação em nuvem"
  bad-id | gone | "42" | ""
  bad-site-key | "10000000-ffff-ffff-ffff-000000000001" | " 10000000-FFFF-ffff-ffff-000000000001 "
  bad-site-key | gone | "10000000-ffff-ffff-ffff-00000000000" | "10000000-ffff-ffff-000000000001" | "g0000000-ffff-ffff-ffff-000000000001" | "x10000000-ffff-ffff-ffff-000000000001" | "10000000-ffff-ffff-ffff-0000000000012"
  bad-key | "abc" | " abc " | "abc\n"
  bad-key | "abcdef" | " abcdef"
  bad-key | gone | "a b" | ""
`).map(([code = '', right = '', ...written]): Row => {
  if (!repairs.get(code)) throw new Error(`Nothing mends ${code}.`)
  const values = written.map((each) => String(JSON.parse(each)))
  return [code, right === 'gone' ? undefined : JSON.parse(right), ...values]
})

const google = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE'
const bing = '0123456789ABCDEF0123456789ABCDEF'

test.each<Row>([
  ...rows,
  [
    'bad-google-code',
    google,
    `<meta name="google-site-verification" content="${google}" />`,
    `<meta content='${google}' name='google-site-verification'>`,
    `<meta name=“google-site-verification” content=“${google}”>`,
    `google-site-verification=${google}`,
    ` ${google}\n`,
    `content="${google}"`,
  ],
  [
    'bad-google-code',
    undefined,
    `<meta name="msvalidate.01" content="${bing}" />`,
    '<meta name="google-site-verification" content="" />',
    'google0123456789abcdef.html',
    `${google} ${google}`,
  ],
  ['bad-bing-code', bing, `<meta name="msvalidate.01" content="${bing}" />`, ` ${bing} `],
  [
    'bad-bing-code',
    undefined,
    `${bing}0`,
    `<meta name="google-site-verification" content="${google}" />`,
  ],
])(
  '%s: %s is made of %j, and of each other way to write it',
  (code, right, ...written) => {
    const fixed = written.map((value) => [value, repairs.get(code)?.(value)])
    expect(fixed).toEqual(written.map((value) => [value, right]))
  },
)
