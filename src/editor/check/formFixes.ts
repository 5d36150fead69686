import type { ProblemCode } from '../../../schema/check/finding.ts'
import type { Bilingual } from '../../../schema/problem.ts'

const write: Bilingual = { en: 'write something.', br: 'escreva algo.' }
const choose: Bilingual = { en: 'choose another one.', br: 'escolha outro.' }
const remove: Bilingual = { en: 'take it out.', br: 'retire.' }

const choosePicture: Bilingual = {
  en: 'choose a picture.',
  br: 'escolha uma imagem.',
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
  'empty-value': write,
  'missing-key': { en: 'fill it in.', br: 'preencha.' },
  'unknown-section': choose,
  'unknown-entry': choose,
  'unknown-icon': choose,
  'wrong-choice': choose,
  'bad-day': { en: 'choose a day.', br: 'escolha um dia.' },
  'bad-time': { en: 'choose a time.', br: 'escolha um horário.' },
  'bad-picture-path': choosePicture,
  'file-missing': choosePicture,
  'file-name': chooseAgain,
  'file-not-picture': chooseAgain,
  'picture-kind': {
    en: 'choose one of such a kind. If you have none, ask whoever made it.',
    br: 'escolha uma de um desses tipos. Se não tiver, peça a quem a fez.',
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
  'sample-picture': {
    en: 'choose your own.',
    br: 'escolha uma sua.',
  },
  'section-hidden': {
    en: 'lead it to another section, or show that one again.',
    br: 'leve a outra seção ou volte a mostrar aquela.',
  },
  'nothing-shown': {
    en: 'show an entry, or hide the section.',
    br: 'mostre um item ou oculte a seção.',
  },
  'no-whatsapp': {
    en: 'add the WhatsApp number to the company, or lead it somewhere else.',
    br: 'adicione o número de WhatsApp à empresa ou leve a outro lugar.',
  },
  'too-few': { en: 'add an entry.', br: 'adicione um item.' },
  'shown-twice': { en: 'take one of the two out.', br: 'retire um dos dois.' },
  'duplicate-id': {
    en: 'duplicate this one, and remove it: the copy is told apart.',
    br: 'duplique este e remova-o: a cópia não se confunde.',
  },
  'footer-early': {
    en: 'move it to the end of the list.',
    br: 'mova para o fim da lista.',
  },
  'color-contrast': {
    en: 'change it, or take it out: then the colour is made from the accent.',
    br: 'mude-a ou retire-a: então a cor é feita a partir da cor principal.',
  },
  untranslated: {
    en: 'translate it, unless it is a name.',
    br: 'traduza, a não ser que seja um nome próprio.',
  },
  'text-foreign': {
    en: 'write it in the language of this field.',
    br: 'escreva na língua deste campo.',
  },
  'lines-lost': { en: 'write it in one line.', br: 'escreva numa linha só.' },
  'unused-text': remove,
  'unknown-key': remove,
  'said-already': remove,
  'no-styling': remove,
  'unknown-language': remove,
}

export const formFixes: Readonly<Record<string, Bilingual | undefined>> = fixes

/** What has no field of its own, since the page knows nothing of it: all that can be done is to take it out. */
export const isOutOfPlace = (code: string) => formFixes[code] === remove
