import type { Section, SiteContent } from '../../schema/generated/siteContent.ts'
import { byLanguage, catalogOf, languagesOf } from '../../schema/read/contentLanguages.ts'

/** Valid content with `factor` times as many texts, shown in additional service sections. */
export function grownContent(content: SiteContent, factor: number): SiteContent {
  const catalogs = byLanguage(languagesOf(content), (language) => ({
    ...catalogOf(content, language),
  }))
  const textCount = Object.keys(Object.values(catalogs)[0] ?? {}).length
  const { services = [] } = content
  // Every added section has two texts.
  const length = Math.round((textCount * (factor - 1)) / 2)
  const addedSections = Array.from({ length }, (_, index): Section[] => {
    const service = services[index % services.length]
    if (!service) return []
    // The texts are numbered, so that no two are the same.
    const addText = (name: string, exampleId: string) => {
      const id = `grown.section${index}.${name}`
      for (const catalog of Object.values(catalogs))
        catalog[id] = `${catalog[exampleId] ?? ''} ${index}`
      return id
    }
    const title = addText('title', service.title)
    const description = addText('text', service.description)
    const id = `grown-${index}`
    return [{ type: 'services', id, title, text: description, show: [service.id] }]
  })
  const [hero, ...otherSections] = content.sections
  const sections = [...(hero ? [hero] : []), ...addedSections.flat(), ...otherSections]
  return { ...content, sections, catalogs }
}
