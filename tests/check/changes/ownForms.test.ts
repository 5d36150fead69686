import { testChanges } from './changedSample.ts'

testChanges(
  'a value with a form of its own',
  String.raw`
  company/social/0 | 5 | wrong-type
  company/social/0/address | "https://linkedin.com/x"
  company/social | "linkedin" | wrong-type
  site/defaultLanguage | "english" | wrong-choice → "en"
  site/defaultLanguage | "BR" | wrong-choice → "br"
  email/rateLimit/throttle | "1000000000" | wrong-type
  email/rateLimit/throttle | " 500 " | wrong-type → 500
  email/blockHeadless | " true " | wrong-type → true
  email/serviceId | "template_abc" | bad-value
  email/templateId | "service_abc" | bad-value
  email/publicKey | "service_abc" | bad-value
  email/serviceId | 5 | wrong-type → "5"
  company/cnpj | "00.000.000/0000-00" | bad-value
  services/0/icon | "fa-truck" | wrong-choice → "truck"
  services/0/icon | "lucide-truck" | wrong-choice → "truck"
  services/0/icon | "Truck" | wrong-choice → "truck"
  services/0/icon | "carro" | wrong-choice
  services/0/icon | "filme" | wrong-choice
  services/0/icon | "car park" | wrong-choice
`,
  [['company/name', 'x'.repeat(300), 'value-too-long']],
)
