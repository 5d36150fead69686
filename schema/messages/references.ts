import { error, warning, type Bilingual } from '../problem.ts'
import type { Place } from './describeLocation.ts'
import { capital, listed, oneOf } from './describeValue.ts'

/** Ids, and what leads to them. */
export const referenceWordings = {
  'unknown-section': error<{
    id: string
    near: string | undefined
    choices: string[]
    /** The other lines that ask for it. */
    also: number[]
    /** It is an entry of the menu, and not the only one. */
    inMenu: boolean
    /** The page has lost its first section: this may be it. */
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
  }),
  'section-renamed': error<{
    id: string
    /** The id that the links still have. */
    asked: string
    lines: number[]
    place: Place
  }>({
    en: ({ id, asked, lines, place }) => [
      `The id of ${place.en.the} is “${id}”, but ${lines.length === 1 ? 'a link still leads' : `${lines.length} links still lead`} to “${asked}” (${lines.length === 1 ? 'line' : 'lines'} ${listed(lines, 'and')}).`,
      `write "${id}" in ${lines.length === 1 ? 'this link' : 'these links'} too; or, if the id was not meant to change, write "${asked}" here.`,
    ],
    br: ({ id, asked, lines, place }) => [
      `O id ${place.br.of} é “${id}”, mas ${lines.length === 1 ? 'um link ainda leva' : `${lines.length} links ainda levam`} a “${asked}” (${lines.length === 1 ? 'linha' : 'linhas'} ${listed(lines, 'e')}).`,
      `escreva "${id}" também ${lines.length === 1 ? 'nesse link' : 'nesses links'}; ou, se o id não devia mudar, escreva "${asked}" aqui.`,
    ],
  }),
  'section-hidden': error<{ id: string; place: Place }>({
    en: ({ id, place }) => [
      `This leads to “${id}”, but ${place.en.the} is hidden: a click on it would do nothing.`,
      'lead it to another section, hide or delete it too, or take "hidden" out of the section.',
    ],
    br: ({ id, place }) => [
      `Isto leva a “${id}”, mas ${place.br.the} está oculta: um clique não faria nada.`,
      'leve a outra seção, oculte ou apague isto também, ou tire "hidden" da seção.',
    ],
  }),
  'nothing-shown': warning<{ place: Place }>({
    en: ({ place }) => [
      `Nothing is shown ${place.en.in} but its heading: it has no entries, or all of them are hidden.`,
      'show an entry, or hide the section: "hidden": true.',
    ],
    br: ({ place }) => [
      `Nada aparece ${place.br.in} além do título: não há itens, ou todos estão ocultos.`,
      'mostre um item ou oculte a seção: "hidden": true.',
    ],
  }),
  'address-as-section': error<{
    value: string
    thing: Bilingual
    /** The section that the address leads to. */
    right: string | undefined
  }>({
    en: ({ value, thing, right }) => [
      `${capital(thing.en)} takes the id of a section of the page, not an address: “${value}”.`,
      right === undefined ? 'rename it to “address”.' : `write "${right}".`,
    ],
    br: ({ value, thing, right }) => [
      `Em ${thing.br} vai o id de uma seção da página, não um endereço: “${value}”.`,
      right === undefined ? 'troque o nome por “address”.' : `escreva "${right}".`,
    ],
  }),
  'other-way': error<{ value: string; way: string; right: string }>({
    en: ({ value, way, right }) => [
      `“${value}” is not the address of a page: a link that leads there is written with “${way}”.`,
      `write "${way}": "${right}" instead.`,
    ],
    br: ({ value, way, right }) => [
      `“${value}” não é o endereço de uma página: um link que leva até lá se escreve com “${way}”.`,
      `escreva "${way}": "${right}" no lugar.`,
    ],
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
  }),
  'link-nowhere': error<{ thing: Bilingual }>({
    en: ({ thing }) => [
      `${capital(thing.en)} leads nowhere.`,
      'add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".',
    ],
    br: ({ thing }) => [
      `${capital(thing.br)} não leva a lugar nenhum.`,
      'acrescente um destes: "section": "contact" (o id de uma seção), "address": "https://…", "whatsapp": "…" (o nome de um texto), "phone": "+55 …" ou "email": "…".',
    ],
  }),
  'link-two-ways': error<{ thing: Bilingual }>({
    en: ({ thing }) => [
      `${capital(thing.en)} leads to several places at once.`,
      'keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.',
    ],
    br: ({ thing }) => [
      `${capital(thing.br)} leva a vários lugares ao mesmo tempo.`,
      'deixe um só entre "section", "address", "whatsapp", "phone" e "email" e apague os outros.',
    ],
  }),
  'no-whatsapp': error<{ thing: Bilingual }>({
    en: ({ thing }) => [
      `${capital(thing.en)} opens WhatsApp, but the company’s number is missing.`,
      'add "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } under “company”.',
    ],
    br: ({ thing }) => [
      `${capital(thing.br)} abre o WhatsApp, mas falta o número da empresa.`,
      'acrescente "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } em “company”.',
    ],
  }),
  'unknown-entry': error<{
    id: string
    list: string
    near: string | undefined
    choices: string[]
  }>({
    en: ({ id, list, near, choices }) => [
      `There is no “${id}” in “${list}”.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      near === undefined ? `use one of ${oneOf(choices, 'or')}.` : `write "${near}".`,
    ],
    br: ({ id, list, near, choices }) => [
      `Não existe “${id}” em “${list}”.${near === undefined ? '' : ` Você quis dizer “${near}”?`}`,
      near === undefined ? `use ${oneOf(choices, 'ou')}.` : `escreva "${near}".`,
    ],
  }),
  'shown-twice': error<{ id: string; place: Place }>({
    en: ({ id, place }) => [
      `“${id}” is listed twice ${place.en.in}.`,
      'delete one of the two.',
    ],
    br: ({ id, place }) => [
      `“${id}” aparece duas vezes ${place.br.in}.`,
      'apague um dos dois.',
    ],
  }),
  'duplicate-id': error<{
    id: string
    kind: Bilingual
    first: Place
    second: Place
    example: string
    /** They say the same in everything else too. */
    isCopy: boolean
  }>({
    en: ({ id, kind, first, second, example, isCopy }) => [
      `Two ${kind.en} have the id “${id}”: ${first.en.the} and ${second.en.the}.`,
      isCopy
        ? `give this one its own id, e.g. “${example}”, and its own words; or delete it, if it was pasted twice.`
        : `give this one its own id, e.g. “${example}”.`,
    ],
    br: ({ id, kind, first, second, example, isCopy }) => [
      `${capital(kind.br)} têm o id “${id}”: ${first.br.the} e ${second.br.the}.`,
      isCopy
        ? `dê a este um id próprio, p. ex. “${example}”, e um conteúdo próprio; ou apague-o, se foi colado duas vezes.`
        : `dê a este um id próprio, p. ex. “${example}”.`,
    ],
  }),
}
