/** The sections of the limit page. */
import type {
  ClientsSection,
  Section,
  SiteContent,
} from '../../schema/generated/siteContent.ts'
import { escapeHtml } from '../build/markup.ts'
import type { Drawings } from './drawings.ts'
import type { LimitWords } from './limitWords.ts'

/** A section with its drawings. */
export function limitSection(
  section: Section,
  content: SiteContent,
  { text, link, head }: LimitWords,
  { sections: drawings }: Drawings,
): string {
  const { site, company, sections, services = [], clients = [], offices = [] } = content
  const base = new URL(site.address).pathname
  const { icons: own = [], others = [] } = drawings.get(section.id) ?? {}
  const ornaments = others.join('')
  if (section.type === 'hero')
    return (
      `<section id="${section.id}" class="poster"><div class="sky"><div class="roof">${others[0] ?? ''}<h1>${text(section.title)}</h1></div>${others[1] ?? ''}</div>` +
      `<div class="wrap hero"><p class="lead">${text(section.text)}</p><div><div class="row">${link(section.button, 'button')}` +
      `${section.link ? link(section.link, 'more', ` ${own[0] ?? ''}`) : ''}</div>` +
      `<p>${text(section.note)}</p><p>${text(sections.find((other): other is ClientsSection => other.type === 'clients')?.title)}<br>` +
      `<strong>${escapeHtml(
        clients
          .slice(0, 4)
          .map(({ name }) => name)
          // Wide spaces, as wide as the gaps of the page.
          .join('\u2003'),
      )}</strong></p></div></div></section>`
    )
  if (section.type === 'services')
    return (
      `<section id="${section.id}"><div class="wrap">${head(section)}<ul class="services">` +
      services
        .map(
          ({ title, description }, index) =>
            `<li>${others[index] ?? ''}${own[index] ?? ''}<h3>${text(title)}</h3><p>${text(description)}</p></li>`,
        )
        .join('') +
      '</ul>' +
      (section.invitation
        ? `<div class="band"><div><h3>${text(section.invitation.title)}</h3><p>${text(section.invitation.text)}</p></div>${link(section.invitation.button, 'button')}</div>`
        : '') +
      '</div></section>'
    )
  if (section.type === 'clients')
    return (
      `<section id="${section.id}" class="wall">${ornaments}<div class="wrap">${head({ title: section.title })}` +
      `<dl class="facts">${(section.facts ?? []).map((fact) => `<div><dt>${text(fact.text)}</dt><dd>${text(fact.figure)}</dd></div>`).join('')}</dl><p>${text(section.text)}</p><ul class="logos">` +
      clients
        .map(
          ({ name, logo }) =>
            `<li><img src="${base}${logo.slice(1)}" alt="${escapeHtml(name)}" width="150" height="60" loading="lazy"></li>`,
        )
        .join('') +
      '</ul></div></section>'
    )
  if (section.type === 'contact')
    return (
      `<section id="${section.id}"><div class="wrap">${head(section)}<div class="contact"><form>` +
      `<label>${text('form.name')}<input name="name"></label><label>${text('form.contact')}<input name="contact"></label>` +
      `<label>${text('form.message')}<textarea name="message" rows="5"></textarea></label><div class="captcha"></div>` +
      `<button class="button" disabled>${text('form.send')}</button><p>${text('form.captchaLoading')}</p><p>${text('form.privacy')}</p></form>` +
      // The first ones belong to what is shown when the form cannot be loaded.
      `<div class="direct"><h3>${text('contact.details')}</h3><dl><dt>${own.at(-2) ?? ''}${text('contact.email')}</dt><dd><a href="mailto:${company.email}">${company.email.replace('@', '@<wbr>')}</a></dd>` +
      `<dt>${own.at(-1) ?? ''}${text('contact.phone')}</dt><dd><a href="tel:${company.phone.replaceAll(/[ -]/g, '')}">${company.phone}</a></dd></dl>${ornaments}</div></div></div></section>`
    )
  if (section.type === 'footer')
    return (
      `<footer id="${section.id}">${ornaments}<div class="wrap"><h2>${text('footer.offices')}</h2><div class="row">` +
      offices
        .map(
          ({ city, state, street, district, postalCode }) =>
            `<address><strong>${escapeHtml(state ? `${city} (${state})` : city)}</strong><br>` +
            `${[street, district, postalCode].flatMap((line) => (line ? [escapeHtml(line)] : [])).join('<br>')}</address>`,
        )
        .join('') +
      `<div><strong>${escapeHtml(company.name)}</strong><br>` +
      (company.social ?? [])
        .map(
          ({ label, address }, index) =>
            `<a href="${escapeHtml(address)}" class="more">${own[index] ?? ''}${text(label)} <span class="unseen">${text('footer.newTab')}</span></a>`,
        )
        .join('') +
      `</div></div><div class="row imprint"><span>${text('footer.copyright', { year: String(new Date().getFullYear()), company: company.legalName, cnpj: company.cnpj })}</span>` +
      `<span class="more">${text('footer.love')} ${own.at(-1) ?? ''}</span></div></div></footer>`
    )
  // The sample, which is measured, has no others.
  return ''
}
