import type { Path } from '../read/lookUp.ts'
import { capitalize } from './describeValue.ts'
import { copy } from './fixes.ts'
import { error, warning } from './wording.ts'

/** Ids, and what leads to them. */
export const referenceWordings = {
  'section-hidden': error<{ id: string; path: Path }>({
    en: ({ id, path }, say) => [
      `This leads to ${say.name(id)}, but ${say.the(path)} is hidden: a click on it would do nothing.`,
      'lead it to another section, or show that one again.',
    ],
    br: ({ id, path }, say) => [
      `Isto leva a ${say.name(id)}, mas ${say.the(path)} está oculta: um clique não faria nada.`,
      'leve a outra seção ou volte a mostrar aquela.',
    ],
  }),
  'nothing-shown': warning<{ path: Path }>({
    en: ({ path }, say) => [
      `Nothing is shown ${say.in(path)} but its heading: it has no entries, or all of them are hidden.`,
      'show an entry, or hide the section.',
    ],
    br: ({ path }, say) => [
      `Nada aparece ${say.in(path)} além do título: não há itens, ou todos estão ocultos.`,
      'mostre um item ou oculte a seção.',
    ],
  }),
  'link-ways': error<{ path: Path }>({
    en: ({ path }, say) => [
      `${capitalize(say.value(path))} must lead to exactly one place.`,
      'write one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" and "email": "…".',
    ],
    br: ({ path }, say) => [
      `${capitalize(say.value(path))} deve levar a um só lugar.`,
      'escreva um só destes: "section": "contact" (o id de uma seção), "address": "https://…", "whatsapp": "…" (o nome de um texto), "phone": "+55 …" ou "email": "…".',
    ],
    form: { fix: { en: 'choose where it leads.', br: 'escolha para onde ele leva.' } },
  }),
  'no-whatsapp': error<{ path: Path }>({
    en: ({ path }, say) => [
      `${capitalize(say.value(path))} opens WhatsApp, but the company’s number is missing.`,
      'add "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } under “company”.',
    ],
    br: ({ path }, say) => [
      `${capitalize(say.value(path))} abre o WhatsApp, mas falta o número da empresa.`,
      'acrescente "whatsapp": { "number": "+55 …", "label": "…", "text": "…" } em “company”.',
    ],
    form: {
      fix: {
        en: 'add the WhatsApp number to the company, or lead it somewhere else.',
        br: 'adicione o número de WhatsApp à empresa ou leve a outro lugar.',
      },
    },
  }),
  'duplicate-id': error<{
    id: string
    first: Path
    second: Path
  }>({
    en: ({ id, first, second }, say) => [
      `The id “${id}” is there twice: ${say.the(first)} and ${say.the(second)}.`,
      `give this one its own id; or delete it, if it was pasted twice.`,
    ],
    br: ({ id, first, second }, say) => [
      `O id “${id}” aparece duas vezes: ${say.the(first)} e ${say.the(second)}.`,
      `dê a este um id próprio; ou apague-o, se foi colado duas vezes.`,
    ],
    form: { fix: copy },
  }),
}
