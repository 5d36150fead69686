import { languageList } from '../../../schema/languages.ts'
import { testChanges } from './changedSample.ts'

testChanges(
  'a name that is wrong, missing or too many',
  String.raw`
  company/nmae | "x" | unknown-key ‹"nmae"› nameInMark, secondPhone, whatsapp
  company/extra | "x" | unknown-key ‹"extra"› nameInMark, secondPhone, whatsapp
  company/name | gone | missing-key ‹{› Acme
  company | gone | missing-key ‹{›
  offices/0/cidade | "x" | unknown-key ‹"cidade"› map, hours, hidden, country
  offices/0/city | gone | missing-key ‹{› Brasília
  services/0/title | gone | missing-key ‹{› services.cloud.title
  services | gone | missing-key ‹{› id, cloud, icon, title, services.cloud.title, description, services.cloud.description
  clients | gone | missing-key ‹{› id, acme, name, Acme, logo, /logos/acme.svg
  catalogs/br | gone
  sections/0/extra | "x" | unknown-key ‹"extra"› picture, drawing, hidden, title, text, note
  header/menu/0/section | gone | link-nowhere header/menu/0 ‹{› section, contact, address, https://…, whatsapp, phone, +55 …, email
  header/menu/0/address | "https://www.example.com/a" | link-two-ways header/menu/0 ‹{› section, address, whatsapp, phone, email
  sections/0/button | {"label":"hero.button"} | link-nowhere ‹{› contact, address, https://…, whatsapp, phone, +55 …, email
  footer | {"a":1} | unknown-key ‹"footer"› notice
  email/rateLimit | gone
  captcha | 5 | wrong-type siteKey, 10000000-ffff-ffff-ffff-000000000001
  services | {} | wrong-type ‹{› id, cloud, icon, title, services.cloud.title, description, services.cloud.description
  services | {"a":1} | wrong-type ‹{› id, cloud, icon, title, services.cloud.title, description, services.cloud.description
  header | "menu" | wrong-type label, nav.about, section, about, button, nav.contact
`,
  [['catalogs', undefined, `missing-key ‹{› ${languageList.join(', ')}`]],
)

testChanges(
  'an entry too many or too few, or in the wrong place',
  String.raw`
  clients/12 | {"id":"x","name":"X","logo":"/logos/aroeva.svg"} | said-twice clients/12/logo 1 (Aroeva)
  clients/0 | gone | unused-text catalogs/en/clients.aroeva.note ‹clients.aroeva.note"›
  services/0 | "cloud" | wrong-type id, icon, title, services.cloud.title, description, services.cloud.description
  services/0 | [] | wrong-type ‹[› id, cloud, icon, title, services.cloud.title, description, services.cloud.description
  header/menu | [] | too-few ‹"menu"› 1
  offices | [] | too-few ‹"offices"› 1
  company/social | [] | too-few ‹"social"› 1
  offices/2 | {"id":"x","icon":"cloud","title":"services.cloud.title","description":"services.cloud.description"} | key-instead offices/2/icon ‹"icon"› title, description, city, state, street, postalCode, Brasília, DF, SCS Quadra 1, Bloco A, Sala 100, 70000-000
  services/0/phone | "+55 61 3555-0100" | unknown-key ‹"phone"› picture, link, hidden, title, description
  sections/hero.title | "Words"
`,
)
