import { testChanges } from './changedSample.ts'

testChanges(
  'a value with a form of its own',
  String.raw`
  company/social/0 | 5 | wrong-type network, linkedin, label, footer.linkedin, address, https://www.linkedin.com/company/example
  company/social/0/address | "https://linkedin.com/x"
  company/social | "linkedin" | wrong-type network, label, footer.linkedin, address, https://www.linkedin.com/company/example
  site/defaultLanguage | "english" | wrong-choice → "defaultLanguage": "en"
  site/defaultLanguage | "BR" | wrong-choice → "defaultLanguage": "br"
  email/rateLimit/throttle | "1000000000" | wrong-type
  email/rateLimit/throttle | "0100" | wrong-type 10000
  email/rateLimit/throttle | " 500 " | wrong-type → "throttle": 500
  email/rateLimit/throttle | null | wrong-type 10000
  email/rateLimit/throttle | [1] | wrong-type ‹[› 1
  email/rateLimit/throttle | true | wrong-type 10000
  email/rateLimit | 5 | wrong-type id, contact, throttle, 10000
  email/blockHeadless | " true " | wrong-type → "blockHeadless": true
  email/blockHeadless | "x true" | wrong-type false
  email/serviceId | "template_abc" | other-account templateId
  email/templateId | "service_abc" | other-account serviceId
  email/publicKey | "service_abc" | other-account serviceId
  email/serviceId | 5 | wrong-type → "serviceId": "5"
  company/cnpj | "00.000.000/0000-00" | cnpj-digits
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
