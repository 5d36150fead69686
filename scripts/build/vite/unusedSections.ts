import { basename } from 'node:path'

import type { Plugin } from 'vite'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { defaultLayout } from '../../../schema/model/defaults.ts'
import { sectionTypes } from '../../../schema/model/model.ts'
import { layouts } from '../../../schema/model/sections/hero.ts'

/**
 * The components that a content does not need: those of section types and of layouts that it does not use ("cases" is
 * shown by Cases.tsx), the notice, the form.
 */
function unusedComponents({ sections, notice }: SiteContent): string[] {
  const used = new Set<string>([defaultLayout])
  for (const section of sections) {
    used.add(section.type)
    if (section.type === 'hero' && section.layout) used.add(section.layout)
    if (section.type === 'services' && section.layout === 'index')
      used.add('serviceIndex')
  }
  if (notice) used.add('notice')
  const hasForm = sections.some(
    (section) => section.type === 'contact' && section.form !== false,
  )
  return [...sectionTypes, ...Object.keys(layouts), 'serviceIndex', 'notice']
    .filter((type) => !used.has(type))
    .map(componentOf)
    .concat(hasForm ? [] : 'ContactForm')
}

const componentOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)

/** The files that import a component for each part of the content. */
const switches = ['Section.tsx', 'Hero.tsx', 'Services.tsx', 'Contact.tsx', 'App.tsx']

const prefix = '\0unused-section:'

/** Replaces the components of unused section types by empty ones, so that they cost visitors nothing. */
export function unusedSections(content: SiteContent): Plugin {
  const unused = unusedComponents(content)
  const replaced = new Set<string>()
  return {
    name: 'unused-sections',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isAsked = importer !== undefined && switches.includes(basename(importer))
      const name = basename(source, '.tsx')
      if (!isAsked || !unused.includes(name)) return undefined
      replaced.add(name)
      return prefix + name
    },
    buildEnd(error) {
      if (error) return
      // Section.tsx imports one for each type. A component under another name would reach every visitor unnoticed.
      const missing = sectionTypes
        .map(componentOf)
        .find((name) => unused.includes(name) && !replaced.has(name))
      if (missing !== undefined)
        this.error(
          `Failed to leave out ${missing}: no file imports a component from "${missing}.tsx". Name it after its type of section.`,
        )
    },
    load: (id) =>
      id.startsWith(prefix)
        ? `export function ${id.slice(prefix.length)}() { return null }`
        : undefined,
  }
}
