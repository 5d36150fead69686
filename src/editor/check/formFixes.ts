import type { ProblemCode } from '../../../schema/check/finding.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { words } from '../words.ts'

const inLanguages: Bilingual = {
  en: 'write it here, in each language.',
  br: 'escreva aqui, em cada idioma.',
}
const write: Bilingual = { en: 'write something.', br: 'escreva algo.' }
const again: Bilingual = { en: 'enter it again.', br: 'preencha de novo.' }
const choose: Bilingual = { en: 'choose another one.', br: 'faça outra escolha.' }
const picture: Bilingual = { en: 'choose a picture.', br: 'escolha uma imagem.' }
const remove: Bilingual = { en: 'remove it.', br: 'remova.' }
const elsewhere: Bilingual = {
  en: 'remove it here, and enter it where it belongs.',
  br: 'remova daqui e preencha no lugar certo.',
}
const copy: Bilingual = {
  en: 'duplicate it, then remove this one: the copy gets an id of its own.',
  br: 'duplique e depois remova este: a cópia recebe um id próprio.',
}
const byHand: Bilingual = {
  en: 'this cannot be done here: ask whoever wrote the file.',
  br: 'isto não dá para fazer aqui: peça a quem escreveu o arquivo.',
}
const exportAgain: Bilingual = {
  en: 'export the picture again, and choose it here.',
  br: 'exporte a imagem de novo e escolha-a aqui.',
}
const press: Bilingual = {
  en: `press “${words.mend.en}”.`,
  br: `clique em “${words.mend.br}”.`,
}

const chooseAgain: Bilingual = {
  en: 'choose the picture again: it gets a name that fits.',
  br: 'escolha a imagem de novo: ela recebe um nome que serve.',
}

/** How something is mended in a form, where the check tells how it is mended in the file. */
const fixes: Partial<Record<ProblemCode, Bilingual>> = {
  'empty-text': write,
  'text-missing': write,
  'translation-missing': write,
  'text-as-name': inLanguages,
  'text-in-place': inLanguages,
  'empty-value': write,
  'missing-key': { en: 'fill it in.', br: 'preencha.' },
  'wrong-type': again,
  'not-accepted': again,
  'unknown-section': {
    en: 'lead it to another section, or remove it.',
    br: 'leve a outra seção ou remova.',
  },
  'address-as-section': choose,
  'other-way': choose,
  'unknown-entry': choose,
  'unknown-icon': choose,
  'wrong-choice': choose,
  'default-language-absent': choose,
  'bad-day': { en: 'choose a day.', br: 'escolha um dia.' },
  'bad-time': { en: 'choose a time.', br: 'escolha um horário.' },
  'bad-picture-path': picture,
  'file-missing': picture,
  'document-missing': {
    en: 'put the file with this name into the folder “public” of your site, or write an address that begins with https://.',
    br: 'ponha o arquivo com esse nome na pasta “public” do seu site ou escreva um endereço que comece com https://.',
  },
  'file-name': chooseAgain,
  'file-damaged': exportAgain,
  'file-empty': exportAgain,
  'file-not-picture': exportAgain,
  'picture-kind': {
    en: 'open it in the program it was made with, export it as one of these, and choose that here. If you have no such program, ask whoever made it.',
    br: 'abra o arquivo no programa em que foi feito, exporte num desses formatos e escolha-o aqui. Se você não tem esse programa, peça a quem fez a imagem.',
  },
  'picture-heic': {
    en: 'open it in Photos, export it as a JPEG or PNG, and choose that here.',
    br: 'abra-a em Fotos, exporte como JPEG ou PNG e escolha-a aqui.',
  },
  'mark-faint': {
    en: 'choose one in a light colour. If you have none, ask whoever drew it for an SVG in one colour, as “currentColor”: the page makes it light or dark by itself.',
    br: 'escolha um em cor clara. Se não tiver, peça a quem o desenhou um SVG de uma cor só, como “currentColor”: a página o deixa claro ou escuro sozinha.',
  },
  'logo-opaque': {
    en: 'choose one with a transparent background, best an SVG.',
    br: 'escolha um com fundo transparente, de preferência um SVG.',
  },
  'sample-logo': {
    en: 'choose the client’s own logo.',
    br: 'escolha o logo do próprio cliente.',
  },
  'sample-picture': { en: 'choose your own.', br: 'escolha uma sua.' },
  'sample-pictures': {
    en: `remove what is left over under “${words.unusedPictures.en}”.`,
    br: `remova o que sobrou em “${words.unusedPictures.br}”.`,
  },
  'section-hidden': {
    en: 'lead it to another section, or show that one again.',
    br: 'leve a outra seção ou volte a mostrar aquela.',
  },
  'section-renamed': {
    en: 'lead it to this section.',
    br: 'leve-o a esta seção.',
  },
  'nothing-shown': {
    en: 'show an entry, or hide the section.',
    br: 'mostre um item ou oculte a seção.',
  },
  'link-nowhere': {
    en: 'choose where it leads.',
    br: 'escolha para onde ele leva.',
  },
  'link-two-ways': {
    en: 'keep one, and remove the others.',
    br: 'deixe um só e remova os outros.',
  },
  'no-whatsapp': {
    en: 'add the WhatsApp number to the company, or lead it somewhere else.',
    br: 'adicione o número de WhatsApp à empresa ou leve a outro lugar.',
  },
  'other-network-label': {
    en: 'remove this entry and add it again: the new one gets a text of its own.',
    br: 'remova este item e adicione-o de novo: o novo recebe um texto próprio.',
  },
  'too-few': { en: 'add an entry.', br: 'adicione um item.' },
  'shown-twice': { en: 'remove one of the two.', br: 'remova um dos dois.' },
  'value-twice': {
    en: 'write the other one, or remove it.',
    br: 'escreva o outro ou remova.',
  },
  'country-brazil': {
    en: 'if this office is in Brazil, remove the country.',
    br: 'se este escritório fica no Brasil, remova o país.',
  },
  'bad-id': copy,
  'duplicate-id': copy,
  'own-id': copy,
  'no-hero': {
    en: 'add one, and move it to the beginning.',
    br: 'adicione uma e mova-a para o começo.',
  },
  'footer-early': {
    en: 'move it to the end of the list.',
    br: 'mova-a para o fim da lista.',
  },
  'notice-over': {
    en: 'correct the day, or remove the notice.',
    br: 'corrija o dia ou remova o aviso.',
  },
  'color-contrast': {
    en: 'change it, or remove it: then the colour is made from the accent.',
    br: 'mude-a ou remova-a: então a cor é feita a partir da cor principal.',
  },
  untranslated: {
    en: 'translate it, unless it is a name.',
    br: 'traduza, a não ser que seja um nome próprio.',
  },
  'text-foreign': {
    en: 'write it in the language of this field.',
    br: 'escreva no idioma deste campo.',
  },
  'lines-lost': { en: 'write it in one line.', br: 'escreva numa linha só.' },
  'unused-text': remove,
  'bad-text-name': remove,
  'unknown-key': remove,
  'secret-here': remove,
  'said-by-absence': remove,
  'said-already': remove,
  'no-styling': remove,
  'unknown-language': remove,
  'copy-elsewhere': remove,
  'mistyped-key': elsewhere,
  'mistyped-text': elsewhere,
  'known-elsewhere': elsewhere,
  'key-instead': elsewhere,
  'misplaced-entry': elsewhere,
  'misplaced-key': elsewhere,
  'misplaced-text': elsewhere,
  'nested-texts': byHand,
  'doubled-list': byHand,
  'lost-group': byHand,
  'wrapped-content': byHand,
  'catalogs-swapped': byHand,
  'turned-catalogs': byHand,
  'no-texts': byHand,
}

/** What the check mends by another name in the file: in a form there is nothing to write. */
const renamed = new Set([
  'bad-id',
  'mistyped-key',
  'mistyped-text',
  'address-as-section',
  'other-way',
  'wrong-type',
])

export function formFix(code: string, hasEdit: boolean): Bilingual | undefined {
  return hasEdit && renamed.has(code) ? press : all[code]
}

const all: Readonly<Record<string, Bilingual | undefined>> = fixes

/** What has no field of its own, since the page knows nothing of it: all that can be done is to remove it. */
export const isOutOfPlace = (code: string) =>
  all[code] === remove || all[code] === elsewhere
