import type {
  Catalog,
  Section,
  Service,
  SiteContent,
} from '../../schema/generated/siteContent.ts'
import type { Language } from '../../schema/languages.ts'
import {
  byLanguage,
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'

/** The maximum of the schema. Beyond it, further sections show the services again. */
const maxServices = 30
const textsOfSection = 5

type Texts = Record<Language, Catalog>

/** Adds a copy of another text, numbered so that no two texts are the same. */
function addText(texts: Texts, id: string, like: string, number: number): string {
  for (const catalog of Object.values(texts))
    catalog[id] = `${catalog[like] ?? ''} ${number}`
  return id
}

function addService(texts: Texts, like: Service, number: number): Service {
  return {
    ...like,
    id: `grown-${number}`,
    title: addText(texts, `grown.service${number}.title`, like.title, number),
    description: addText(
      texts,
      `grown.service${number}.description`,
      like.description,
      number,
    ),
  }
}

function addSection(
  texts: Texts,
  service: Service,
  contact: string,
  number: number,
): Section {
  const own = (name: string, like: string) =>
    addText(texts, `grown.section${number}.${name}`, like, number)
  return {
    type: 'services',
    id: `grown-${number}`,
    title: own('title', service.title),
    text: own('text', service.description),
    show: [service.id],
    invitation: {
      title: own('invitation', service.title),
      text: own('invitationText', service.description),
      button: { label: own('button', 'nav.contact'), section: contact },
    },
  }
}

/** Valid content with `factor` times as many texts, all of them shown on the page. */
export function grownContent(content: SiteContent, factor: number): SiteContent {
  const texts = byLanguage(languagesOf(content), (language) => ({
    ...catalogOf(content, language),
  }))
  const count = () => Object.keys(texts[defaultLanguageOf(content)]).length
  const wanted = count() * factor
  const { services: own = [] } = content
  const services = [...own]
  const sample = (number: number) => own[number % own.length]
  for (
    let number = own.length;
    number < Math.min(maxServices, own.length * factor);
    number += 1
  ) {
    const like = sample(number)
    if (like) services.push(addService(texts, like, number))
  }
  const { button } = content.header
  const contact = 'section' in button ? button.section : ''
  const missing = Math.max(0, wanted - count())
  const added = Array.from(
    { length: Math.round(missing / textsOfSection) },
    (_, number) => {
      const service = sample(number)
      return service ? [addSection(texts, service, contact, number)] : []
    },
  ).flat()
  const [hero, ...rest] = content.sections
  return {
    ...content,
    services,
    sections: [...(hero ? [hero] : []), ...added, ...rest],
    catalogs: texts,
  }
}
