import type { Bilingual } from '../../schema/bilingual.ts'
/**
 * The words of several folders of the editor, in both languages side by side; a folder's own are in its …Words.ts.
 * Titles and help of fields come from the model, problems from the check.
 */
import { inEnglish, inPortuguese } from '../../schema/languageNames.ts'
import { languageList, type Language } from '../../schema/languages.ts'
import { byLanguage } from '../../schema/read/contentLanguages.ts'

export const words = {
  appName: { en: 'Editor', br: 'Editor' },
  language: { en: 'Language of the editor', br: 'Idioma do editor' },
  save: { en: 'Save', br: 'Salvar' },
  saved: { en: 'Saved', br: 'Salvo' },
  goOn: { en: 'Go on editing', br: 'Continuar editando' },
  recoded: {
    en: 'Another program saved the file in a way that can spoil accents. Look whether all of them are right here, then save: that mends the file.',
    br: 'Outro programa gravou o arquivo de um jeito que pode estragar os acentos. Veja se todos estão certos aqui e salve: isso corrige o arquivo.',
  },
  conflicts: {
    en: 'You and somebody else changed the same thing',
    br: 'Você e outra pessoa mudaram a mesma coisa',
  },
  settle: { en: 'Keep these', br: 'Ficar com estas' },
  takeDraft: { en: 'Go on with it', br: 'Continuar com ele' },
  cannotShow: {
    en: 'The editor cannot show this. Take the last change back to go on. What you changed is kept: it is offered when you reload this page.',
    br: 'O editor não consegue mostrar isto. Desfaça a última mudança para continuar. O que você mudou está guardado: será oferecido quando você recarregar esta página.',
  },
  takeLastBack: { en: 'Take the last change back', br: 'Desfazer a última mudança' },
  reload: { en: 'Reload the page', br: 'Recarregar a página' },
  notChecked: {
    en: 'Mistakes cannot be looked for just now: the check does not answer. You can save all the same: it is checked then, and with a mistake nothing is written.',
    br: 'Não dá para procurar erros agora: a verificação não responde. Mesmo assim você pode salvar: a verificação é feita nessa hora e, se houver erro, nada é gravado.',
  },
  notLookedUp: {
    en: 'What is left to do cannot be looked up just now.',
    br: 'Não dá para ver agora o que falta fazer.',
  },
  tryAgain: { en: 'Try again', br: 'Tentar de novo' },
  publish: { en: 'Publish', br: 'Publicar' },
  lookOnline: { en: 'Look again', br: 'Ver de novo' },
  close: { en: 'Close', br: 'Fechar' },
  cancel: { en: 'Cancel', br: 'Cancelar' },
  signOut: { en: 'Sign out', br: 'Sair' },
  undo: { en: 'Undo', br: 'Desfazer' },
  redo: { en: 'Redo', br: 'Refazer' },
  preview: { en: 'The page', br: 'A página' },
  pageOrContent: { en: 'What is shown', br: 'O que aparece' },
  light: { en: 'Light', br: 'Claro' },
  dark: { en: 'Dark', br: 'Escuro' },
  content: { en: 'Content', br: 'Conteúdo' },
  problems: { en: 'Problems', br: 'Problemas' },
  goLive: { en: 'Go live', br: 'Ir ao ar' },
  languages: { en: 'Languages', br: 'Idiomas' },
  add: { en: 'Add', br: 'Adicionar' },
  remove: { en: 'Remove', br: 'Remover' },
  hidden: { en: 'Off the page', br: 'Fora da página' },
  unusedPictures: { en: 'Unused pictures', br: 'Imagens sem uso' },
  howToFix: { en: 'How to fix:', br: 'Como corrigir:' },
  tooWideOnPhone: {
    en: 'On a phone this is too wide for its place.',
    br: 'No celular, isto não cabe na largura da tela.',
  },
  yes: { en: 'Yes', br: 'Sim' },
  no: { en: 'No', br: 'Não' },
  choose: { en: 'Choose', br: 'Escolher' },
  clearBackground: { en: 'Remove the white background', br: 'Tirar o fundo branco' },
  chooseDocument: { en: 'Choose a PDF or a page…', br: 'Escolher um PDF ou uma página…' },
  toFillIn: { en: 'Still to fill in', br: 'Falta preencher' },
  fix: { en: 'Mend it', br: 'Corrigir' },
} satisfies Record<string, Bilingual>

/** Names of the page's languages within a sentence. A constant, since Intl.DisplayNames is slow. */
const languageNames = byLanguage(languageList, (language): Bilingual => ({
  en: inEnglish(language),
  br: inPortuguese(language),
}))

/** The name of a language of the page, as on a button. */
export function languageName(language: Language): Bilingual {
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  const { en, br } = languageNames[language]
  return { en: capital(en), br: capital(br) }
}

/** A title within a sentence: with a small letter, unless it is a name such as “WhatsApp”. */
const inside = (title: string) =>
  /^\p{Lu}\p{Ll}*(?![\p{L}-])/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title

export const said = {
  /** A button's action with what it is done to: “Remove: logo”. */
  of: (action: Bilingual, name: string): Bilingual => ({
    en: `${action.en}: ${name}`,
    br: `${action.br}: ${name}`,
  }),
  add: (name: Bilingual): Bilingual => ({
    en: `Add ${inside(name.en)}`,
    br: `Adicionar ${inside(name.br)}`,
  }),
  linesOnPhone: (lines: number, before: number): Bilingual => ({
    en: `On a phone this takes ${lines} lines; before it was ${before}.`,
    br: `No celular, isto ocupa ${lines} linhas; antes ${before === 1 ? 'era' : 'eram'} ${before}.`,
  }),
  problems: (count: number): Bilingual => ({
    en: count === 1 ? '1 problem' : `${count} problems`,
    br: count === 1 ? '1 problema' : `${count} problemas`,
  }),
  undone: (name: string): Bilingual => ({
    en: `Undone: ${name}.`,
    br: `Desfeito: ${name}.`,
  }),
  redone: (name: string): Bilingual => ({
    en: `Done again: ${name}.`,
    br: `Refeito: ${name}.`,
  }),
  removed: (name: string): Bilingual => ({
    en: `Removed: ${name}. Undo brings it back.`,
    br: `Removido: ${name}. Desfazer traz de volta.`,
  }),
  inLanguage: (title: Bilingual, language: Language): Bilingual => ({
    en: `${title.en} (${languageNames[language].en})`,
    br: `${title.br} (${languageNames[language].br})`,
  }),
  toFillIn: (count: number): Bilingual => ({
    en: `${count} to fill in`,
    br: `${count} a preencher`,
  }),
}
