import { testChanges } from './changedSample.ts'

testChanges(
  'a value of the wrong form',
  String.raw`
  site/address | "http://www.example.com/" | bad-value → "https://www.example.com/"
  site/colors/accent | "c04a1b" | bad-value → "#c04a1b"
  site/colors/second | 7 | wrong-type
  company/cnpj | "11222333000181" | bad-value → "11.222.333/0001-81"
  company/name | "" | empty-value
  company/name | 5 | wrong-type → "5"
  company/name | ["a"] | wrong-type ‹[›
  company/social/0/network | "twitter" | wrong-choice
  company/social/0/address | "https://www.facebook.com/example" | other-network
  offices/0/state | "D" | wrong-choice
  email/rateLimit/throttle | "10000" | wrong-type → 10000
  email/rateLimit/throttle | -1 | out-of-range
  email/rateLimit/throttle | 1000000000 | out-of-range
  email/blockHeadless | "false" | wrong-type → false
  services/0/icon | "GraduationCap" | wrong-choice → "graduation-cap"
  services/0/icon | "truck.svg" | wrong-choice
  services/0/icon | "handshak" | wrong-choice
  email/serviceId | "template_abc" | bad-value
  email/templateId | "service_abc" | bad-value
  email/publicKey | "service_abc" | bad-value
  services/0/icon | "carro" | wrong-choice
  sections/0/id | "services" | duplicate-id sections/1/id
  sections/0/type | "heroes" | wrong-choice → "hero"
  sections/0/type | gone | missing-key ‹{›
`,
  [
    ['site/defaultLanguage', 'fr', 'wrong-choice'],
    ['site/defaultLanguage', 3, 'wrong-choice'],
    ['sections/0/type', 'zzz', 'wrong-choice'],
  ],
)

testChanges(
  'a value as people write it',
  String.raw`
  email/blockHeadless | "não" | wrong-type → false
  email/blockHeadless | 1 | wrong-type → true
  clients/0/website | "https://www.acme,com" | bad-value
  clients/0/website | "<https://acme.com>" | bad-value → "https://acme.com"
  offices/0/postalCode | 70000000 | wrong-type → "70000-000"
  company/cnpj | 11222333000181 | wrong-type → "11.222.333/0001-81"
  company/phone | 6135550100 | wrong-type → "+55 61 3555-0100"
  email/rateLimit/throttle | "10s" | wrong-type
  email/rateLimit/throttle | 10 | out-of-range
  offices/1/state | "Goiás" | wrong-choice → "GO"
  offices/0/state | "D.F." | wrong-choice → "DF"
  company/social/0/network | "Linked In" | wrong-choice → "linkedin"
  site/defaultLanguage | "pt_BR" | wrong-choice
  sections/2/type | "clientes" | wrong-choice → "clients"
  site/address | "https://github.com/ipezal/site/" | bad-value
  site/address | "https://www.ipezal.com.rb/" | suspicious-host
  company/email | "oi@ipezal.com.br, vendas@ipezal.com.br" | bad-value
  company/email | "ipezal@gmial.com" | suspicious-host
  offices/0/city | "Brasília - DF" | said-twice
  catalogs/en/hero.text | "We build *strong* software for you." | suspicious-words
  catalogs/en/hero.text | "Lorem ipsum" | suspicious-words
  catalogs/br/hero.text | "[inserir texto aqui]" | suspicious-words
  catalogs/br/hero.text | "[14:32, 21/11/2026] Maria: Construímos software" | suspicious-words
  catalogs/br/hero.text | "Servi?os de Bras?lia" | suspicious-words
  catalogs/en/hero.note | "Send us your data_set_one today."
  catalogs/en/hero.note | "hero.title" | suspicious-words
  clients/0/name | "acme.com"
`,
)
