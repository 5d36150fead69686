import { testChanges } from './changedSample.ts'

testChanges(
  'a picture',
  String.raw`
  clients/0/logo | "logos/aroeva.svg" | bad-picture-path → "logo": "/logos/aroeva.svg"
  clients/0/logo | "/logos/Aroeva.svg" | file-missing public/logos/Aroeva.svg → "logo": "/logos/aroeva.svg"
  clients/0/logo | "/logos/aroeva.png" | file-missing public/logos/aroeva.png, /logos/aroeva.svg
  clients/0/logo | "/logos/aroev.svg" | file-missing public/logos/aroev.svg, /logos/aroeva.svg
  clients/0/logo | "/logos/nobody.svg" | file-missing public/logos/nobody.svg
  clients/0/logo | "/aroeva.svg" | file-missing /logos/aroeva.svg
  clients/0/logo | "/mark.svg"
  clients/0/logo | "/logos/aroeva" | bad-picture-path → "logo": "/logos/aroeva.svg"
  clients/0/logo | "https://www.example.com/a.svg" | bad-picture-path /logos/acme.svg
  clients/0/logo | "aroeva.jpg" | logo-opaque
  clients/0/logo | "" | bad-picture-path /logos/acme.svg
  clients/0/logo | 7 | wrong-type → "logo": "7"
  clients/0/logo | "/logos/brumare.svg" | said-twice clients/1/logo 1 (Aroeva)
  company/mark | "/logos/aroeva.svg"
  company/mark | "mark" | bad-picture-path → "mark": "/mark.svg"
  company/mark | "/marc.svg" | file-missing public/marc.svg, /mark.svg
  sections/0/picture | "/team.jpg" | wrong-type file, alt, hero.alt
  site/share | "/share.gif" | unknown-key ‹"share"› shareImage, verification
`,
)
