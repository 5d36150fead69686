import { testChanges } from './changedSample.ts'

testChanges(
  'a picture',
  String.raw`
  clients/0/logo | "logos/jatovia.svg" | bad-value → "/logos/jatovia.svg"
  clients/0/logo | "/logos/Jatovia.svg" | file-missing → "/logos/jatovia.svg"
  clients/0/logo | "/logos/jatovia.png" | file-missing
  clients/0/logo | "/mark.svg"
  clients/0/logo | "/logos/jatovia" | bad-value → "/logos/jatovia.svg"
  clients/0/logo | "https://www.example.com/a.svg" | bad-value
  clients/0/logo | "jatovia.jpg" | logo-opaque
  clients/0/logo | "" | bad-value
  clients/0/logo | 7 | wrong-type → "7"
  clients/0/logo | "/logos/graunix.svg" | said-twice clients/1/logo
  company/mark | "/logos/jatovia.svg"
  company/mark | "mark" | bad-value → "/mark.svg"
  site/share | "/share.gif" | unknown-key ‹"share"›
`,
)
