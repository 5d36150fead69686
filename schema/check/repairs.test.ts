import { expect, test } from 'vitest'

import { repairs } from './formats.ts'

test.each([
  ['11222333000181', '11.222.333/0001-81'],
  ['11 222 333 0001 81', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['11222333000182', undefined],
  ['1122233300018', undefined],
  ['00000000000000', undefined],
  ['112223330001812', undefined],
  ['1122233300018a', undefined],
  ['12345678000195', '12.345.678/0001-95'],
  ['98765432000198', '98.765.432/0001-98'],
  ['98.765.432/0001-98x', undefined],
])('the CNPJ %j is mended to %j', (written, right) => {
  expect(repairs['bad-cnpj'](written)).toBe(right)
})

test.each([
  ['70000000', '70000-000'],
  ['70.000-000', '70000-000'],
  ['70000 000', '70000-000'],
  [' 70000-000 ', '70000-000'],
  ['7000000', undefined],
  ['700000000', undefined],
  ['7000000a', undefined],
])('the CEP %j is mended to %j', (written, right) => {
  expect(repairs['bad-cep'](written)).toBe(right)
})

test.each([
  ['8:00', '08:00'],
  ['8h', '08:00'],
  ['8h30', '08:30'],
  ['18h00', '18:00'],
  ['18.30', '18:30'],
  ['9', '09:00'],
  ['6 pm', '18:00'],
  ['12:30 am', '00:30'],
  ['12pm', '12:00'],
  ['24:00', '00:00'],
  ['8:70', undefined],
  ['in the morning', undefined],
])('the time %j is mended to %j', (written, right) => {
  expect(repairs['bad-time'](written)).toBe(right)
})

test.each([
  ['24/12/2026', '2026-12-24'],
  ['1/1/2027', '2027-01-01'],
  ['2026/12/24', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
  ['30/02/2026', undefined],
  ['2026-02-30', undefined],
  ['24/12', undefined],
  ['24/12/26', undefined],
  ['Christmas', undefined],
])('the day %j is mended to %j', (written, right) => {
  expect(repairs['bad-day'](written)).toBe(right)
})

test.each([
  ['08005550100', '0800 555 0100'],
  ['0800 12 3456', '0800 12 3456'],
  ['0800123456', '0800 12 3456'],
  ['0300 555 0100', '0300 555 0100'],
  ['+55 0800 555 0100', '0800 555 0100'],
  ['+55 4004-0100', '4004-0100'],
  ['40040100', '4004-0100'],
  ['4020 0100', '4020-0100'],
  ['30030100', '3003-0100'],
  ['4021-0100', undefined],
  ['(61) 3555-0100', '+55 61 3555-0100'],
  ['61 3555 0100', '+55 61 3555-0100'],
  ['061 93555 0100', '+55 61 93555-0100'],
  ['+55 (61) 9 3555-0100', '+55 61 93555-0100'],
  ['5561935550100', '+55 61 93555-0100'],
  ['556135550100', '+55 61 3555-0100'],
  ['0055 61 3555 0100', '+55 61 3555-0100'],
  ['3555-0100', undefined],
  ['0800-CALL-NOW', undefined],
  ['61 1555-0100', undefined],
  ['60 3555-0100', undefined],
  ['55 3555 0100', '+55 55 3555-0100'],
  ['5555355501000', undefined],
  ['(55) 93555-0100', '+55 55 93555-0100'],
  ['0900 555 0100', undefined],
  ['61 6555-0100', undefined],
])('the phone %j is mended to %j', (written, right) => {
  expect(repairs['bad-phone'](written)).toBe(right)
})

test.each([
  ['https://wa.me/5561935550100', '+55 61 93555-0100'],
  ['wa.me/5561935550100', '+55 61 93555-0100'],
  ['https://api.whatsapp.com/send?phone=5561935550100', '+55 61 93555-0100'],
  ['https://web.whatsapp.com/send/?phone=5561935550100', '+55 61 93555-0100'],
  ['api.whatsapp.com/send/?phone=61935550100', '+55 61 93555-0100'],
  [' 61 93555-0100 ', '+55 61 93555-0100'],
  ['http://WA.ME/5561935550100', '+55 61 93555-0100'],
  ['x wa.me/5561935550100', undefined],
  ['https://wa.me/message/ABC', undefined],
  ['0800 555 0100', undefined],
])('the number on WhatsApp %j is mended to %j', (written, right) => {
  expect(repairs['bad-whatsapp'](written)).toBe(right)
})

test.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  ['http://www.example.com', 'https://www.example.com'],
  ['//www.example.com', 'https://www.example.com'],
  [' https://www.example.com ', 'https://www.example.com'],
  ['https:www.example.com', undefined],
  ['https//www.example.com', 'https://www.example.com'],
  ['https://https://www.example.com', 'https://www.example.com'],
  ['HTTPS://www.example.com', 'https://www.example.com'],
  ['javascript:alert(1)', undefined],
  ['mailto:a@example.com', undefined],
  ['example', undefined],
  ['https://a b.com', undefined],
  ['http:/www.example.com/x', 'https://www.example.com/x'],
  ['ftp://example.com', undefined],
  ['https:///example.com', 'https://example.com'],
  ['a.b', 'https://a.b'],
  ['www.example.com:99999', undefined],
  ['www.example.com/?a=http://b.c', 'https://www.example.com/?a=http://b.c'],
])('the link %j is mended to %j', (written, right) => {
  expect(repairs['bad-link'](written)).toBe(right)
})

test.each([
  ['privacy.pdf', '/privacy.pdf'],
  ['public/privacy.PDF', '/privacy.pdf'],
  ['./docs/a.Pdf', '/docs/a.pdf'],
  ['https://www.example.com/a.pdf', 'https://www.example.com/a.pdf'],
  ['http://www.example.com/a.pdf', 'https://www.example.com/a.pdf'],
  ['a b.pdf', undefined],
  ['www.example.com/privacy', 'https://www.example.com/privacy'],
  ['privacy', undefined],
  ['a.pdfx', 'https://a.pdfx'],
  ['\\docs\\a.pdf', '/docs/a.pdf'],
])('the link of the footer %j is mended to %j', (written, right) => {
  expect(repairs['bad-link-or-file'](written)).toBe(right)
})

test.each([
  ['mailto:a@example.com', 'a@example.com'],
  ['MAILTO:a@example.com', 'a@example.com'],
  ['a @example.com', 'a@example.com'],
  [' a@example.com', 'a@example.com'],
  ['a@example', undefined],
  ['a@b@example.com', undefined],
  ['a@example.com', undefined],
  ['a@ex ample.c1', undefined],
])('the e-mail address %j is mended to %j', (written, right) => {
  expect(repairs['bad-email'](written)).toBe(right)
})

test.each([
  ['https://www.example.com', 'https://www.example.com/'],
  ['http://www.example.com/', 'https://www.example.com/'],
  ['www.example.com/site/index.html', 'https://www.example.com/site/'],
  ['https://www.example.com/?a=b', 'https://www.example.com/'],
  ['https://www.example.com/#top', 'https://www.example.com/'],
  ['https://www.example.com/about.html', undefined],
  ['https://www.example.com/a.php', undefined],
  ['https://www.example.com//', 'https://www.example.com/'],
  ['example', undefined],
  ['https://www.example.com/.well/', undefined],
  [' www.example.com ', 'https://www.example.com/'],
  ['https://www.example.com/INDEX.HTML', 'https://www.example.com/'],
  ['https://www.example.com/a.aspx/', undefined],
  ['https://www.example.com/index.x y', undefined],
])('the address of the site %j is mended to %j', (written, right) => {
  expect(repairs['bad-address'](written)).toBe(right)
})

test.each([
  ['1d4ed8', '#1d4ed8'],
  ['#1D4ED8', '#1D4ED8'],
  [' #1d4ed8', '#1d4ed8'],
  ['1af', '#11aaff'],
  ['#1AF', '#11AAFF'],
  ['rgb(29, 78, 216)', '#1d4ed8'],
  ['RGB(29,78,216)', '#1d4ed8'],
  ['rgba(29,78,216,0.5)', undefined],
  ['hsl(224, 76%, 48%)', '#1d4fd7'],
  ['blue', '#0000ff'],
  ['accent', undefined],
  ['12', undefined],
  ['rgb(29, 78', undefined],
  ['#12345', undefined],
  ['1d4ed8x', undefined],
  ['oklch(50% 0.1 200)', '#00747a'],
  ['rgba(29,78,216,1)', '#1d4ed8'],
])('the colour %j is mended to %j', (written, right) => {
  expect(repairs['bad-color'](written)).toBe(right)
})

test.each([
  ['Cloud Services', 'cloud-services'],
  ['Serviços & Nuvem', 'servicos-nuvem'],
  ['---a---', 'a'],
  ['1st', 'st'],
  ['42', undefined],
  ['', undefined],
  ['a_b', 'a-b'],
  ['Ação', 'acao'],
  ['é', 'e'],
  ['a--b', 'a-b'],
  ['ABC-', 'abc'],
])('the id %j is mended to %j', (written, right) => {
  expect(repairs['bad-id'](written)).toBe(right)
})

test.each([
  [' 10000000-FFFF-ffff-ffff-000000000001 ', '10000000-ffff-ffff-ffff-000000000001'],
  ['10000000-ffff-ffff-ffff-00000000000', undefined],
  ['10000000-ffff-ffff-000000000001', undefined],
  ['g0000000-ffff-ffff-ffff-000000000001', undefined],
  ['x10000000-ffff-ffff-ffff-000000000001', undefined],
  ['10000000-ffff-ffff-ffff-0000000000012', undefined],
])('the site key %j is mended to %j', (written, right) => {
  expect(repairs['bad-site-key'](written)).toBe(right)
})

test.each([
  [' abc ', 'abc'],
  ['a b', undefined],
  ['', undefined],
  ['abc\n', 'abc'],
  [' abcdef', 'abcdef'],
])('the key %j is mended to %j', (written, right) => {
  expect(repairs['bad-key'](written)).toBe(right)
})

const google = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE'
const bing = '0123456789ABCDEF0123456789ABCDEF'

test.each([
  [`<meta name="google-site-verification" content="${google}" />`, google],
  [`<meta content='${google}' name='google-site-verification'>`, google],
  [`<meta name=“google-site-verification” content=“${google}”>`, google],
  [`google-site-verification=${google}`, google],
  [` ${google}\n`, google],
  [`content="${google}"`, google],
  [`<meta name="msvalidate.01" content="${bing}" />`, undefined],
  ['<meta name="google-site-verification" content="" />', undefined],
  ['google0123456789abcdef.html', undefined],
  [`${google} ${google}`, undefined],
])('what Google gives as %j is mended to %j', (written, right) => {
  expect(repairs['bad-google-code'](written)).toBe(right)
})

test.each([
  [`<meta name="msvalidate.01" content="${bing}" />`, bing],
  [` ${bing} `, bing],
  [`${bing}0`, undefined],
  [`<meta name="google-site-verification" content="${google}" />`, undefined],
])('what Bing gives as %j is mended to %j', (written, right) => {
  expect(repairs['bad-bing-code'](written)).toBe(right)
})
