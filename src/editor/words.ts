/** Every word of the editor's own, in both languages side by side. What it says of the content comes from the model, what is wrong with it from the check. */
import type { Bilingual } from '../../schema/problem.ts'
import type { Language } from '../i18n/languages.ts'

const words = {
  appName: { en: 'Editor', br: 'Editor' },
  language: { en: 'Language of the editor', br: 'Idioma do editor' },

  // The bar at the top.
  save: { en: 'Save', br: 'Salvar' },
  saved: { en: 'Saved', br: 'Salvo' },
  saving: { en: 'Saving…', br: 'Salvando…' },
  undo: { en: 'Undo', br: 'Desfazer' },
  redo: { en: 'Redo', br: 'Refazer' },

  // The preview.
  preview: { en: 'The page', br: 'A página' },
  width: { en: 'Width of the page', br: 'Largura da página' },
  phone: { en: 'Phone', br: 'Celular' },
  tablet: { en: 'Tablet', br: 'Tablet' },
  desktop: { en: 'Desktop', br: 'Computador' },
  pageLanguage: { en: 'Language of the page', br: 'Idioma da página' },
  scheme: { en: 'Light or dark', br: 'Claro ou escuro' },
  light: { en: 'Light', br: 'Claro' },
  dark: { en: 'Dark', br: 'Escuro' },
  tryOut: { en: 'Try it out', br: 'Experimentar' },
  tryOutHelp: {
    en: 'Clicks open links, the menu and the form, as for a visitor. Nothing is sent.',
    br: 'Os cliques abrem links, o menu e o formulário, como para um visitante. Nada é enviado.',
  },
  broken: {
    en: 'The page cannot show this yet: you see it as it was before.',
    br: 'A página ainda não consegue mostrar isto: você a vê como estava antes.',
  },

  // The panel.
  content: { en: 'Content', br: 'Conteúdo' },
  problems: { en: 'Problems', br: 'Problemas' },
  release: { en: 'Go live', br: 'Publicar' },
  search: { en: 'Find a text', br: 'Procurar um texto' },
  notFound: { en: 'No text has these words.', br: 'Nenhum texto tem essas palavras.' },
  welcome: {
    en: 'Click on anything in the page, and its field opens here; double-click a text to type right there. Each text has both languages side by side. Nothing goes online by itself: Save writes it to this computer.',
    br: 'Clique em qualquer coisa da página e o campo dela se abre aqui; com dois cliques num texto, você escreve ali mesmo. Cada texto tem as duas línguas lado a lado. Nada vai ao ar sozinho: Salvar grava neste computador.',
  },
  understood: { en: 'Understood', br: 'Entendi' },
  pageWords: { en: 'Words of the page', br: 'Palavras da página' },
  unseenWords: { en: 'Words that are not seen', br: 'Palavras que não aparecem' },
  unseenWordsHelp: {
    en: 'Titles for search engines, what screen readers say, and words that stand there only at times.',
    br: 'Títulos para buscadores, o que os leitores de tela dizem e palavras que só aparecem às vezes.',
  },
  pageWordsHelp: {
    en: 'Labels of the form, the footer and the like.',
    br: 'Rótulos do formulário, do rodapé e afins.',
  },

  // Lists.
  add: { en: 'Add', br: 'Adicionar' },
  remove: { en: 'Remove', br: 'Remover' },
  duplicate: { en: 'Duplicate', br: 'Duplicar' },
  moveUp: { en: 'Move up', br: 'Mover para cima' },
  moveDown: { en: 'Move down', br: 'Mover para baixo' },
  moveTo: { en: 'Move to…', br: 'Mover para…' },
  position: { en: 'Position', br: 'Posição' },
  more: { en: 'More', br: 'Mais' },
  instead: { en: 'Instead', br: 'Em vez disso' },
  showAll: { en: 'Show all', br: 'Mostrar todos' },
  openList: { en: 'Open the list', br: 'Abrir a lista' },

  // Fields.
  yes: { en: 'Yes', br: 'Sim' },
  no: { en: 'No', br: 'Não' },
  choose: { en: 'Choose', br: 'Escolher' },
  usual: { en: 'As usual', br: 'Como de costume' },
  none: { en: 'None', br: 'Nenhum' },
  mend: { en: 'Mend it', br: 'Corrigir' },
  copyFromOther: { en: 'Copy from the other language', br: 'Copiar da outra língua' },
  lookAgain: {
    en: 'The other language was changed: does this still say the same?',
    br: 'A outra língua foi alterada: isto ainda diz o mesmo?',
  },
  itDoes: { en: 'It does', br: 'Diz' },
  noProblems: {
    en: 'No problems: this can be saved.',
    br: 'Nenhum problema: pode ser salvo.',
  },
} satisfies Record<string, Bilingual>

export { words }

export const languageNames: Record<Language, Bilingual> = {
  en: { en: 'English', br: 'Inglês' },
  br: { en: 'Portuguese', br: 'Português' },
}

export const said = {
  problems: (count: number): Bilingual => ({
    en: count === 1 ? '1 problem' : `${count} problems`,
    br: count === 1 ? '1 problema' : `${count} problemas`,
  }),
  moved: (name: Bilingual, position: number, of: number): Bilingual => ({
    en: `${name.en} is now ${position} of ${of}.`,
    br: `${name.br} agora é o nº ${position} de ${of}.`,
  }),
  removed: (name: Bilingual): Bilingual => ({
    en: `${name.en} is removed. Undo brings it back.`,
    br: `${name.br} foi removido. Desfazer traz de volta.`,
  }),
  characters: (length: number, max: number): Bilingual => ({
    en: `${length} of ${max} characters`,
    br: `${length} de ${max} caracteres`,
  }),
  moreOf: (name: string): Bilingual => ({ en: `More: ${name}`, br: `Mais: ${name}` }),
  inLanguage: (title: Bilingual, language: Language): Bilingual => ({
    en: `${title.en} (${languageNames[language].en})`,
    br: `${title.br} (${languageNames[language].br})`,
  }),
  missing: (count: number): Bilingual => ({
    en: count === 1 ? '1 text is missing' : `${count} texts are missing`,
    br: count === 1 ? 'Falta 1 texto' : `Faltam ${count} textos`,
  }),
}
