import { testChanges } from './changedSample.ts'

testChanges(
  'a picture',
  String.raw`
  clients/0/logo | "logos/aroeva.svg" | bad-value → "/logos/aroeva.svg"
  clients/0/logo | "/logos/Aroeva.svg" | file-missing → "/logos/aroeva.svg"
  clients/0/logo | "/logos/aroeva.png" | file-missing
  clients/0/logo | "/mark.svg"
  clients/0/logo | "/logos/aroeva" | bad-value → "/logos/aroeva.svg"
  clients/0/logo | "https://www.example.com/a.svg" | bad-value
  clients/0/logo | "aroeva.jpg" | logo-opaque
  clients/0/logo | "" | bad-value
  clients/0/logo | 7 | wrong-type → "7"
  clients/0/logo | "/logos/brumare.svg" | said-twice clients/1/logo
  company/mark | "/logos/aroeva.svg"
  company/mark | "mark" | bad-value → "/mark.svg"
  site/share | "/share.gif" | unknown-key ‹"share"›
`,
)
