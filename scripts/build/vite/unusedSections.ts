import { basename } from 'node:path'

import type { Plugin } from 'vite'

import { sectionTypes } from '../../../schema/model/model.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { checkContentFile } from '../../check/contentFile.ts'

/** The components of the types of section that a content does not use: "cases" is shown by Cases.tsx. */
export function unusedComponents(contentFile: string): string[] {
  const { result } = checkContentFile(contentFile)
  // Content with problems is reported by the plugin that serves it.
  if (!result.ok) return []
  const { sections } = contentOnPage(result.content)
  const used = new Set<string>(sections.map(({ type }) => type))
  const hasForm = sections.some(
    ({ type, ...rest }) => type === 'contact' && !('form' in rest && rest.form === false),
  )
  return sectionTypes
    .filter((type) => !used.has(type))
    .map((type) => type.charAt(0).toUpperCase() + type.slice(1))
    .concat(hasForm ? [] : 'ContactForm')
}

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
      const isAsked = importer !== undefined && basename(importer) === 'Section.tsx'
      const name = basename(source, '.tsx')
      return isAsked && unused.includes(name) ? prefix + name : undefined
    },
    load: (id) =>
      id.startsWith(prefix)
        ? `export function ${id.slice(prefix.length)}() { return null }`
        : undefined,
  }
}
