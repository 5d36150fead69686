import type { Bilingual } from '../../../schema/bilingual.ts'

/** The editor's words for the preview, in both languages side by side. */
export const previewWords = {
  width: { en: 'Width of the page', br: 'Largura da página' },
  phone: { en: 'Phone', br: 'Celular' },
  tablet: { en: 'Tablet', br: 'Tablet' },
  desktop: { en: 'Desktop', br: 'Computador' },
  pageLanguage: { en: 'Language of the page', br: 'Idioma da página' },
  scheme: { en: 'Light or dark', br: 'Claro ou escuro' },
  tryOut: { en: 'Try it out', br: 'Experimentar' },
  tryOutHelp: {
    en: 'Clicks open the menu, the form and the links within the page, as for a visitor. Of other links you are told where they lead. Nothing is sent.',
    br: 'Os cliques abrem o menu, o formulário e os links dentro da página, como para um visitante. Dos outros links, você vê para onde levam. Nada é enviado.',
  },
  broken: {
    en: 'The page cannot show this yet. Once what is missing is filled in, you see it here.',
    br: 'A página ainda não consegue mostrar isto. Quando o que falta estiver preenchido, ela aparece aqui.',
  },
  dropOnPicture: {
    en: 'No picture belongs in this place. Drop the file on a picture, a logo or a drawing of the page, or add a gallery for it: “Add section”.',
    br: 'Neste lugar não vai imagem. Solte o arquivo sobre uma foto, um logo ou um desenho da página, ou adicione uma galeria para ela: “Adicionar seção”.',
  },
  leadsTo: (address: string): Bilingual => ({
    en: `On the site, this link leads to ${address}`,
    br: `No site, este link leva a ${address}`,
  }),
}
