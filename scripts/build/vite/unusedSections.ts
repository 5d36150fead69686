import { existsSync } from 'node:fs'
import { basename } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import type {
  HeroSection,
  Section,
  SiteContent,
} from '../../../schema/generated/siteContent.ts'
import type { defaultLayout } from '../../../schema/model/defaults.ts'
import { fromRoot } from '../../files/fromRoot.ts'

type Part =
  | Section['type']
  | NonNullable<HeroSection['layout']>
  | 'index'
  | 'form'
  | 'notice'

/**
 * The module of each part, which exports a component of the same name. Parts of every page have none. A new section
 * type or layout does not compile until it is listed here.
 */
const modules: Record<Exclude<Part, typeof defaultLayout>, string> = {
  hero: 'src/sections/Hero.tsx',
  split: 'src/sections/Split.tsx',
  horizon: 'src/sections/Horizon.tsx',
  services: 'src/sections/Services.tsx',
  index: 'src/sections/ServiceIndex.tsx',
  cases: 'src/sections/Cases.tsx',
  quotes: 'src/sections/Quotes.tsx',
  steps: 'src/sections/Steps.tsx',
  questions: 'src/sections/Questions.tsx',
  team: 'src/sections/Team.tsx',
  prices: 'src/sections/Prices.tsx',
  gallery: 'src/sections/Gallery.tsx',
  hours: 'src/sections/Hours.tsx',
  clients: 'src/sections/Clients.tsx',
  contact: 'src/sections/Contact.tsx',
  form: 'src/contact/ContactForm.tsx',
  footer: 'src/sections/Footer.tsx',
  notice: 'src/components/Notice.tsx',
}

/** The parts that the content uses. */
function partsOf({ sections, notice }: SiteContent): ReadonlySet<string> {
  const parts = new Set<string>(notice ? ['notice'] : [])
  for (const section of sections) {
    parts.add(section.type)
    if ('layout' in section) parts.add(section.layout)
    if (section.type === 'contact' && section.form !== false) parts.add('form')
  }
  return parts
}

/** Replaces the modules of parts that the content does not use, so that visitors do not load them. */
export function unusedSections(content: SiteContent): Plugin {
  const used = partsOf(content)
  const unused = new Set<string>()
  for (const [part, path] of Object.entries(modules)) {
    if (!existsSync(fromRoot(path)))
      throw new Error(
        `Failed to build: there is no ${path}. Correct its path in unusedSections.ts.`,
      )
    if (!used.has(part)) unused.add(normalizePath(fromRoot(path)))
  }
  return {
    name: 'unused-sections',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      unused.has(id)
        ? `export function ${basename(id, '.tsx')}() { return null }`
        : undefined,
  }
}
