import { basename } from 'node:path'

import type { Plugin } from 'vite'

import { sectionTypes } from '../../../schema/model/model.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { checkContentFile } from '../../check/contentFile.ts'

/** The components of the types of section that a content does not use, "cases" is shown by Cases.tsx, of the notice and of the form. */
export function unusedComponents(contentFile: string): string[] {
  const { result } = checkContentFile(contentFile)
  // Content with problems is reported by the plugin that serves it.
  if (!result.ok) return []
  const { sections, notice } = contentOnPage(result.content)
  const used = new Set<string>(sections.map(({ type }) => type))
  if (notice) used.add('notice')
  const hasForm = sections.some(
    (section) => section.type === 'contact' && section.form !== false,
  )
  return [...sectionTypes, 'notice']
    .filter((type) => !used.has(type))
    .map((type) => type.charAt(0).toUpperCase() + type.slice(1))
    .concat(hasForm ? [] : 'ContactForm')
}

/** They show one component for each part of the content. */
const switches = ['Section.tsx', 'Contact.tsx', 'App.tsx']

const prefix = '\0unused-section:'

/** A type of section that the content does not use costs its visitors nothing: an empty component takes its place in the build. */
export function unusedSections(contentFile: string): Plugin {
  let unused: string[] = []
  return {
    name: 'unused-sections',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      unused = unusedComponents(contentFile)
    },
    resolveId(source, importer) {
      const isAsked = importer !== undefined && switches.includes(basename(importer))
      const name = basename(source, '.tsx')
      return isAsked && unused.includes(name) ? prefix + name : undefined
    },
    load: (id) =>
      id.startsWith(prefix)
        ? `export function ${id.slice(prefix.length)}() { return null }`
        : undefined,
  }
}
