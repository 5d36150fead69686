import { cases } from './cases.ts'
import { clients } from './clients.ts'
import { contact } from './contact.ts'
import { footer } from './footer.ts'
import { gallery } from './gallery.ts'
import { hero } from './hero.ts'
import { hours } from './hours.ts'
import { prices } from './prices.ts'
import { questions } from './questions.ts'
import { quotes } from './quotes.ts'
import type { SectionModel } from './section.ts'
import { services } from './services.ts'
import { steps } from './steps.ts'
import { team } from './team.ts'

/** The types of section, in the order in which they are offered and put on a page: the one place that names them all. */
export const sectionModels: readonly SectionModel[] = [
  hero,
  services,
  clients,
  cases,
  quotes,
  steps,
  team,
  prices,
  gallery,
  questions,
  hours,
  contact,
  footer,
]
