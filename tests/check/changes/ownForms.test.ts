import { testChanges } from './changedSample.ts'

testChanges(
  'a value with a form of its own',
  String.raw`
  company/social/0 | 5 | wrong-type network, linkedin, label, footer.linkedin, address, https://www.linkedin.com/company/example
  company/social/0/address | "https://linkedin.com/x"
  company/social/0/address | "https://notlinkedin.com/x" | other-network network
  company/social | "linkedin" | wrong-type network, label, footer.linkedin, address, https://www.linkedin.com/company/example
  company/name | "<b>Buri</b>" | odd-words
  site/defaultLanguage | "english" | wrong-choice → "defaultLanguage": "en"
  site/defaultLanguage | "Português" | wrong-choice → "defaultLanguage": "br"
  site/defaultLanguage | "BR" | wrong-choice → "defaultLanguage": "br"
  email/rateLimit/throttle | "1000000000" | wrong-type
  email/rateLimit/throttle | "0100" | wrong-type 10000
  email/rateLimit/throttle | " 500 " | wrong-type → "throttle": 500
  email/rateLimit/throttle | null | wrong-type 10000
  email/rateLimit/throttle | [1] | wrong-type ‹[› 1
  email/rateLimit/throttle | true | wrong-type 10000
  email/rateLimit | gone
  email/rateLimit | 5 | wrong-type id, contact, throttle, 10000
  email/blockHeadless | 1 | wrong-type → "blockHeadless": true
  email/blockHeadless | " true " | wrong-type → "blockHeadless": true
  email/blockHeadless | "x true" | wrong-type false
  email/serviceId | "template_abc" | other-account templateId
  email/templateId | "service_abc" | other-account serviceId
  email/publicKey | "service_abc" | other-account serviceId
  email/serviceId | 5 | wrong-type → "serviceId": "5"
  company/cnpj | "CNPJ 11.222.333/0001-81" | bad-cnpj → "cnpj": "11.222.333/0001-81"
  company/cnpj | "11.222.333/0001-81 " | bad-cnpj → "cnpj": "11.222.333/0001-81"
  company/cnpj | "12.abc.345/01de-35" | bad-cnpj → "cnpj": "12.ABC.345/01DE-35"
  company/cnpj | "00.000.000/0000-00" | cnpj-digits
  company/cnpj | "011222333000181" | bad-cnpj 14, 11.222.333/0001-81
  company/phone | "55 61 35550100" | bad-phone → "phone": "+55 61 3555-0100"
  company/phone | "(061) 3555-0100" | bad-phone → "phone": "+55 61 3555-0100"
  company/phone | "0800 5550100" | bad-phone → "phone": "0800 555 0100"
  company/phone | "40040100" | bad-phone → "phone": "4004-0100"
  company/phone | "+55 0800 555 0100" | bad-phone → "phone": "0800 555 0100"
  company/phone | "+55 4004-0100" | bad-phone → "phone": "4004-0100"
  company/phone | "+1 202 555 0100" | bad-phone +55 61 3555-0100, +55 61 93555-0100, 0800 555 0100, 4004-0100
  company/phone | "+55 61 1555-0100" | bad-phone +55 61 3555-0100, +55 61 93555-0100, 0800 555 0100, 4004-0100
  company/phone | "+55 61 83555-0100" | bad-phone +55 61 3555-0100, +55 61 93555-0100, 0800 555 0100, 4004-0100
  company/phone | "+55 60 3555-0100" | bad-phone +55 61 3555-0100, +55 61 93555-0100, 0800 555 0100, 4004-0100
  company/whatsapp | {"number":"https://wa.me/5561935550100","label":"nav.contact"} | missing-key company/whatsapp/text ‹{› contact.whatsappText | bad-whatsapp company/whatsapp/number → "number": "+55 61 93555-0100"
  company/email | "hello @example.com" | bad-email → "email": "hello@example.com"
  company/email | "Ana <hello@example.com>" | bad-email → "email": "hello@example.com"
  company/email | "hello (at) example.com" | bad-email → "email": "hello@example.com"
  company/email | "hello@example" | bad-email hello@example.com
  site/address | "https://www.example.com" | bad-address → "address": "https://www.example.com/"
  site/address | "www.example.com" | bad-address → "address": "https://www.example.com/"
  site/address | "https://www.example.com/index.html" | bad-address → "address": "https://www.example.com/"
  site/address | "https://www.example.com/?x=1" | bad-address → "address": "https://www.example.com/"
  site/address | "https://www.example.com/#top" | bad-address → "address": "https://www.example.com/"
  site/address | "https://localhost/" | bad-address https://www.example.com/
  site/address | "https://www.example.com/a/../b/" | bad-address
  site/address | "https://www.example.com:99999/" | bad-address https://www.example.com/
  site/address | " https://www.example.com/ " | bad-address → "address": "https://www.example.com/"
  clients/0/website | "http:example.com" | bad-link
  clients/0/website | "https//example.com" | bad-link → "website": "https://example.com"
  clients/0/website | "https:///example.com" | bad-link → "website": "https://example.com"
  clients/0/website | "//example.com" | bad-link → "website": "https://example.com"
  clients/0/website | "http://https://example.com" | bad-link → "website": "https://example.com"
  clients/0/website | "mailto:a@example.com" | bad-link
  clients/0/website | "javascript:alert(1)" | bad-link
  clients/0/website | "https://user@example.com" | bad-link
  clients/0/website | "https://example.com/a b" | bad-link
  clients/0/website | "example" | bad-link
  clients/0/website | "about" | bad-link
  site/colors/accent | "#abc" | bad-color → "accent": "#aabbcc"
  site/colors/accent | "rgb(29, 78, 216)" | bad-color → "accent": "#1d4ed8"
  site/colors/accent | "rgba(29, 78, 216, 0.5)" | bad-color #1d4ed8
  site/colors/accent | "hsl(220 80% 40%)" | bad-color → "accent": "#144bb8"
  site/colors/accent | "#c04a1b80" | bad-color #1d4ed8
  site/colors/accent | "" | bad-color #1d4ed8
  captcha/siteKey | " 10000000-ffff-ffff-ffff-000000000001 " | bad-site-key → "siteKey": "10000000-ffff-ffff-ffff-000000000001"
  offices/0/postalCode | "70.000-000" | bad-cep → "postalCode": "70000-000"
  offices/0/postalCode | "70000 000" | bad-cep → "postalCode": "70000-000"
  offices/0/postalCode | "700000000" | bad-cep 70000-000
  services/0/icon | "fa-truck" | unknown-icon → "icon": "truck"
  services/0/icon | "lucide-truck" | unknown-icon → "icon": "truck"
  services/0/icon | "Truck" | unknown-icon → "icon": "truck"
  services/0/icon | "carro" | unknown-icon car-battery, car-front
  services/0/icon | "filme" | unknown-icon file
  services/0/icon | "car park" | unknown-icon cable-car
  services/0/icon | "shopping" | unknown-icon shopping-bag, shopping-cart, shopping-basket
  services/0/icon | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | unknown-icon graduation-cap
  services/0/icon | 5 | wrong-type → "icon": "5"
`,
  [['company/name', 'x'.repeat(300), 'value-too-long 300, 40, 260']],
)
