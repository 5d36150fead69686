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
  addSection: { en: 'Add a section', br: 'Adicionar uma seção' },
  remove: { en: 'Remove', br: 'Remover' },
  duplicate: { en: 'Duplicate', br: 'Duplicar' },
  moveUp: { en: 'Move up', br: 'Mover para cima' },
  moveDown: { en: 'Move down', br: 'Mover para baixo' },
  moveTo: { en: 'Move to…', br: 'Mover para…' },
  entry: { en: 'Entry', br: 'Item' },
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
  chooseIcon: { en: 'Choose an icon', br: 'Escolher um ícone' },
  findIcon: { en: 'What should it show?', br: 'O que ele deve mostrar?' },
  noIcon: { en: 'No icon has this name.', br: 'Nenhum ícone tem esse nome.' },

  // Pictures.
  choosePicture: { en: 'New picture…', br: 'Nova imagem…' },
  picturesThere: { en: 'Pictures of the site', br: 'Imagens do site' },
  dropPicture: { en: 'or drop a file here', br: 'ou solte um arquivo aqui' },
  heic: {
    en: 'This is an iPhone’s photo in the form HEIC, which browsers do not show. Open it in Photos, choose File › Export as JPEG, and drop the new file here.',
    br: 'Esta é uma foto de iPhone no formato HEIC, que os navegadores não mostram. Abra-a em Fotos, escolha Arquivo › Exportar como JPEG e solte aqui o novo arquivo.',
  },
  noPicture: {
    en: 'This is no picture that a page can show. Take an SVG, a PNG, a JPEG, a WebP or an AVIF.',
    br: 'Isto não é uma imagem que uma página possa mostrar. Use um SVG, PNG, JPEG, WebP ou AVIF.',
  },
  unsafePicture: {
    en: 'This drawing holds a program or loads something from elsewhere. Export it again as a plain SVG.',
    br: 'Este desenho contém um programa ou carrega algo de fora. Exporte-o de novo como SVG simples.',
  },
  damagedPicture: {
    en: 'This picture is damaged and cannot be opened. Export it again.',
    br: 'Esta imagem está danificada e não abre. Exporte-a de novo.',
  },
  bigPicture: {
    en: 'This picture has more than 20 MB. Export it smaller.',
    br: 'Esta imagem tem mais de 20 MB. Exporte-a menor.',
  },
  unreachable: {
    en: 'The editor’s program does not answer. Start it again with “npm run edit”; what you have changed stays here meanwhile.',
    br: 'O programa do editor não responde. Inicie-o de novo com “npm run edit”; enquanto isso, o que você mudou fica aqui.',
  },

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
  /** What a button does, and to what. */
  of: (action: Bilingual, name: string): Bilingual => ({
    en: `${action.en}: ${name}`,
    br: `${action.br}: ${name}`,
  }),
  add: (name: Bilingual): Bilingual => ({
    en: `Add: ${name.en}`,
    br: `Adicionar: ${name.br}`,
  }),
  instead: (form: Bilingual): Bilingual => ({
    en: `Instead: ${form.en}`,
    br: `Em vez disso: ${form.br}`,
  }),
  remove: (name: Bilingual): Bilingual => ({
    en: `Remove: ${name.en}`,
    br: `Remover: ${name.br}`,
  }),
  problems: (count: number): Bilingual => ({
    en: count === 1 ? '1 problem' : `${count} problems`,
    br: count === 1 ? '1 problema' : `${count} problemas`,
  }),
  moved: (name: string, position: number, of: number): Bilingual => ({
    en: `${name}: now ${position} of ${of}.`,
    br: `${name}: agora na posição ${position} de ${of}.`,
  }),
  removed: (name: string): Bilingual => ({
    en: `${name}: removed. Undo brings it back.`,
    br: `${name}: removido. Desfazer traz de volta.`,
  }),
  position: (position: number): Bilingual => ({
    en: `Position ${position}`,
    br: `Posição ${position}`,
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
