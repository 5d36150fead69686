import type { Bilingual } from '../../../schema/bilingual.ts'

/** The editor's words for the panel, in both languages side by side. */
export const panelWords = {
  search: { en: 'Find a text or a setting', br: 'Procurar um texto ou ajuste' },
  notFound: { en: 'Nothing found.', br: 'Nada encontrado.' },
  understood: { en: 'Understood', br: 'Entendi' },
  formWords: { en: 'Form, buttons and footer', br: 'Formulário, botões e rodapé' },
  unseenWords: {
    en: 'For search engines and screen readers',
    br: 'Para buscadores e leitores de tela',
  },
  unseenWordsHelp: {
    en: 'Titles for search engines, what is said to people who do not see the page, and words that appear only at times.',
    br: 'Títulos para buscadores, o que é lido em voz alta para quem não enxerga e o que só aparece às vezes.',
  },
  formWordsHelp: {
    en: 'Labels of the form, the footer and the like.',
    br: 'Os textos do formulário, do rodapé e afins.',
  },
  languagesHelp: {
    en: 'The languages that the page is in. In one alone, each text is written once and the flags go.',
    br: 'Os idiomas da página. Com um só, cada texto é escrito uma vez e as bandeiras somem.',
  },
  removeAll: { en: 'Remove all', br: 'Remover tudo' },
  noProblems: {
    en: 'No problems: this can be saved.',
    br: 'Nenhum problema: já dá para salvar.',
  },
} satisfies Record<string, Bilingual>
