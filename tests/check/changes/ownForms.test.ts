// @vitest-environment node
import { expect, test } from 'vitest'

import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'company/social/0',
    5,
    'company/social/0 ‹5› Social network 1 must be a group in braces, but it is 5. write it like this: { "network": "linkedin", "label": "footer.linkedin", "address": "https://www.linkedin.com/company/example" }',
  ],
  ['company/social/0/address', 'https://linkedin.com/x'],
  [
    'company/social/0/address',
    'https://notlinkedin.com/x',
    'company/social/0/address ‹//notlinkedin.com/x"› “https://notlinkedin.com/x” is not an address of LinkedIn. copy the address of your page from the browser; it has linkedin.com in it. For another network, change “network”.',
  ],
  [
    'company/social',
    'linkedin',
    'company/social ‹"linkedin"› “social” of “company” must be a list in square brackets, but it is written as text. write it like this: [ … ]',
  ],
  [
    'company/name',
    'x'.repeat(300),
    'company/name ‹xxxxxxxxxxxxxxxxxxx"› “name” of “company” has 300 characters; there is room for 40. shorten it by 260 characters.',
  ],
  [
    'company/name',
    '<b>Buri</b>',
    'company/name ‹"<b>Buri</b>"› “name” of “company” has HTML in it, which visitors would see as it is written: <b> write plain words; the page decides how they look.',
  ],
  [
    'site/defaultLanguage',
    'english',
    'site/defaultLanguage ‹"english"› “defaultLanguage” of “site” cannot be “english”. Did you mean “en”? write "en". → "defaultLanguage": "en"',
  ],
  [
    'site/defaultLanguage',
    'Português',
    'site/defaultLanguage ‹"Português"› “defaultLanguage” of “site” cannot be “Português”. Did you mean “br”? write "br". → "defaultLanguage": "br"',
  ],
  [
    'site/defaultLanguage',
    'BR',
    'site/defaultLanguage ‹"BR"› “defaultLanguage” of “site” cannot be “BR”. Did you mean “br”? write "br". → "defaultLanguage": "br"',
  ],
  [
    'email/rateLimit/throttle',
    '1000000000',
    'email/rateLimit/throttle ‹"1000000000"› “throttle” of “email › rateLimit” must be a whole number, but it is written as text. write it like this: 10000',
  ],
  [
    'email/rateLimit/throttle',
    '0100',
    'email/rateLimit/throttle ‹"0100"› “throttle” of “email › rateLimit” must be a whole number, but it is written as text. write it like this: 10000',
  ],
  [
    'email/rateLimit/throttle',
    ' 500 ',
    'email/rateLimit/throttle ‹" 500 "› “throttle” of “email › rateLimit” must be a whole number, but it is written as text. remove the quotes: 500 → "throttle": 500',
  ],
  [
    'email/rateLimit/throttle',
    null,
    'email/rateLimit/throttle ‹null› “throttle” of “email › rateLimit” must be a whole number, but there is nothing (null). write it like this: 10000',
  ],
  [
    'email/rateLimit/throttle',
    [1],
    'email/rateLimit/throttle ‹[› “throttle” of “email › rateLimit” must be a whole number, but it is a list in square brackets. write it like this: 10000',
  ],
  [
    'email/rateLimit/throttle',
    true,
    'email/rateLimit/throttle ‹true› “throttle” of “email › rateLimit” must be a whole number, but it is true or false. write it like this: 10000',
  ],
  ['email/rateLimit', undefined],
  [
    'email/rateLimit',
    5,
    'email/rateLimit ‹5› “rateLimit” of “email” must be a group in braces, but it is 5. write it like this: { "id": "contact", "throttle": 10000 }',
  ],
  [
    'email/blockHeadless',
    1,
    'email/blockHeadless ‹1› “blockHeadless” of “email” must be true or false, but it is written as a number. write it like this: true → "blockHeadless": true',
  ],
  [
    'email/blockHeadless',
    ' true ',
    'email/blockHeadless ‹" true "› “blockHeadless” of “email” must be true or false, but it is written as text. remove the quotes: true → "blockHeadless": true',
  ],
  [
    'email/blockHeadless',
    'x true',
    'email/blockHeadless ‹"x true"› “blockHeadless” of “email” must be true or false, but it is written as text. write it like this: false',
  ],
  [
    'email/serviceId',
    'template_abc',
    'email/serviceId ‹"template_abc"› “serviceId” of “email” has a value that belongs in “templateId”: “template_abc”. move it to “templateId”, and copy the right one from EmailJS to here.',
  ],
  [
    'email/templateId',
    'service_abc',
    'email/templateId ‹"service_abc"› “templateId” of “email” has a value that belongs in “serviceId”: “service_abc”. move it to “serviceId”, and copy the right one from EmailJS to here.',
  ],
  [
    'email/publicKey',
    'service_abc',
    'email/publicKey ‹"service_abc"› “publicKey” of “email” has a value that belongs in “serviceId”: “service_abc”. move it to “serviceId”, and copy the right one from EmailJS to here.',
  ],
  [
    'email/serviceId',
    5,
    'email/serviceId ‹5› “serviceId” of “email” must be text, but it is written as a number. put it in quotation marks: "5" → "serviceId": "5"',
  ],
  [
    'company/cnpj',
    'CNPJ 11.222.333/0001-81',
    'company/cnpj ‹ 11.222.333/0001-81"› “CNPJ 11.222.333/0001-81” is not written like a CNPJ. write its 14 characters with their punctuation, e.g. "11.222.333/0001-81".',
  ],
  [
    'company/cnpj',
    '11.222.333/0001-81 ',
    'company/cnpj ‹11.222.333/0001-81 "› “11.222.333/0001-81 ” is not written like a CNPJ. write "11.222.333/0001-81" → "cnpj": "11.222.333/0001-81"',
  ],
  [
    'company/cnpj',
    '12.abc.345/01de-35',
    'company/cnpj ‹"12.abc.345/01de-35"› “12.abc.345/01de-35” is not written like a CNPJ. write "12.ABC.345/01DE-35" → "cnpj": "12.ABC.345/01DE-35"',
  ],
  [
    'company/cnpj',
    '00.000.000/0000-00',
    'company/cnpj ‹"00.000.000/0000-00"› The CNPJ “00.000.000/0000-00” has a mistake: its last two digits do not fit the others. compare it with the company’s registration card and correct it.',
  ],
  [
    'company/cnpj',
    '011222333000181',
    'company/cnpj ‹"011222333000181"› “011222333000181” is not written like a CNPJ. write its 14 characters with their punctuation, e.g. "11.222.333/0001-81".',
  ],
  [
    'company/phone',
    '55 61 35550100',
    'company/phone ‹"55 61 35550100"› “55 61 35550100” is not written like a Brazilian phone number. write "+55 61 3555-0100" → "phone": "+55 61 3555-0100"',
  ],
  [
    'company/phone',
    '(061) 3555-0100',
    'company/phone ‹"(061) 3555-0100"› “(061) 3555-0100” is not written like a Brazilian phone number. write "+55 61 3555-0100" → "phone": "+55 61 3555-0100"',
  ],
  [
    'company/phone',
    '0800 5550100',
    'company/phone ‹"0800 5550100"› “0800 5550100” is not written like a Brazilian phone number. write "0800 555 0100" → "phone": "0800 555 0100"',
  ],
  [
    'company/phone',
    '40040100',
    'company/phone ‹"40040100"› “40040100” is not written like a Brazilian phone number. write "4004-0100" → "phone": "4004-0100"',
  ],
  [
    'company/phone',
    '+55 0800 555 0100',
    'company/phone ‹"+55 0800 555 0100"› “+55 0800 555 0100” is not written like a Brazilian phone number. write "0800 555 0100" → "phone": "0800 555 0100"',
  ],
  [
    'company/phone',
    '+55 4004-0100',
    'company/phone ‹"+55 4004-0100"› “+55 4004-0100” is not written like a Brazilian phone number. write "4004-0100" → "phone": "4004-0100"',
  ],
  [
    'company/phone',
    '+1 202 555 0100',
    'company/phone ‹"+1 202 555 0100"› “+1 202 555 0100” is not written like a Brazilian phone number. write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".',
  ],
  [
    'company/phone',
    '+55 61 1555-0100',
    'company/phone ‹"+55 61 1555-0100"› “+55 61 1555-0100” is not written like a Brazilian phone number. write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".',
  ],
  [
    'company/phone',
    '+55 61 83555-0100',
    'company/phone ‹"+55 61 83555-0100"› “+55 61 83555-0100” is not written like a Brazilian phone number. write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".',
  ],
  [
    'company/phone',
    '+55 60 3555-0100',
    'company/phone ‹"+55 60 3555-0100"› “+55 60 3555-0100” is not written like a Brazilian phone number. write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".',
  ],
  [
    'company/whatsapp',
    { number: 'https://wa.me/5561935550100', label: 'nav.contact' },
    'company/whatsapp/text ‹{› “text” is missing in the WhatsApp number. add "text": "contact.whatsappText" inside these braces.',
    'company/whatsapp/number ‹wa.me/5561935550100"› “https://wa.me/5561935550100” is not a Brazilian phone number with its country and area codes, as WhatsApp needs it. write "+55 61 93555-0100" → "number": "+55 61 93555-0100"',
  ],
  [
    'company/email',
    'hello @example.com',
    'company/email ‹"hello @example.com"› “hello @example.com” is not an e-mail address: there is a space in it. write "hello@example.com" → "email": "hello@example.com"',
  ],
  [
    'company/email',
    'hello@example',
    'company/email ‹"hello@example"› “hello@example” is not an e-mail address: its ending is missing, such as .com or .com.br. write a whole address, e.g. "hello@example.com".',
  ],
  [
    'site/address',
    'https://www.example.com',
    'site/address ‹s://www.example.com"› “https://www.example.com” cannot be the address of the site. write "https://www.example.com/" → "address": "https://www.example.com/"',
  ],
  [
    'site/address',
    'www.example.com',
    'site/address ‹"www.example.com"› “www.example.com” cannot be the address of the site. write "https://www.example.com/" → "address": "https://www.example.com/"',
  ],
  [
    'site/address',
    'https://www.example.com/index.html',
    'site/address ‹mple.com/index.html"› “https://www.example.com/index.html” cannot be the address of the site. write "https://www.example.com/" → "address": "https://www.example.com/"',
  ],
  [
    'site/address',
    'https://www.example.com/?x=1',
    'site/address ‹ww.example.com/?x=1"› “https://www.example.com/?x=1” cannot be the address of the site. write "https://www.example.com/" → "address": "https://www.example.com/"',
  ],
  [
    'site/address',
    'https://www.example.com/#top',
    'site/address ‹ww.example.com/#top"› “https://www.example.com/#top” cannot be the address of the site. write "https://www.example.com/" → "address": "https://www.example.com/"',
  ],
  [
    'site/address',
    'https://localhost/',
    'site/address ‹"https://localhost/"› “https://localhost/” cannot be the address of the site: its ending is missing, such as .com or .com.br. start with https:// and end with a slash, e.g. "https://www.example.com/".',
  ],
  [
    'site/address',
    'https://www.example.com/a/../b/',
    'site/address ‹example.com/a/../b/"› “https://www.example.com/a/../b/” cannot be the address of the site. start with https:// and end with a slash, e.g. "https://www.example.com/".',
  ],
  [
    'site/address',
    'https://www.example.com:99999/',
    'site/address ‹.example.com:99999/"› “https://www.example.com:99999/” cannot be the address of the site. start with https:// and end with a slash, e.g. "https://www.example.com/".',
  ],
  [
    'site/address',
    ' https://www.example.com/ ',
    'site/address ‹//www.example.com/ "› “ https://www.example.com/ ” cannot be the address of the site. write "https://www.example.com/" → "address": "https://www.example.com/"',
  ],
  [
    'clients/0/website',
    'http:example.com',
    'clients/0/website ‹"http:example.com"› “http:example.com” cannot be used as a link. write an address starting with https://',
  ],
  [
    'clients/0/website',
    'https//example.com',
    'clients/0/website ‹"https//example.com"› “https//example.com” cannot be used as a link. write "https://example.com" → "website": "https://example.com"',
  ],
  [
    'clients/0/website',
    'https:///example.com',
    'clients/0/website ‹ttps:///example.com"› “https:///example.com” cannot be used as a link. write "https://example.com" → "website": "https://example.com"',
  ],
  [
    'clients/0/website',
    '//example.com',
    'clients/0/website ‹"//example.com"› “//example.com” cannot be used as a link. write "https://example.com" → "website": "https://example.com"',
  ],
  [
    'clients/0/website',
    'http://https://example.com',
    'clients/0/website ‹https://example.com"› “http://https://example.com” cannot be used as a link. write "https://example.com" → "website": "https://example.com"',
  ],
  [
    'clients/0/website',
    'mailto:a@example.com',
    'clients/0/website ‹ailto:a@example.com"› “mailto:a@example.com” cannot be used as a link. write an address starting with https://',
  ],
  [
    'clients/0/website',
    'javascript:alert(1)',
    'clients/0/website ‹javascript:alert(1)"› “javascript:alert(1)” cannot be used as a link. write an address starting with https://',
  ],
  [
    'clients/0/website',
    'https://user@example.com',
    'clients/0/website ‹://user@example.com"› “https://user@example.com” cannot be used as a link. write an address starting with https://',
  ],
  [
    'clients/0/website',
    'https://example.com/a b',
    'clients/0/website ‹s://example.com/a b"› “https://example.com/a b” cannot be used as a link: there is a space in it. write an address starting with https://',
  ],
  [
    'clients/0/website',
    'example',
    'clients/0/website ‹"example"› “example” cannot be used as a link. write an address starting with https://',
  ],
  [
    'clients/0/website',
    'about',
    'clients/0/website ‹"about"› “about” cannot be used as a link. write an address starting with https://',
  ],
  [
    'site/colors/accent',
    '#abc',
    'site/colors/accent ‹"#abc"› “#abc” is not a colour that can be read here. write "#aabbcc" → "accent": "#aabbcc"',
  ],
  [
    'site/colors/accent',
    'rgb(29, 78, 216)',
    'site/colors/accent ‹"rgb(29, 78, 216)"› “rgb(29, 78, 216)” is not a colour that can be read here. write "#1d4ed8" → "accent": "#1d4ed8"',
  ],
  [
    'site/colors/accent',
    'rgba(29, 78, 216, 0.5)',
    'site/colors/accent ‹a(29, 78, 216, 0.5)"› “rgba(29, 78, 216, 0.5)” is not a colour that can be read here. write a # and six digits or letters from a to f, e.g. "#1d4ed8".',
  ],
  [
    'site/colors/accent',
    'hsl(220 80% 40%)',
    'site/colors/accent ‹"hsl(220 80% 40%)"› “hsl(220 80% 40%)” is not a colour that can be read here. write "#144bb8" → "accent": "#144bb8"',
  ],
  [
    'site/colors/accent',
    '#c04a1b80',
    'site/colors/accent ‹"#c04a1b80"› “#c04a1b80” is not a colour that can be read here. write a # and six digits or letters from a to f, e.g. "#1d4ed8".',
  ],
  [
    'site/colors/accent',
    '',
    'site/colors/accent ‹""› “” is not a colour that can be read here. write a # and six digits or letters from a to f, e.g. "#1d4ed8".',
  ],
  [
    'captcha/siteKey',
    ' 10000000-ffff-ffff-ffff-000000000001 ',
    'captcha/siteKey ‹-ffff-000000000001 "› “ 10000000-ffff-ffff-ffff-000000000001 ” is not a site key of hCaptcha. write "10000000-ffff-ffff-ffff-000000000001" → "siteKey": "10000000-ffff-ffff-ffff-000000000001"',
  ],
  [
    'offices/0/postalCode',
    '70.000-000',
    'offices/0/postalCode ‹"70.000-000"› “70.000-000” is not a CEP. write "70000-000" → "postalCode": "70000-000"',
  ],
  [
    'offices/0/postalCode',
    '70000 000',
    'offices/0/postalCode ‹"70000 000"› “70000 000” is not a CEP. write "70000-000" → "postalCode": "70000-000"',
  ],
  [
    'offices/0/postalCode',
    '700000000',
    'offices/0/postalCode ‹"700000000"› “700000000” is not a CEP. write its eight digits with a hyphen, e.g. "70000-000".',
  ],
  [
    'services/0/icon',
    'fa-truck',
    'services/0/icon ‹"fa-truck"› There is no icon “fa-truck”. Did you mean “truck”? write "truck". → "icon": "truck"',
  ],
  [
    'services/0/icon',
    'lucide-truck',
    'services/0/icon ‹"lucide-truck"› There is no icon “lucide-truck”. Did you mean “truck”? write "truck". → "icon": "truck"',
  ],
  [
    'services/0/icon',
    'Truck',
    'services/0/icon ‹"Truck"› There is no icon “Truck”. Did you mean “truck”? write "truck". → "icon": "truck"',
  ],
  [
    'services/0/icon',
    'carro',
    'services/0/icon ‹"carro"› There is no icon “carro”. icons have English names: look for one at https://lucide.dev/icons and write its name as it stands there, e.g. "graduation-cap".',
  ],
  [
    'services/0/icon',
    'filme',
    'services/0/icon ‹"filme"› There is no icon “filme”. use “file”, or another name from https://lucide.dev/icons',
  ],
  [
    'services/0/icon',
    'car park',
    'services/0/icon ‹"car park"› There is no icon “car park”. use “car”, “park” or “cable-car”, or another name from https://lucide.dev/icons',
  ],
  [
    'services/0/icon',
    'shopping',
    'services/0/icon ‹"shopping"› There is no icon “shopping”. use “shopping-bag”, “shopping-cart” or “shopping-basket”, or another name from https://lucide.dev/icons',
  ],
  [
    'services/0/icon',
    'x'.repeat(60),
    'services/0/icon ‹xxxxxxxxxxxxxxxxxxx"› There is no icon “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx”. icons have English names: look for one at https://lucide.dev/icons and write its name as it stands there, e.g. "graduation-cap".',
  ],
  [
    'services/0/icon',
    5,
    'services/0/icon ‹5› “icon” of service 1 (cloud) must be text, but it is written as a number. put it in quotation marks: "5" → "icon": "5"',
  ],
])('a value with a form of its own: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
