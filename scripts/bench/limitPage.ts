/** The limit: the same words, logos, icons, artwork and colours as one would write them by hand, one style sheet, no script. */
import type { Section, SiteContent } from '../../schema/siteContent.ts'
import { languages, type Language } from '../../src/i18n/languages.ts'
import type { Drawings } from './drawings.ts'
import { limitStyles } from './limitStyles.ts'

export function limitPage(
  content: SiteContent,
  language: Language,
  drawings: Drawings,
  /** The links to them, for the head. */
  icons: string,
): string {
  const { site, company, header, sections, services, clients, offices } = content
  const catalog: Record<string, string | undefined> = content.catalogs[language]
  const raw = (id: string) => catalog[id] ?? ''
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const text = (id: string) => escape(raw(id))
  const base = new URL(site.address).pathname
  const link = ({ label, section }: { label: string; section: string }, name = '') =>
    `<a href="#${section}"${name && ` class="${name}"`}>${text(label)}</a>`

  function block(section: Section): string {
    const ornaments = (drawings.ornaments.get(section.id) ?? []).join('')
    switch (section.type) {
      case 'hero':
        return (
          `<section id="${section.id}" class="poster"><div class="wrap hero"><h1>${text(section.title)}</h1>${drawings.artwork}` +
          `<p class="lead">${text(section.text)}</p><div>${link(section.button, 'button')} ${section.link ? link(section.link) : ''}` +
          `<p>${text(section.note ?? '')}</p></div></div></section>`
        )
      case 'services':
        return (
          `<section id="${section.id}">${ornaments}<div class="wrap"><h2>${text(section.title)}</h2><p>${text(section.text ?? '')}</p><div class="tiles">` +
          services
            .map(
              (service, index) =>
                `<div class="tile">${drawings.icons[index] ?? ''}<h3>${text(service.title)}</h3><p>${text(service.description)}</p></div>`,
            )
            .join('') +
          (section.invitation
            ? `<div class="tile"><h3>${text(section.invitation.title)}</h3><p>${text(section.invitation.text)}</p>${link(section.invitation.button, 'button')}</div>`
            : '') +
          '</div></div></section>'
        )
      case 'clients':
        return (
          `<section id="${section.id}">${ornaments}<div class="wrap"><h2>${text(section.title)}</h2><p>${text(section.text ?? '')}</p><ul class="logos">` +
          clients
            .map(
              ({ name, logo }) =>
                `<li><img src="${base}${logo.slice(1)}" alt="${escape(name)}" width="120" height="48" loading="lazy"></li>`,
            )
            .join('') +
          '</ul></div></section>'
        )
      case 'contact':
        return (
          `<section id="${section.id}"><div class="wrap"><h2>${text(section.title)}</h2><p>${text(section.text ?? '')}</p><div class="contact"><form>` +
          `<label>${text('form.name')}<input name="name"></label><label>${text('form.contact')}<input name="contact"></label>` +
          `<label>${text('form.message')}<textarea name="message" rows="5"></textarea></label><button class="button" disabled>${text('form.send')}</button>` +
          `<p>${text('form.privacy')}</p></form><div class="poster"><p>${text('contact.details')}<br><a href="mailto:${company.email}">${company.email}</a><br>` +
          `<a href="tel:${company.phone.replaceAll(/[ -]/g, '')}">${company.phone}</a></p>${ornaments}</div></div></div></section>`
        )
      // The sample, which is measured, has none of these.
      case 'cases':
      case 'quotes':
      case 'steps':
      case 'questions':
        return ''
      case 'footer':
        return (
          `<footer id="${section.id}">${ornaments}<div class="wrap">` +
          offices
            .map(
              ({ city, state, street, district }) =>
                `<p>${escape([city, state, street, district].filter(Boolean).join(', '))}</p>`,
            )
            .join('') +
          `<p>${escape(company.legalName)} · ${company.cnpj} · ${text('footer.love')}</p></div></footer>`
        )
    }
  }

  return [
    `<!doctype html><html lang="${languages[language].lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text('page.title')}</title><meta name="description" content="${text('page.description')}">`,
    `<link rel="canonical" href="${site.address}">${icons}`,
    `<style>${limitStyles(drawings)}</style></head><body><header><div class="wrap"><strong>${escape(company.name)}</strong>`,
    `<nav>${header.menu.map((entry) => link(entry)).join('')}</nav>${link(header.button, 'button')}</div></header>`,
    `<main>${sections.map(block).join('')}</main></body></html>`,
  ].join('')
}
