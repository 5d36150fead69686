import { languageList } from '../../../schema/languages.ts'
import { sectionTypes } from '../../../schema/model/model.ts'
import { testChanges } from './changedSample.ts'

testChanges(
  'a value of the wrong form',
  String.raw`
  site/address | "http://www.example.com/" | bad-address → "address": "https://www.example.com/"
  site/address | "https://www.example.com/about.html" | bad-address
  site/address | "https://localhost/" | bad-address https://www.example.com/
  site/colors/accent | "#c04a1" | bad-color #1d4ed8
  site/colors/accent | "c04a1b" | bad-color → "accent": "#c04a1b"
  site/colors/accent | "orange" | bad-color #ffa500
  site/colors/second | 7 | wrong-type #f7bd16
  company/cnpj | "11222333000181" | bad-cnpj → "cnpj": "11.222.333/0001-81"
  company/cnpj | "11.222.333/0001-82" | cnpj-digits
  company/cnpj | "12" | bad-cnpj 14, 11.222.333/0001-81
  company/phone | "6135550100" | bad-phone → "phone": "+55 61 3555-0100"
  company/phone | "call us" | bad-phone +55 61 3555-0100, +55 61 93555-0100, 0800 555 0100, 4004-0100
  company/email | "mailto:hello@example.com" | bad-email → "email": "hello@example.com"
  company/email | "hello" | bad-email hello@example.com
  company/name | "" | empty-value Acme
  company/name | "  " | empty-value Acme
  company/name | 5 | wrong-type → "name": "5"
  company/name | true | wrong-type Acme
  company/name | ["a"] | wrong-type ‹[›
  company/name | {"a":1} | wrong-type ‹{› Acme
  company/name | null | wrong-type Acme
  company/social/0/network | "twitter" | wrong-choice → "network": "x"
  company/social/0/network | "myspace" | wrong-choice linkedin, instagram, github, youtube, facebook, x
  company/social/0/address | "www.linkedin.com/company/example" | bad-link → "address": "https://www.linkedin.com/company/example"
  company/social/0/address | "https://www.facebook.com/example" | other-network network
  offices/0/postalCode | "70000000" | bad-cep → "postalCode": "70000-000"
  offices/0/postalCode | "7" | bad-cep 70000-000
  offices/0/state | "D" | wrong-choice AC, AL, AM, AP, BA, CE, DF, ES, GO, MA, MG, MS, MT, PA, PB, PE, PI, PR, RJ, RN, RO, RR, RS, SC, SE, SP, TO, country, offices.portugal
  offices/0/city | "" | empty-value Brasília
  email/rateLimit/throttle | "10000" | wrong-type → "throttle": 10000
  email/rateLimit/throttle | "ten" | wrong-type 10000
  email/rateLimit/throttle | -1 | out-of-range 0, 86400000, 10000
  email/rateLimit/throttle | 1000000000 | out-of-range 86400000
  email/rateLimit/throttle | 1.5 | wrong-type 10000
  email/blockHeadless | "false" | wrong-type → "blockHeadless": false
  email/publicKey | " key " | bad-key → "publicKey": "key"
  email/publicKey | "a b" | bad-key
  captcha/siteKey | "10000000-FFFF-FFFF-FFFF-000000000001" | bad-site-key → "siteKey": "10000000-ffff-ffff-ffff-000000000001"
  captcha/siteKey | "x" | bad-site-key 10000000-ffff-ffff-ffff-000000000001
  services/0/icon | "graduation" | unknown-icon graduation-cap
  services/0/icon | "GraduationCap" | unknown-icon → "icon": "graduation-cap"
  services/0/icon | "lucide:handshake" | unknown-icon → "icon": "handshake"
  services/0/icon | "truck.svg" | unknown-icon → "icon": "truck"
  services/0/icon | "CodeIcon" | unknown-icon → "icon": "code"
  services/0/icon | "handshak" | unknown-icon → "icon": "handshake"
  services/0/icon | "zzzz" | unknown-icon graduation-cap
  services/0/icon | "casa" | unknown-icon house, home, house-cog
  services/0/icon | "" | unknown-icon graduation-cap
  services/0/id | "Cloud Services" | bad-id → "id": "cloud-services"
  services/0/id | "42" | bad-id cloud
  services/0/id | "custom" | duplicate-id services/1/id 1 (custom), custom-2
  sections/0/id | "services" | duplicate-id sections/1/id 1 (hero), services-2
  sections/0/type | "heroes" | wrong-choice → "type": "hero"
  sections/0/type | gone | missing-key ‹{› hero, services, clients, cases, quotes, steps, team, prices, gallery, questions, hours, contact, footer
`,
  [
    ['site/defaultLanguage', 'fr', `wrong-choice ${languageList.join(', ')}`],
    ['site/defaultLanguage', 3, `wrong-choice ${languageList.join(', ')}`],
    ['sections/0/type', 'zzz', `wrong-choice ${sectionTypes.join(', ')}`],
  ],
)
