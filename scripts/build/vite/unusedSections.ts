import { existsSync } from 'node:fs'
import { basename } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import type { HeroSection, SiteContent } from '../../../schema/generated/siteContent.ts'
import type { defaultLayout } from '../../../schema/model/defaults.ts'
import { sectionTypes } from '../../../schema/model/model.ts'
import { fromRoot } from '../../files/fromRoot.ts'

/** The modules of hero layouts. A new one does not compile until it is listed here. The default layout is in Hero.tsx. */
const layoutModules: Record<
  Exclude<NonNullable<HeroSection['layout']>, typeof defaultLayout>,
  string
> = { split: 'src/sections/SplitHero.tsx', horizon: 'src/sections/HorizonHero.tsx' }

/** The module of each part of a page, which exports a component of the same name. A section's is named after its type. */
const modulesByPart = {
  ...Object.fromEntries(
    sectionTypes.map((type) => [
      type,
      `src/sections/${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`,
    ]),
  ),
  ...layoutModules,
  index: 'src/sections/ServiceIndex.tsx',
  form: 'src/contact/ContactForm.tsx',
  notice: 'src/components/Notice.tsx',
}

/** The parts that the content uses. */
function usedParts({ sections, notice }: SiteContent): ReadonlySet<string> {
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
  const used = usedParts(content)
  const unusedModules = new Set<string>()
  for (const [part, path] of Object.entries(modulesByPart)) {
    if (!existsSync(fromRoot(path)))
      throw new Error(
        `Failed to build: there is no ${path}. Correct its path in unusedSections.ts.`,
      )
    if (!used.has(part)) unusedModules.add(normalizePath(fromRoot(path)))
  }
  return {
    name: 'unused-sections',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      unusedModules.has(id)
        ? `export function ${basename(id, '.tsx')}() { return null }`
        : undefined,
  }
}
