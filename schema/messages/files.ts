import type { TextOrBilingual } from '../model/node.ts'
import { inBoth } from '../model/sentences.ts'
import type { Path } from '../read/lookUp.ts'
import { capitalize, joinWords } from './describeValue.ts'
import { chooseDocument, choosePicture, exportAgain, makeSmaller } from './fixes.ts'
import { error, warning } from './wording.ts'

interface Picture {
  /** the “logo” of client 4 (Delta) */
  path: Path
  /** Its path on the disk: public/logos/acme.svg */
  file: string
}

function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, '')
}

function baseName(file: string): string {
  return file.replace(/.*\//, '')
}

/** The usual name of a kind: JPEG for ".jpg". */
function kindNamed(ending = ''): string {
  return ending.slice(1).toUpperCase().replace('JPG', 'JPEG')
}

/** The pictures that the content names, and the content's own file. */
export const fileWordings = {
  'file-missing': error<
    Picture & {
      /** The only file that can be meant, if there is just one. */
      right: string | undefined
      /** A file that may be meant. */
      near: string | undefined
      isDocument: boolean
    }
  >({
    en: ({ path, file, right, near }, say) => [
      `${capitalize(say.value(path))} points to a file that is not there: ${file}.`,
      right === undefined
        ? `upload it to ${folderOf(file)} as ${baseName(file)}${near === undefined ? '' : `; if you meant the one that is there already, write "${near}"`}.`
        : `write "${right}"`,
    ],
    br: ({ path, file, right, near }, say) => [
      `${capitalize(say.value(path))} aponta para um arquivo que não existe: ${file}.`,
      right === undefined
        ? `envie-o para ${folderOf(file)} como ${baseName(file)}${near === undefined ? '' : `; se for o que já está lá, escreva "${near}"`}.`
        : `escreva "${right}"`,
    ],
    form: {
      fix: {
        en: (data, say) =>
          data.isDocument ? chooseDocument.en(data, say) : choosePicture.en,
        br: (data, say) =>
          data.isDocument ? chooseDocument.br(data, say) : choosePicture.br,
      },
    },
  }),
  'file-damaged': error<Picture>({
    en: ({ path, file }, say) => [
      `${capitalize(say.picture(path))} cannot be shown: ${file} is empty, damaged or incomplete.`,
      'export the picture again, with all of it selected, and upload the whole file. An SVG that is written by hand has a viewBox, closes every tag, and has &amp; for &.',
    ],
    br: ({ path, file }, say) => [
      `${capitalize(say.picture(path))} não pode ser exibida: ${file} está vazio, danificado ou incompleto.`,
      'exporte a imagem de novo, com tudo selecionado, e envie o arquivo inteiro. Um SVG escrito à mão tem viewBox, fecha todas as tags e traz &amp; no lugar de &.',
    ],
    form: { fix: exportAgain },
  }),
  'file-not-picture': error<
    Picture & {
      /** Its real kind, by its bytes. */
      really: TextOrBilingual | undefined
      types: readonly string[]
    }
  >({
    en: ({ path, file, really, types }, say) => [
      `${capitalize(say.picture(path))} cannot be shown: ${file} ${really === undefined ? 'cannot be read as a picture' : `is really ${inBoth(really).en}`}. What is wanted is ${joinWords(types.map(kindNamed), 'or')}, with that ending.`,
      `open it in the program it was made with, export it as ${kindNamed(types[0])}, and write the new name here. If you have no such program, ask whoever made it.`,
    ],
    br: ({ path, file, really, types }, say) => [
      `${capitalize(say.picture(path))} não pode ser exibida: ${really === undefined ? `não dá para ler ${file} como imagem` : `${file} é na verdade ${inBoth(really).br}`}. O que serve é ${joinWords(types.map(kindNamed), 'ou')}, com esse final no nome.`,
      `abra o arquivo no programa em que foi feito, exporte como ${kindNamed(types[0])} e escreva aqui o novo nome. Se você não tem esse programa, peça a quem fez a imagem.`,
    ],
    form: {
      fix: {
        en: (_, say) =>
          `if it is a logo or a mark on white, press ${say.button('clearBackground')}; or open it in Preview (Mac) or in Photos or Paint (Windows), save it as one of these, and choose that here.`,
        br: (_, say) =>
          `se for um logo ou o símbolo sobre fundo branco, clique em ${say.button('clearBackground')}; ou abra o arquivo em Pré-Visualização (Mac) ou em Fotos ou Paint (Windows), salve num desses formatos e escolha-o aqui.`,
      },
    },
  }),
  'logo-opaque': error<Picture>({
    en: ({ path, file }, say) => [
      `${capitalize(say.picture(path))} would be a solid block: the page shows only the shape of a logo, and ${file} has no transparent background.`,
      'save it with a transparent background, best as an SVG, else as a PNG or WebP; if the file gets a new name, write it here.',
    ],
    br: ({ path, file }, say) => [
      `${capitalize(say.picture(path))} viraria um bloco de uma cor só: a página mostra apenas a forma do logo, e ${file} não tem fundo transparente.`,
      'salve a imagem com fundo transparente, de preferência em SVG, senão em PNG ou WebP; se o nome do arquivo mudar, escreva o novo aqui.',
    ],
    form: {
      fix: {
        en: (_, say) =>
          `if its background is white, press ${say.button('clearBackground')}; else choose one with a transparent background.`,
        br: (_, say) =>
          `se o fundo for branco, clique em ${say.button('clearBackground')}; senão, escolha um com fundo transparente.`,
      },
    },
  }),
  'file-too-big': error<
    Picture & {
      /** "120 kB", "30000 × 30000 pixels" */
      size: string
      max: string
    }
  >({
    en: ({ path, file, size, max }, say) => [
      `${capitalize(say.picture(path))} is too big for phones: ${file} has ${size}, the most is ${max}.`,
      'save it smaller, 2400 pixels wide at most; a photo best as a JPEG of lower quality, a drawing as an SVG without embedded pictures.',
    ],
    br: ({ path, file, size, max }, say) => [
      `${capitalize(say.picture(path))} é grande demais para celulares: ${file} tem ${size}, e o máximo é ${max}.`,
      'salve em tamanho menor, com no máximo 2400 pixels de largura; uma foto de preferência em JPEG de qualidade menor, um desenho em SVG sem imagens embutidas.',
    ],
    form: { fix: makeSmaller },
  }),
  'share-size': error<Picture & { size: string }>({
    en: ({ file, size }) => [
      `The share picture ${file} has ${size}; WhatsApp, LinkedIn and others expect 1200 × 630.`,
      'save it with 1200 × 630 pixels.',
    ],
    br: ({ file, size }) => [
      `A imagem de compartilhamento ${file} tem ${size}; WhatsApp, LinkedIn e outros esperam 1200 × 630.`,
      'salve-a com 1200 × 630 pixels.',
    ],
  }),
  'file-too-small': error<Picture & { size: string; min: number }>({
    en: ({ path, file, size, min }, say) => [
      `${capitalize(say.picture(path))} is too small to look sharp: ${file} has ${size}.`,
      `use an SVG, or a picture at least ${min} pixels wide: from the company’s own site, or from a PDF, enlarged until it fills the screen and kept as a picture of the screen. Stretching this one does not make it sharp.`,
    ],
    br: ({ path, file, size, min }, say) => [
      `${capitalize(say.picture(path))} é pequena demais para ficar nítida: ${file} tem ${size}.`,
      `use um SVG ou uma imagem com pelo menos ${min} pixels de largura: do site da própria empresa, ou de um PDF, ampliado até encher a tela e salvo como captura da tela. Esticar esta não a deixa nítida.`,
    ],
  }),
  'svg-letters': warning<Picture>({
    en: ({ path, file }, say) => [
      `${capitalize(say.picture(path))} holds letters as text: ${file}. Every system draws them in another font, and icons and share pictures go without them.`,
      'turn the text into shapes (in Inkscape: Path › Object to Path) and save it again.',
    ],
    br: ({ path, file }, say) => [
      `${capitalize(say.picture(path))} tem letras em forma de texto: ${file}. Cada sistema as desenha numa fonte diferente, e os ícones e a imagem de compartilhamento ficam sem elas.`,
      'converta o texto em curvas (no Inkscape: Caminho › Objeto para caminho) e salve de novo.',
    ],
    form: {
      fix: {
        en: (_, say) =>
          `open it in a browser such as Chrome or Edge, enlarge it, take a picture of the screen, choose that here and press ${say.button('clearBackground')}; or ask whoever drew it for an SVG with the text turned into shapes.`,
        br: (_, say) =>
          `abra o arquivo num navegador como o Chrome ou o Edge, amplie, faça uma captura da tela, escolha-a aqui e clique em ${say.button('clearBackground')}; ou peça a quem o desenhou um SVG com o texto convertido em curvas.`,
      },
    },
  }),
  'mark-faint': warning<Picture>({
    en: ({ file }) => [
      `The mark can hardly be seen in the header: its ground is as dark as the colours of ${file}.`,
      'choose one in a light colour. If you have none, ask whoever drew it for an SVG in one colour, as “currentColor”: the page makes it light or dark by itself.',
    ],
    br: ({ file }) => [
      `O símbolo quase não se vê no cabeçalho: o fundo é tão escuro quanto as cores de ${file}.`,
      'escolha um em cor clara. Se não tiver, peça a quem o desenhou um SVG de uma cor só, como “currentColor”: a página o deixa claro ou escuro sozinha.',
    ],
  }),
  'not-a-document': error<{ file: string }>({
    en: ({ file }) => [
      `${file} is not what its ending says, or it is damaged.`,
      'save the document again, as a PDF or as a web page (HTML), and upload the whole file.',
    ],
    br: ({ file }) => [
      `${file} não é o que o final do nome diz, ou está danificado.`,
      'salve o documento de novo, como PDF ou como página da web (HTML), e envie o arquivo inteiro.',
    ],
  }),
  'page-blocked': warning<{ file: string; found: string }>({
    en: ({ file, found }) => [
      `${file} contains ${found}; on your site it does nothing, since such a page runs nothing, sends nothing and loads nothing from elsewhere.`,
      'take it out of the page. Its words, its own styles and pictures from the folder “public” are shown.',
    ],
    br: ({ file, found }) => [
      `${file} contém ${found}; no seu site isso não faz nada, porque uma página dessas não executa, não envia nem carrega nada de fora.`,
      'tire isso da página. As palavras, os estilos dela e imagens da pasta “public” aparecem.',
    ],
  }),
  'svg-unsafe': error<Picture & { found: string }>({
    en: ({ path, file, found }, say) => [
      `${capitalize(say.picture(path))} is not safe to publish: ${file} contains ${found}. A drawing may hold no program, nothing from elsewhere and nothing that moves.`,
      'export the SVG again as a plain drawing (in Inkscape: “Plain SVG”; in Illustrator: without “Preserve Illustrator Editing Capabilities”).',
    ],
    br: ({ path, file, found }, say) => [
      `${capitalize(say.picture(path))} não é segura para publicar: ${file} contém ${found}. Um desenho não pode ter programas, nada de fora e nada que se mova.`,
      'exporte o SVG de novo como desenho simples (no Inkscape: “SVG simples”; no Illustrator: sem “Preservar recursos de edição do Illustrator”).',
    ],
  }),
  'no-such-file': error<{ file: string; other: string | undefined }>({
    en: ({ file, other }) => [
      `The file ${file} is not there.`,
      other === undefined
        ? 'bring it back (on GitHub: History), or save it under this name again.'
        : `beside it lies “${other}”: give that the name ${baseName(file)}.`,
    ],
    br: ({ file, other }) => [
      `O arquivo ${file} não existe.`,
      other === undefined
        ? 'recupere-o (no GitHub: History) ou salve-o de novo com este nome.'
        : `ao lado dele está “${other}”: dê a esse o nome ${baseName(file)}.`,
    ],
  }),
  'other-file': warning<{ file: string; other: string }>({
    en: ({ file, other }) => [
      `Beside ${file} lies “${other}”: what was changed there is not on the page.`,
      `if it holds your changes, put it in the place of ${baseName(file)}, under that name; otherwise it can go.`,
    ],
    br: ({ file, other }) => [
      `Ao lado de ${file} está “${other}”: o que foi mudado lá não aparece na página.`,
      `se as suas mudanças estão nele, ponha-o no lugar de ${baseName(file)}, com esse nome; senão, ele pode sair.`,
    ],
  }),
  'cannot-read': error<{ file: string; cause: string }>({
    en: ({ file, cause }) => [
      `The file ${file} could not be read (${cause}).`,
      'see whether it is a folder, whether you may read it, and whether another program uses it; then try again.',
    ],
    br: ({ file, cause }) => [
      `Não foi possível ler o arquivo ${file} (${cause}).`,
      'veja se ele é uma pasta, se você tem permissão para lê-lo e se outro programa o está usando; depois tente de novo.',
    ],
  }),
  'too-big': error<{ size: number; max: number }>({
    en: ({ size, max }) => [
      `The file is too large: ${size} MB, the most is ${max} MB.`,
      'take out what does not belong there, such as pasted pictures.',
    ],
    br: ({ size, max }) => [
      `O arquivo é grande demais: ${size} MB, e o máximo é ${max} MB.`,
      'tire o que não é dali, como imagens coladas.',
    ],
  }),
  'not-utf8': error<{ line: number }>({
    en: ({ line }) => [
      `The file has letters that cannot be read, the first on line ${line}: it is no text, or was not saved as UTF-8.`,
      'open it in your editor and save it with the encoding UTF-8; or bring back the last version that worked (on GitHub: History).',
    ],
    br: ({ line }) => [
      `O arquivo tem letras que não dá para ler, a primeira na linha ${line}: ele não é um texto ou não foi salvo em UTF-8.`,
      'abra-o no editor e salve com a codificação UTF-8; ou recupere a última versão que funcionava (no GitHub: History).',
    ],
  }),
}
