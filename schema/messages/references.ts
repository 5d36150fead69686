import type { Bilingual } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'
import { capital, listed, oneOf } from './describeValue.ts'
import { choose, copy, press } from './fixes.ts'
import { error, warning } from './wording.ts'

/** Ids, and what leads to them. */
export const referenceWordings = {
  'unknown-section': error<{
    id: string
    near: string | undefined
    choices: string[]
    /** The other lines that link to it. */
    also: number[]
    /** It is an entry of the menu, and not the only one. */
    inMenu: boolean
    /** The page has no hero: this link may be to the missing one. */
    isHero: boolean
  }>({
    en: ({ id, near, choices, also, inMenu, isHero }) => [
      `There is no “${id}” section.${near === undefined ? '' : ` Did you mean “${near}”?`}${also.length > 0 ? ` (Also asked for on ${also.length === 1 ? 'line' : 'lines'} ${listed(also, 'and')}.)` : ''}`,
      isHero
        ? `the page begins without a “hero” section: bring it back as the first one, with "type": "hero" and "id": "${id}".`
        : `use one of ${oneOf(choices, 'or')}${inMenu ? '; a menu entry that is no longer needed can be deleted' : ''}.`,
    ],
    br: ({ id, near, choices, also, inMenu, isHero }) => [
      `Não existe a seção “${id}”.${near === undefined ? '' : ` Você quis dizer “${near}”?`}${also.length > 0 ? ` (Ela também é pedida ${also.length === 1 ? 'na linha' : 'nas linhas'} ${listed(also, 'e')}.)` : ''}`,
      isHero
        ? `a página começa sem a seção “hero”: traga-a de volta como a primeira, com "type": "hero" e "id": "${id}".`
        : `use ${oneOf(choices, 'ou')}${inMenu ? '; um item do menu que não serve mais pode ser apagado' : ''}.`,
    ],
    form: {
      message: {
        en: ({ id, near }, say) =>
          `There is no “${id}” section.${near === undefined ? '' : ` Did you mean ${say.name(near)}?`}`,
        br: ({ id, near }, say) =>
          `Não existe a seção “${id}”.${near === undefined ? '' : ` Você quis dizer ${say.name(near)}?`}`,
      },
      fix: {
        en: 'lead it to another section, or remove it.',
        br: 'leve a outra seção ou remova.',
      },
    },
  }),
  'section-renamed': error<{
    id: string
    /** The id in the links. */
    asked: string
    lines: number[]
    place: Path
  }>({
    en: ({ id, asked, lines, place }, say) => [
      `The id of ${say.the(place)} is “${id}”, but ${lines.length === 1 ? 'a link still leads' : `${lines.length} links still lead`} to “${asked}” (${lines.length === 1 ? 'line' : 'lines'} ${listed(lines, 'and')}).`,
      `write "${id}" in ${lines.length === 1 ? 'this link' : 'these links'} too; or, if the id was not meant to change, write "${asked}" here.`,
    ],
    br: ({ id, asked, lines, place }, say) => [
      `O id ${say.of(place)} é “${id}”, mas ${lines.length === 1 ? 'um link ainda leva' : `${lines.length} links ainda levam`} a “${asked}” (${lines.length === 1 ? 'linha' : 'linhas'} ${listed(lines, 'e')}).`,
      `escreva "${id}" também ${lines.length === 1 ? 'nesse link' : 'nesses links'}; ou, se o id não devia mudar, escreva "${asked}" aqui.`,
    ],
    form: {
      message: {
        en: ({ id, asked, lines, place }, say) =>
          `The id of ${say.the(place)} is “${id}”, but ${lines.length === 1 ? 'a link still leads' : `${lines.length} links still lead`} to “${asked}”.`,
        br: ({ id, asked, lines, place }, say) =>
          `O id ${say.of(place)} é “${id}”, mas ${lines.length === 1 ? 'um link ainda leva' : `${lines.length} links ainda levam`} a “${asked}”.`,
      },
      fix: { en: 'lead it to this section.', br: 'leve-o a esta seção.' },
    },
  }),
  'section-hidden': error<{ id: string; place: Path }>({
    en: ({ id, place }, say) => [
      `This leads to ${say.name(id)}, but ${say.the(place)} is hidden: a click on it would do nothing.`,
      'lead it to another section, hide or delete it too, or take "hidden" out of the section.',
    ],
    br: ({ id, place }, say) => [
      `Isto leva a ${say.name(id)}, mas ${say.the(place)} está oculta: um clique não faria nada.`,
      'leve a outra seção, oculte ou apague isto também, ou tire "hidden" da seção.',
    ],
    form: {
      fix: {
        en: 'lead it to another section, or show that one again.',
        br: 'leve a outra seção ou volte a mostrar aquela.',
      },
    },
  }),
  'nothing-shown': warning<{ place: Path }>({
    en: ({ place }, say) => [
      `Nothing is shown ${say.in(place)} but its heading: it has no entries, or all of them are hidden.`,
      'show an entry, or hide the section: "hidden": true.',
    ],
    br: ({ place }, say) => [
      `Nada aparece ${say.in(place)} além do título: não há itens, ou todos estão ocultos.`,
      'mostre um item ou oculte a seção: "hidden": true.',
    ],
    form: {
      fix: {
        en: 'show an entry, or hide the section.',
        br: 'mostre um item ou oculte a seção.',
      },
    },
  }),
  'address-as-section': error<{
    value: string
    thing: Path
    /** The section that the address leads to. */
    right: string | undefined
  }>({
    en: ({ value, thing, right }, say) => [
      `${capital(say.value(thing))} takes the id of a section of the page, not an address: “${value}”.`,
      right === undefined ? 'rename it to “address”.' : `write "${right}".`,
    ],
    br: ({ value, thing, right }, say) => [
      `Em ${say.value(thing)} vai o id de uma seção da página, não um endereço: “${value}”.`,
      right === undefined ? 'troque o nome por “address”.' : `escreva "${right}".`,
    ],
    form: {
      message: {
        en: ({ value, thing }, say) =>
          `${capital(say.value(thing))} takes a section of the page, not an address: “${value}”.`,
        br: ({ value, thing }, say) =>
          `Em ${say.value(thing)} vai uma seção da página, não um endereço: “${value}”.`,
      },
      fix: choose,
      fixWithEdit: press,
    },
  }),
  'other-way': error<{ value: string; way: string; right: string }>({
    en: ({ value, way, right }, say) => [
      `“${value}” is not the address of a page: a link that leads there is written with ${say.name(way)}.`,
      `write "${way}": "${right}" instead.`,
    ],
    br: ({ value, way, right }, say) => [
      `“${value}” não é o endereço de uma página: um link que leva até lá se escreve com ${say.name(way)}.`,
      `escreva "${way}": "${right}" no lugar.`,
    ],
    form: { fix: choose, fixWithEdit: press },
  }),
  'unknown-icon': error<{ value: string; near: string | undefined; offered: string[] }>({
    en: ({ value, near, offered }) => [
      `There is no icon “${value}”.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      near === undefined
        ? offered.length === 0
          ? 'icons have English names: look for one at https://lucide.dev/icons and write its name as it stands there, e.g. "graduation-cap".'
          : `use ${oneOf(offered, 'or')}, or another name from https://lucide.dev/icons`
        : `write "${near}".`,
    ],
    br: ({ value, near, offered }) => [
      `Não existe o ícone “${value}”.${near === undefined ? '' : ` Você quis dizer “${near}”?`}`,
      near === undefined
        ? offered.length === 0
          ? 'os ícones têm nomes em inglês: procure um em https://lucide.dev/icons e escreva o nome como aparece lá, p. ex. "graduation-cap".'
          : `use ${oneOf(offered, 'ou')}, ou outro nome de https://lucide.dev/icons`
        : `escreva "${near}".`,
    ],
    form: { fix: choose },
  }),
  'link-nowhere': error<{ thing: Path }>({
    en: ({ thing }, say) => [
      `${capital(say.value(thing))} leads nowhere.`,
      'add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
    ],
    br: ({ thing }, say) => [
      `${capital(say.value(thing))} não leva a lugar nenhum.`,
      'acrescente um destes: "section": "contact" (o id de uma seção), "address": "https://…", "whatsapp": "…" (o nome de um texto), "phone": "+55 …" ou "email": "…".',
    ],
    form: { fix: { en: 'choose where it leads.', br: 'escolha para onde ele leva.' } },
  }),
  'link-two-ways': error<{ thing: Path }>({
    en: ({ thing }, say) => [
      `${capital(say.value(thing))} leads to several places at once.`,
      'keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
    ],
    br: ({ thing }, say) => [
      `${capital(say.value(thing))} leva a vários lugares ao mesmo tempo.`,
      'deixe um só entre "section", "address", "whatsapp", "phone" e "email" e apague os outros.',
    ],
    form: {
      fix: {
        en: 'keep one, and remove the others.',
        br: 'deixe um só e remova os outros.',
      },
    },
  }),
  'no-whatsapp': error<{ thing: Path }>({
    en: ({ thing }, say) => [
      `${capital(say.value(thing))} opens WhatsApp, but the company’s number is missing.`,
      'add "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } under “company”.',
    ],
    br: ({ thing }, say) => [
      `${capital(say.value(thing))} abre o WhatsApp, mas falta o número da empresa.`,
      'acrescente "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } em “company”.',
    ],
    form: {
      fix: {
        en: 'add the WhatsApp number to the company, or lead it somewhere else.',
        br: 'adicione o número de WhatsApp à empresa ou leve a outro lugar.',
      },
    },
  }),
  'unknown-entry': error<{
    id: string
    list: string
    near: string | undefined
    choices: string[]
  }>({
    en: ({ id, list, near, choices }, say) => [
      `There is no “${id}” in ${say.name(list)}.${near === undefined ? '' : ` Did you mean ${say.name(near)}?`}`,
      near === undefined ? `use one of ${oneOf(choices, 'or')}.` : `write "${near}".`,
    ],
    br: ({ id, list, near, choices }, say) => [
      `Não existe “${id}” em ${say.name(list)}.${near === undefined ? '' : ` Você quis dizer ${say.name(near)}?`}`,
      near === undefined ? `use ${oneOf(choices, 'ou')}.` : `escreva "${near}".`,
    ],
    form: { fix: choose },
  }),
  'shown-twice': error<{ id: string; place: Path }>({
    en: ({ id, place }, say) => [
      `${say.name(id)} is listed twice ${say.in(place)}.`,
      'delete one of the two.',
    ],
    br: ({ id, place }, say) => [
      `${say.name(id)} aparece duas vezes ${say.in(place)}.`,
      'apague um dos dois.',
    ],
    form: { fix: { en: 'remove one of the two.', br: 'remova um dos dois.' } },
  }),
  'duplicate-id': error<{
    id: string
    kind: Bilingual
    first: Path
    second: Path
    example: string
    /** They say the same in everything else too. */
    isCopy: boolean
  }>({
    en: ({ id, kind, first, second, example, isCopy }, say) => [
      `Two ${kind.en} have the id “${id}”: ${say.the(first)} and ${say.the(second)}.`,
      isCopy
        ? `give this one its own id, e.g. “${example}”, and its own words; or delete it, if it was pasted twice.`
        : `give this one its own id, e.g. “${example}”.`,
    ],
    br: ({ id, kind, first, second, example, isCopy }, say) => [
      `${capital(kind.br)} têm o id “${id}”: ${say.the(first)} e ${say.the(second)}.`,
      isCopy
        ? `dê a este um id próprio, p. ex. “${example}”, e um conteúdo próprio; ou apague-o, se foi colado duas vezes.`
        : `dê a este um id próprio, p. ex. “${example}”.`,
    ],
    form: { fix: copy },
  }),
}
