import type { Bilingual } from '../../../schema/bilingual.ts'

/** The editor's words for fields, in both languages side by side. */
export const fieldsWords = {
  addSection: { en: 'Add a section', br: 'Adicionar uma seção' },
  inMenuToo: { en: 'Put it into the menu too', br: 'Incluir também no menu' },
  menuIsFull: {
    en: 'The menu is full: it gets no entry there.',
    br: 'O menu já está cheio: a seção não entra nele.',
  },
  hide: { en: 'Hide on the page', br: 'Ocultar na página' },
  showAgain: { en: 'Show on the page', br: 'Mostrar na página' },
  duplicate: { en: 'Duplicate', br: 'Duplicar' },
  moveUp: { en: 'Move up', br: 'Mover para cima' },
  moveDown: { en: 'Move down', br: 'Mover para baixo' },
  moveTo: { en: 'Move to…', br: 'Mover para…' },
  entry: { en: 'Entry', br: 'Item' },
  leadsTo: { en: 'Where it leads', br: 'Para onde leva' },
  openList: { en: 'Open the list', br: 'Abrir a lista' },
  fromLeft: { en: 'From the left', br: 'A partir da esquerda' },
  fromTop: { en: 'From the top', br: 'A partir do alto' },
  chooseIcon: { en: 'Choose an icon', br: 'Escolher um ícone' },
  findIcon: { en: 'What should it show?', br: 'O que ele deve mostrar?' },
  noIcon: { en: 'No icon found.', br: 'Nenhum ícone encontrado.' },
  oldShades: {
    en: 'The dark page and some shades are still those of the sample, and do not go with your colours.',
    br: 'O modo escuro e alguns tons ainda são os do exemplo e não combinam com as suas cores.',
  },
  newShades: { en: 'Make them of my colours', br: 'Refazer com as minhas cores' },
  choosePicture: { en: 'New picture…', br: 'Nova imagem…' },
  picturesThere: { en: 'Pictures of the site', br: 'Imagens do site' },
  dropPicture: { en: 'or drop a file here', br: 'ou solte um arquivo aqui' },
  severalPictures: { en: 'Add several pictures…', br: 'Adicionar várias imagens…' },
  faintMark: {
    en: 'This mark can hardly be seen in the header, whose background is dark. Choose one in a light colour; if you have none, ask whoever drew it for an SVG in one colour, as “currentColor”: the page makes it light or dark by itself.',
    br: 'Este símbolo quase não se vê no cabeçalho, que tem fundo escuro. Escolha um em cor clara; se não tiver, peça a quem o desenhou um SVG de uma cor só, como “currentColor”: a página o deixa claro ou escuro sozinha.',
  },
  noBackground: {
    en: 'This picture has no even, light background that could be removed.',
    br: 'Esta imagem não tem um fundo claro e uniforme que se possa tirar.',
  },
  removeFromMenu: { en: 'Remove it from the menu', br: 'Tirar do menu' },
  copyFromOther: { en: 'Copy from the other language', br: 'Copiar do outro idioma' },
  lookAgain: {
    en: 'The other language was changed: does this still say the same?',
    br: 'O outro idioma foi alterado: isto ainda diz o mesmo?',
  },
  itDoes: { en: 'It does', br: 'Sim, diz o mesmo' },
  moved: (name: string, position: number, of: number): Bilingual => ({
    en: `${name}: now ${position} of ${of}.`,
    br: `${name}: agora na posição ${position} de ${of}.`,
  }),
  clearBackgrounds: (count: number): Bilingual => ({
    en: `Remove the white background of all ${count}`,
    br: `Tirar o fundo branco de ${count} imagens`,
  }),
  addedCount: (count: number): Bilingual => ({
    en: `${count} added.`,
    br: count === 1 ? '1 adicionada.' : `${count} adicionadas.`,
  }),
  noRoom: (count: number): Bilingual => ({
    en: `${count === 1 ? '1 picture was' : `${count} pictures were`} left out: the list is full.`,
    br: `${count === 1 ? '1 imagem ficou' : `${count} imagens ficaram`} de fora: a lista está cheia.`,
  }),
  position: (position: number, name: string): Bilingual => ({
    en: `Position ${position}: ${name}`,
    br: `Posição ${position}: ${name}`,
  }),
  characters: (length: number, max: number): Bilingual => ({
    en: `${length} of ${max} characters`,
    br: `${length} de ${max} caracteres`,
  }),
  moreOf: (name: string): Bilingual => ({ en: `More: ${name}`, br: `Mais: ${name}` }),
}
