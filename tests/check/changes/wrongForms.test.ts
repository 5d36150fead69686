// @vitest-environment node
import { expect, test } from 'vitest'

import { oneOf } from '../../../schema/messages/describeValue.ts'
import { sectionTypes } from '../../../schema/model/model.ts'
import { changed, toldOf, type Row } from './changedSample.ts'

test.each<Row>([
  [
    'site/address',
    'http://www.example.com/',
    'site/address ‹://www.example.com/"› “http://www.example.com/” cannot be the address of the site. write "https://www.example.com/" → "address": "https://www.example.com/"',
  ],
  [
    'site/address',
    'https://www.example.com/about.html',
    'site/address ‹mple.com/about.html"› “https://www.example.com/about.html” cannot be the address of the site. start with https:// and end with a slash, e.g. "https://www.example.com/".',
  ],
  [
    'site/defaultLanguage',
    'pt-BR',
    'site/defaultLanguage ‹"pt-BR"› “defaultLanguage” of “site” cannot be “pt-BR”. Did you mean “br”? write "br". → "defaultLanguage": "br"',
  ],
  [
    'site/defaultLanguage',
    'fr',
    'site/defaultLanguage ‹"fr"› “defaultLanguage” of “site” cannot be “fr”. use one of “en” or “br”.',
  ],
  [
    'site/defaultLanguage',
    3,
    'site/defaultLanguage ‹3› “defaultLanguage” of “site” cannot be 3. use one of “en” or “br”.',
  ],
  [
    'site/colors/accent',
    '#c04a1',
    'site/colors/accent ‹"#c04a1"› “#c04a1” is not a colour that can be read here. write a # and six digits or letters from a to f, e.g. "#1d4ed8".',
  ],
  [
    'site/colors/accent',
    'c04a1b',
    'site/colors/accent ‹"c04a1b"› “c04a1b” is not a colour that can be read here. write "#c04a1b" → "accent": "#c04a1b"',
  ],
  [
    'site/colors/accent',
    'orange',
    'site/colors/accent ‹"orange"› “orange” is not a colour that can be read here. write a # and six digits or letters from a to f, e.g. "#1d4ed8".',
  ],
  [
    'site/colors/second',
    7,
    'site/colors/second ‹7› “second” of the colours must be text, but it is 7. write it like this: "#f7bd16"',
  ],
  [
    'company/cnpj',
    '11222333000181',
    'company/cnpj ‹"11222333000181"› “11222333000181” is not written like a CNPJ. write "11.222.333/0001-81" → "cnpj": "11.222.333/0001-81"',
  ],
  [
    'company/cnpj',
    '11.222.333/0001-82',
    'company/cnpj ‹"11.222.333/0001-82"› The CNPJ “11.222.333/0001-82” has a mistake: its last two digits do not fit the others. compare it with the company’s registration card and correct it.',
  ],
  [
    'company/cnpj',
    '12',
    'company/cnpj ‹"12"› “12” is not written like a CNPJ. write its 14 characters with their punctuation, e.g. "11.222.333/0001-81".',
  ],
  [
    'company/phone',
    '6135550100',
    'company/phone ‹"6135550100"› “6135550100” is not written like a Brazilian phone number. write "+55 61 3555-0100" → "phone": "+55 61 3555-0100"',
  ],
  [
    'company/phone',
    'call us',
    'company/phone ‹"call us"› “call us” is not written like a Brazilian phone number. write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".',
  ],
  [
    'company/email',
    'mailto:hello@example.com',
    'company/email ‹o:hello@example.com"› “mailto:hello@example.com” is not an e-mail address. write "hello@example.com" → "email": "hello@example.com"',
  ],
  [
    'company/email',
    'hello',
    'company/email ‹"hello"› “hello” is not an e-mail address. write a whole address, e.g. "hello@example.com".',
  ],
  [
    'company/name',
    '',
    'company/name ‹""› “name” of “company” is empty. write it between the quotation marks, e.g. "Acme"',
  ],
  [
    'company/name',
    '  ',
    'company/name ‹"  "› “name” of “company” is empty. write it between the quotation marks, e.g. "Acme"',
  ],
  [
    'company/name',
    5,
    'company/name ‹5› “name” of “company” must be text, but it is written as a number. put it in quotation marks: "5" → "name": "5"',
  ],
  [
    'company/name',
    true,
    'company/name ‹true› “name” of “company” must be text, but it is true or false. write it like this: "Acme"',
  ],
  [
    'company/name',
    ['a'],
    'company/name ‹[› “name” of “company” must be text, but it is a list in square brackets. write it like this: "Acme"',
  ],
  [
    'company/name',
    { a: 1 },
    'company/name ‹{› “name” of “company” must be text, but it is a group in braces. write it like this: "Acme"',
  ],
  [
    'company/name',
    null,
    'company/name ‹null› “name” of “company” must be text, but there is nothing (null). write it like this: "Acme"',
  ],
  [
    'company/social/0/network',
    'Linkedin',
    'company/social/0/network ‹"Linkedin"› “network” of social network 1 (Linkedin) cannot be “Linkedin”. Did you mean “linkedin”? write "linkedin". → "network": "linkedin"',
  ],
  [
    'company/social/0/network',
    'twitter',
    'company/social/0/network ‹"twitter"› “network” of social network 1 (twitter) cannot be “twitter”. Did you mean “x”? write "x". → "network": "x"',
  ],
  [
    'company/social/0/network',
    'myspace',
    'company/social/0/network ‹"myspace"› “network” of social network 1 (myspace) cannot be “myspace”. use one of “linkedin”, “instagram”, “github”, “youtube”, “facebook” or “x”.',
  ],
  [
    'company/social/0/address',
    'www.linkedin.com/company/example',
    'company/social/0/address ‹com/company/example"› “www.linkedin.com/company/example” cannot be used as a link. write "https://www.linkedin.com/company/example" → "address": "https://www.linkedin.com/company/example"',
  ],
  [
    'company/social/0/address',
    'https://www.facebook.com/example',
    'company/social/0/address ‹acebook.com/example"› “https://www.facebook.com/example” is not an address of LinkedIn. copy the address of your page from the browser; it has linkedin.com in it. For another network, change “network”.',
  ],
  [
    'offices/0/postalCode',
    '70000000',
    'offices/0/postalCode ‹"70000000"› “70000000” is not a CEP. write "70000-000" → "postalCode": "70000-000"',
  ],
  [
    'offices/0/postalCode',
    '7',
    'offices/0/postalCode ‹"7"› “7” is not a CEP. write its eight digits with a hyphen, e.g. "70000-000".',
  ],
  [
    'offices/0/state',
    'Goiás',
    'offices/0/state ‹"Goiás"› “state” of office 1 (Brasília) cannot be “Goiás”. Did you mean “GO”? write "GO". → "state": "GO"',
  ],
  [
    'offices/0/state',
    'D',
    'offices/0/state ‹"D"› “state” of office 1 (Brasília) cannot be “D”. use one of “AC”, “AL”, “AM”, “AP”, “BA”, “CE”, “DF”, “ES”, “GO”, “MA”, “MG”, “MS”, “MT”, “PA”, “PB”, “PE”, “PI”, “PR”, “RJ”, “RN”, “RO”, “RR”, “RS”, “SC”, “SE”, “SP” or “TO”. For an office abroad, add its country: "country": "offices.portugal".',
  ],
  [
    'offices/0/city',
    '',
    'offices/0/city ‹""› “city” of office 1 (brasilia) is empty. write it between the quotation marks, e.g. "Brasília"',
  ],
  [
    'email/rateLimit/throttle',
    '10000',
    'email/rateLimit/throttle ‹"10000"› “throttle” of “email › rateLimit” must be a whole number, but it is written as text. remove the quotes: 10000 → "throttle": 10000',
  ],
  [
    'email/rateLimit/throttle',
    'ten',
    'email/rateLimit/throttle ‹"ten"› “throttle” of “email › rateLimit” must be a whole number, but it is written as text. write it like this: 10000',
  ],
  [
    'email/rateLimit/throttle',
    -1,
    'email/rateLimit/throttle ‹-1› “throttle” of “email › rateLimit” must be between 0 and 86400000. write a number in that range, e.g. 10000 for ten seconds.',
  ],
  [
    'email/rateLimit/throttle',
    1000000000,
    'email/rateLimit/throttle ‹1000000000› “throttle” of “email › rateLimit” must be between 0 and 86400000. write a number in that range, e.g. 10000 for ten seconds.',
  ],
  [
    'email/rateLimit/throttle',
    1.5,
    'email/rateLimit/throttle ‹1.5› “throttle” of “email › rateLimit” must be a whole number, but it is 1.5. write it like this: 10000',
  ],
  [
    'email/blockHeadless',
    'false',
    'email/blockHeadless ‹"false"› “blockHeadless” of “email” must be true or false, but it is written as text. remove the quotes: false → "blockHeadless": false',
  ],
  [
    'email/blockHeadless',
    'no',
    'email/blockHeadless ‹"no"› “blockHeadless” of “email” must be true or false, but it is written as text. write it like this: false → "blockHeadless": false',
  ],
  [
    'email/publicKey',
    ' key ',
    'email/publicKey ‹" key "› “publicKey” of “email” has a space in it: “ key ”. write "key" → "publicKey": "key"',
  ],
  [
    'email/publicKey',
    'a b',
    'email/publicKey ‹"a b"› “publicKey” of “email” has a space in it: “a b”. copy it from EmailJS again, without spaces.',
  ],
  [
    'captcha/siteKey',
    '10000000-FFFF-FFFF-FFFF-000000000001',
    'captcha/siteKey ‹F-FFFF-000000000001"› “10000000-FFFF-FFFF-FFFF-000000000001” is not a site key of hCaptcha. write "10000000-ffff-ffff-ffff-000000000001" → "siteKey": "10000000-ffff-ffff-ffff-000000000001"',
  ],
  [
    'captcha/siteKey',
    'x',
    'captcha/siteKey ‹"x"› “x” is not a site key of hCaptcha. copy the site key from hCaptcha (Sites); it looks like "10000000-ffff-ffff-ffff-000000000001".',
  ],
  [
    'services/0/icon',
    'graduation',
    'services/0/icon ‹"graduation"› There is no icon “graduation”. use “graduation-cap”, or another name from https://lucide.dev/icons',
  ],
  [
    'services/0/icon',
    'GraduationCap',
    'services/0/icon ‹"GraduationCap"› There is no icon “GraduationCap”. Did you mean “graduation-cap”? write "graduation-cap". → "icon": "graduation-cap"',
  ],
  [
    'services/0/icon',
    'lucide:handshake',
    'services/0/icon ‹"lucide:handshake"› There is no icon “lucide:handshake”. Did you mean “handshake”? write "handshake". → "icon": "handshake"',
  ],
  [
    'services/0/icon',
    'truck.svg',
    'services/0/icon ‹"truck.svg"› There is no icon “truck.svg”. Did you mean “truck”? write "truck". → "icon": "truck"',
  ],
  [
    'services/0/icon',
    'handshak',
    'services/0/icon ‹"handshak"› There is no icon “handshak”. Did you mean “handshake”? write "handshake". → "icon": "handshake"',
  ],
  [
    'services/0/icon',
    'zzzz',
    'services/0/icon ‹"zzzz"› There is no icon “zzzz”. icons have English names: look for one at https://lucide.dev/icons and write its name as it stands there, e.g. "graduation-cap".',
  ],
  [
    'services/0/icon',
    'casa',
    'services/0/icon ‹"casa"› There is no icon “casa”. icons have English names: look for one at https://lucide.dev/icons and write its name as it stands there, e.g. "graduation-cap".',
  ],
  [
    'services/0/icon',
    '',
    'services/0/icon ‹""› There is no icon “”. icons have English names: look for one at https://lucide.dev/icons and write its name as it stands there, e.g. "graduation-cap".',
  ],
  [
    'services/0/id',
    'Cloud Services',
    'services/0/id ‹"Cloud Services"› “id” of service 1 (Cloud Services) cannot be “Cloud Services”: small letters without accents, digits and hyphens only. write "cloud-services" → "id": "cloud-services"',
  ],
  [
    'services/0/id',
    '42',
    'services/0/id ‹"42"› “id” of service 1 (42) cannot be “42”: small letters without accents, digits and hyphens only. use a short name, e.g. "cloud".',
  ],
  [
    'services/0/id',
    'custom',
    'services/1/id ‹"custom"› Two services have the id “custom”: service 1 (custom) and service 2 (custom). give this one its own id, e.g. “custom-2”.',
  ],
  [
    'sections/0/id',
    'services',
    'sections/1/id ‹"services"› Two sections have the id “services”: section 1 (hero) and section 2 (services). give this one its own id, e.g. “services-2”.',
  ],
  [
    'sections/0/type',
    'heroes',
    'sections/0/type ‹"heroes"› “type” of section 1 (heroes) cannot be “heroes”. Did you mean “hero”? write "hero". → "type": "hero"',
  ],
  [
    'sections/0/type',
    'zzz',
    `sections/0/type ‹"zzz"› “type” of section 1 (zzz) cannot be “zzz”. use one of ${oneOf(sectionTypes, 'or')}.`,
  ],
  [
    'sections/0/type',
    undefined,
    'sections/0/type ‹{› “type” is missing in section 1 (about). add "type": "hero" inside these braces.',
  ],
])('a value of the wrong form: %s becomes %j', (place, value, ...told) => {
  expect(toldOf(changed(place, value))).toEqual(told)
})
