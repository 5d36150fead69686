import { error, type Bilingual } from '../problem.ts'

interface Picture {
  /** “logo” of client 4 (Delta) */
  thing: Bilingual
  /** As it is on the disk: public/logos/acme.svg */
  file: string
}

/** The pictures that the content names, and the content's own file. */
export const fileWordings = {
  'file-missing': error<Picture & { near: string | undefined }>({
    en: ({ thing, file, near }) => [
      `The ${thing.en} points to a file that is not there: ${file}.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      near === undefined
        ? `put the picture at ${file}, or write the path of one that is there.`
        : `write "${near}"`,
    ],
    br: ({ thing, file, near }) => [
      `A imagem ${thing.br} aponta para um arquivo que não existe: ${file}.${near === undefined ? '' : ` Você quis dizer “${near}”?`}`,
      near === undefined
        ? `ponha a imagem em ${file}, ou escreva o caminho de uma que exista.`
        : `escreva "${near}"`,
    ],
  }),
  'file-empty': error<Picture>({
    en: ({ thing, file }) => [
      `The ${thing.en} is an empty file: ${file}.`,
      'save the picture there again.',
    ],
    br: ({ thing, file }) => [
      `A imagem ${thing.br} está num arquivo vazio: ${file}.`,
      'salve a imagem ali de novo.',
    ],
  }),
  'file-too-big': error<Picture & { size: number; most: number }>({
    en: ({ thing, file, size, most }) => [
      `The ${thing.en} is too heavy for phones: ${file} has ${size} kB, the most is ${most} kB.`,
      'save it smaller, or as an SVG without embedded pictures.',
    ],
    br: ({ thing, file, size, most }) => [
      `A imagem ${thing.br} pesa demais para celulares: ${file} tem ${size} kB, e o máximo é ${most} kB.`,
      'salve em tamanho menor, ou como SVG sem imagens embutidas.',
    ],
  }),
  'file-not-picture': error<Picture & { ending: string; really: string | undefined }>({
    en: ({ thing, file, ending, really }) => [
      `The ${thing.en} is not what its name says: ${file} is ${really === undefined ? 'no picture that can be read' : `really ${really.toUpperCase()}`}, not ${ending}.`,
      really === undefined
        ? `save the picture as real ${ending}.`
        : `save it as real ${ending}, or rename the file to end with .${really} here and in the folder.`,
    ],
    br: ({ thing, file, ending, really }) => [
      `A imagem ${thing.br} não é o que o nome diz: ${file} é ${really === undefined ? 'uma imagem que não se consegue ler' : `na verdade ${really.toUpperCase()}`}, não ${ending}.`,
      really === undefined
        ? `salve a imagem como ${ending} de verdade.`
        : `salve como ${ending} de verdade, ou mude o final do nome para .${really} aqui e na pasta.`,
    ],
  }),
  'file-too-small': error<Picture & { width: number; height: number; least: number }>({
    en: ({ thing, file, width, height, least }) => [
      `The ${thing.en} is too small to look sharp: ${file} has ${width} × ${height} pixels.`,
      `use a picture at least ${least} pixels wide, best an SVG.`,
    ],
    br: ({ thing, file, width, height, least }) => [
      `A imagem ${thing.br} é pequena demais para ficar nítida: ${file} tem ${width} × ${height} pixels.`,
      `use uma imagem com pelo menos ${least} pixels de largura; o melhor é um SVG.`,
    ],
  }),
  'share-size': error<Picture & { width: number; height: number }>({
    en: ({ file, width, height }) => [
      `The share picture ${file} has ${width} × ${height} pixels; WhatsApp, LinkedIn and others expect 1200 × 630.`,
      'save it with 1200 × 630 pixels.',
    ],
    br: ({ file, width, height }) => [
      `A imagem de compartilhamento ${file} tem ${width} × ${height} pixels; WhatsApp, LinkedIn e outros esperam 1200 × 630.`,
      'salve-a com 1200 × 630 pixels.',
    ],
  }),
  'svg-unsafe': error<Picture & { found: Bilingual }>({
    en: ({ thing, file, found }) => [
      `The ${thing.en} is not safe to publish: ${file} contains ${found.en}.`,
      'export the SVG again as a plain drawing (in Inkscape: “Plain SVG”).',
    ],
    br: ({ thing, file, found }) => [
      `A imagem ${thing.br} não é segura para publicar: ${file} contém ${found.br}.`,
      'exporte o SVG de novo como desenho simples (no Inkscape: “SVG simples”).',
    ],
  }),
  'svg-no-size': error<Picture>({
    en: ({ thing, file }) => [
      `The ${thing.en} does not say how large its drawing is: ${file} has neither a viewBox nor a width and a height.`,
      'export the SVG again with a viewBox.',
    ],
    br: ({ thing, file }) => [
      `A imagem ${thing.br} não diz o tamanho do desenho: ${file} não tem viewBox nem width e height.`,
      'exporte o SVG de novo com viewBox.',
    ],
  }),
  'no-such-file': error<{ file: string }>({
    en: ({ file }) => [
      `The file ${file} is not there.`,
      'bring it back (on GitHub: History), or save it under this name again.',
    ],
    br: ({ file }) => [
      `O arquivo ${file} não existe.`,
      'recupere-o (no GitHub: History) ou salve-o de novo com este nome.',
    ],
  }),
  'is-folder': error<{ file: string }>({
    en: ({ file }) => [
      `${file} is a folder, not a file.`,
      'give the file inside it, e.g. content/site.json',
    ],
    br: ({ file }) => [
      `${file} é uma pasta, não um arquivo.`,
      'indique o arquivo dentro dela, p. ex. content/site.json',
    ],
  }),
  'no-permission': error<{ file: string }>({
    en: ({ file }) => [
      `The file ${file} may not be read by you.`,
      'give yourself permission to read it.',
    ],
    br: ({ file }) => [
      `Você não tem permissão para ler o arquivo ${file}.`,
      'dê a si mesmo permissão de leitura.',
    ],
  }),
  'cannot-read': error<{ file: string; cause: string }>({
    en: ({ file, cause }) => [
      `The file ${file} could not be read (${cause}).`,
      'close other programs that use it and try again.',
    ],
    br: ({ file, cause }) => [
      `Não foi possível ler o arquivo ${file} (${cause}).`,
      'feche outros programas que o usam e tente de novo.',
    ],
  }),
  'too-big': error<{ size: number; most: number }>({
    en: ({ size, most }) => [
      `The file is too large: ${size} MB, the most is ${most} MB.`,
      'take out what does not belong there, such as pasted pictures.',
    ],
    br: ({ size, most }) => [
      `O arquivo é grande demais: ${size} MB, e o máximo é ${most} MB.`,
      'tire o que não é dali, como imagens coladas.',
    ],
  }),
  'not-utf8': error<{ line: number }>({
    en: ({ line }) => [
      `The file has letters that cannot be read, the first on line ${line}: it was not saved as UTF-8.`,
      'open it in your editor and save it with the encoding UTF-8.',
    ],
    br: ({ line }) => [
      `O arquivo tem letras que não se podem ler, a primeira na linha ${line}: ele não foi salvo em UTF-8.`,
      'abra-o no editor e salve com a codificação UTF-8.',
    ],
  }),
}
