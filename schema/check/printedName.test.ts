import { testChanges } from '../../tests/check/changes/changedSample.ts'

testChanges(
  'a name of a text in the place of words',
  `
  offices/0/city | "services.cloud.city" | suspicious-words
  catalogs/en/hero.note | "cases.hotel.client" | suspicious-words
  catalogs/en/hero.note | "hero.title" | suspicious-words
`,
)

testChanges(
  'a name with dots that may be a firm’s',
  `
  clients/0/name | "acme.com"
  clients/0/name | "Node.js"
  clients/0/name | "www.acme.com.br"
  clients/0/name | "www.acme.company"
  clients/0/name | "loja.acme.site"
`,
)
