import type { Bilingual } from '../bilingual.ts'
import type { SayInForm } from './wording.ts'

/** How something is fixed in a form, whatever is wrong. */
export const inLanguages: Bilingual = {
  en: 'write it here, in each language.',
  br: 'escreva aqui, em cada idioma.',
}
export const again: Bilingual = { en: 'enter it again.', br: 'preencha de novo.' }
export const choose: Bilingual = {
  en: 'choose another one.',
  br: 'faça outra escolha.',
}
export const choosePicture: Bilingual = {
  en: 'choose a picture.',
  br: 'escolha uma imagem.',
}
export const exportAgain: Bilingual = {
  en: 'export the picture again, and choose it here.',
  br: 'exporte a imagem de novo e escolha-a aqui.',
}
export const makeSmaller: Bilingual = {
  en: 'make it smaller, in Preview (Mac) under Tools › Adjust Size or in Paint (Windows) under Resize, and choose that here.',
  br: 'diminua-a, em Pré-Visualização (Mac), Ferramentas › Ajustar Tamanho, ou no Paint (Windows), Redimensionar, e escolha a nova aqui.',
}
export const copy: Bilingual = {
  en: 'duplicate it, then remove this one: the copy gets an id of its own.',
  br: 'duplique e depois remova este: a cópia recebe um id próprio.',
}

/** The button of a problem that has an edit. */
export const press = {
  en: (_: unknown, say: SayInForm) => `press ${say.button('fix')}.`,
  br: (_: unknown, say: SayInForm) => `clique em ${say.button('fix')}.`,
}

/** The fix of what has no field in the form. */
export const remove = {
  fix: { en: 'remove it.', br: 'remova.' },
  isRemoved: true,
} as const
export const enterElsewhere = {
  fix: {
    en: 'remove it here, and enter it where it belongs.',
    br: 'remova daqui e preencha no lugar certo.',
  },
  fixWithEdit: press,
  isRemoved: true,
} as const

export const chooseDocument = {
  en: (_: unknown, say: SayInForm) =>
    `press ${say.button('chooseDocument')}, or write an address that begins with https://.`,
  br: (_: unknown, say: SayInForm) =>
    `clique em ${say.button('chooseDocument')} ou escreva um endereço que comece com https://.`,
}
