import type { Section, SiteContent } from '../../schema/generated/siteContent.ts'
import { byLanguage, catalogOf, languagesOf } from '../../schema/read/contentLanguages.ts'

/** Valid content with `factor` times as many texts, shown in additional service sections. */
export function grownContent(content: SiteContent, factor: number): SiteContent {
  const catalogs = byLanguage(languagesOf(content), (language) => ({
    ...catalogOf(content, language),
  }))
  const texts = Object.keys(Object.values(catalogs)[0] ?? {}).length
  const { services = [] } = content
  // Every added section has two texts.
  const length = Math.round((texts * (factor - 1)) / 2)
  const addedSections = Array.from({ length }, (_, number): Section[] => {
    const service = services[number % services.length]
    if (!service) return []
    // The texts are numbered, so that no two are the same.
    const text = (name: string, exampleId: string) => {
      const id = `grown.section${number}.${name}`
      for (const catalog of Object.values(catalogs))
        catalog[id] = `${catalog[exampleId] ?? ''} ${number}`
      return id
    }
    const title = text('title', service.title)
    const description = text('text', service.description)
    const id = `grown-${number}`
    return [{ type: 'services', id, title, text: description, show: [service.id] }]
  })
  const [hero, ...rest] = content.sections
  const sections = [...(hero ? [hero] : []), ...addedSections.flat(), ...rest]
  return { ...content, sections, catalogs }
}
