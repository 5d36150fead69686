import { error, warning, type Bilingual } from '../problem.ts'
import { capital, listed } from './describeValue.ts'

interface Picture {
  /** the “logo” of client 4 (Delta) */
  thing: Bilingual
  /** As it is on the disk: public/logos/acme.svg */
  file: string
}

function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, '')
}

function nameOf(file: string): string {
  return file.replace(/.*\//, '')
}

/** ".jpg" as people call it: JPEG. */
function kindNamed(ending: string): string {
  return ending.slice(1).toUpperCase().replace('JPG', 'JPEG')
}

/** What a photo is exported as, where these kinds are wanted. */
function exported(types: readonly string[]): string {
  return types.includes('.jpg') ? 'JPEG' : 'PNG'
}

/** The pictures that the content names, and the content's own file. */
export const fileWordings = {
  'file-missing': error<
    Picture & {
      value: string
      plain: string
      /** The file that can only be meant. */
      right: string | undefined
      /** The two names look the same. */
      isComposed: boolean
      /** The file of that name in another folder. */
      elsewhere: string | undefined
      /** One that may be meant. */
      near: string | undefined
    }
  >({
    en: ({ thing, file, value, plain, right, isComposed, elsewhere, near }) => {
      const [folder, name] = [folderOf(file), nameOf(file)]
      const found = `${capital(thing.en)} points to a file that is not there: ${file}.`
      if (isComposed)
        return [
          `${found} There is one whose name looks the same: only its accent is made in another way, as a Mac does it.`,
          `write "${right}", copied from here.`,
        ]
      if (right !== undefined) return [found, `write "${right}"`]
      if (elsewhere !== undefined)
        return [
          `${found} A picture of this name lies in ${folderOf(`public${elsewhere}`)}.`,
          `if it is that one, write "${elsewhere}", or move it to ${folder}${value === plain ? '' : ` and write "${plain}"`}; if not, upload yours to ${folder} as ${name}.`,
        ]
      return [
        found,
        `upload the picture to ${folder} as ${name}${value === plain ? '' : ` and write "${plain}" here`}${near === undefined ? '' : `; if you meant the one that is there already, write "${near}"`}.`,
      ]
    },
    br: ({ thing, file, value, plain, right, isComposed, elsewhere, near }) => {
      const [folder, name] = [folderOf(file), nameOf(file)]
      const found = `${capital(thing.br)} aponta para um arquivo que não existe: ${file}.`
      if (isComposed)
        return [
          `${found} Há um com um nome que parece igual: só o acento foi gravado de outro jeito, como o Mac faz.`,
          `escreva "${right}", copiado daqui.`,
        ]
      if (right !== undefined) return [found, `escreva "${right}"`]
      if (elsewhere !== undefined)
        return [
          `${found} Há uma imagem com este nome em ${folderOf(`public${elsewhere}`)}.`,
          `se for essa, escreva "${elsewhere}" ou leve-a para ${folder}${value === plain ? '' : ` e escreva "${plain}"`}; se não, envie a sua para ${folder} como ${name}.`,
        ]
      return [
        found,
        `envie a imagem para ${folder} como ${name}${value === plain ? '' : ` e escreva "${plain}" aqui`}${near === undefined ? '' : `; se for a que já está lá, escreva "${near}"`}.`,
      ]
    },
  }),
  'file-name': error<Picture & { right: string }>({
    en: ({ thing, file, right }) => [
      `${capital(thing.en)} has a file name that cannot be used: ${file}. It takes no spaces and none of # ? %, and small letters after the dot.`,
      `rename the file to ${nameOf(right)}; here write "${right}"`,
    ],
    br: ({ thing, file, right }) => [
      `${capital(thing.br)} tem um nome de arquivo que não pode ser usado: ${file}. Ele não pode ter espaços nem # ? %, e depois do ponto só vão letras minúsculas.`,
      `mude o nome do arquivo para ${nameOf(right)}; aqui, escreva "${right}"`,
    ],
  }),
  'file-damaged': error<Picture & { isSvg: boolean }>({
    en: ({ thing, file, isSvg }) => [
      `${capital(thing.en)} cannot be shown: ${file} is damaged or incomplete.`,
      `save the picture again and upload the whole file.${isSvg ? ' If you write SVG by hand: close every tag, and write &amp; for &.' : ''}`,
    ],
    br: ({ thing, file, isSvg }) => [
      `${capital(thing.br)} não pode ser exibida: ${file} está danificado ou incompleto.`,
      `salve a imagem de novo e envie o arquivo inteiro.${isSvg ? ' Se você escreve o SVG à mão: feche todas as tags e escreva &amp; no lugar de &.' : ''}`,
    ],
  }),
  'picture-heic': error<Picture & { types: readonly string[] }>({
    en: ({ thing, types }) => [
      `${capital(thing.en)} is a HEIC, as iPhones save photos: most browsers cannot show it.`,
      `export it as a ${exported(types)} (on a Mac, Preview › File › Export${types.includes('.jpg') ? '; on an iPhone, share the photo by e-mail' : ''}) and put that into the folder; wanted here: ${listed(types, 'or')}.`,
    ],
    br: ({ thing, types }) => [
      `${capital(thing.br)} é um HEIC, o formato em que o iPhone salva fotos: a maioria dos navegadores não o mostra.`,
      `exporte como ${exported(types)} (no Mac, Pré-Visualização › Arquivo › Exportar${types.includes('.jpg') ? '; no iPhone, envie a foto por e-mail' : ''}) e ponha esse arquivo na pasta; aqui serve ${listed(types, 'ou')}.`,
    ],
  }),
  'logo-opaque': error<Picture>({
    en: ({ thing, file }) => [
      `${capital(thing.en)} would be a solid block: the page shows only the shape of a logo, and ${file} has no transparent background.`,
      'save it with a transparent background, best as an SVG, else as a PNG or WebP; if the file gets a new name, write it here.',
    ],
    br: ({ thing, file }) => [
      `${capital(thing.br)} viraria um bloco de uma cor só: a página mostra apenas a forma do logo, e ${file} não tem fundo transparente.`,
      'salve a imagem com fundo transparente, de preferência em SVG, senão em PNG ou WebP; se o nome do arquivo mudar, escreva o novo aqui.',
    ],
  }),
  'file-empty': error<Picture>({
    en: ({ thing, file }) => [
      `${capital(thing.en)} is an empty file: ${file}.`,
      'save the picture there again.',
    ],
    br: ({ thing, file }) => [
      `${capital(thing.br)} está num arquivo vazio: ${file}.`,
      'salve a imagem ali de novo.',
    ],
  }),
  'file-too-big': error<
    Picture & { size: number; max: number; types: readonly string[] }
  >({
    en: ({ thing, file, size, max, types }) => [
      `${capital(thing.en)} is too heavy for phones: ${file} has ${size} kB, the most is ${max} kB.`,
      types.includes('.svg')
        ? 'save it smaller, or as an SVG without embedded pictures.'
        : `save it again with at most ${max} kB, best as a JPEG of lower quality.`,
    ],
    br: ({ thing, file, size, max, types }) => [
      `${capital(thing.br)} pesa demais para celulares: ${file} tem ${size} kB, e o máximo é ${max} kB.`,
      types.includes('.svg')
        ? 'salve em tamanho menor, ou como SVG sem imagens embutidas.'
        : `salve de novo com no máximo ${max} kB, de preferência em JPEG de qualidade menor.`,
    ],
  }),
  'file-not-picture': error<
    Picture & {
      ending: string
      /** What it is by its content. */
      really: string | undefined
      /** The ending with which it could be used as it is. */
      rename: string | undefined
    }
  >({
    en: ({ thing, file, ending, really, rename }) => [
      `${capital(thing.en)} is not what its name says: ${really === undefined ? `${file} cannot be read as a picture` : `${file} is really ${really}, not ${ending}`}.`,
      really === 'Git LFS'
        ? 'this is only a note of where the picture lies: have whoever looks after the repository fetch it (git lfs pull).'
        : rename === undefined
          ? `save the picture as real ${ending}.`
          : `save it as real ${ending}, or rename the file to end with .${rename} here and in the folder.`,
    ],
    br: ({ thing, file, ending, really, rename }) => [
      `${capital(thing.br)} não é o que o nome diz: ${really === undefined ? `não dá para ler ${file} como imagem` : `${file} é na verdade ${really}, não ${ending}`}.`,
      really === 'Git LFS'
        ? 'isto é só uma nota de onde a imagem está: peça a quem cuida do repositório que a busque (git lfs pull).'
        : rename === undefined
          ? `salve a imagem como ${ending} de verdade.`
          : `salve como ${ending} de verdade, ou mude o final do nome para .${rename} aqui e na pasta.`,
    ],
  }),
  'picture-kind': error<
    Picture & { really: string | undefined; types: readonly string[] }
  >({
    en: ({ thing, file, really, types }) => [
      `${capital(thing.en)} is a file of a kind that cannot be used: ${file}${really === undefined ? '' : ` is ${really}`}. What is wanted is ${listed(types.map(kindNamed), 'or')}.`,
      `open it in the program it was made with, export it as ${kindNamed(types[0] ?? '')}, and write the new name here. If you have no such program, ask whoever made it.`,
    ],
    br: ({ thing, file, really, types }) => [
      `${capital(thing.br)} é um arquivo de um tipo que não serve: ${file}${really === undefined ? '' : ` é ${really}`}. O que serve é ${listed(types.map(kindNamed), 'ou')}.`,
      `abra o arquivo no programa em que foi feito, exporte como ${kindNamed(types[0] ?? '')} e escreva aqui o novo nome. Se você não tem esse programa, peça a quem fez a imagem.`,
    ],
  }),
  'svg-empty': error<Picture>({
    en: ({ thing, file }) => [
      `${capital(thing.en)} would be invisible: nothing is drawn in ${file}.`,
      'export the drawing again, with all of it selected.',
    ],
    br: ({ thing, file }) => [
      `${capital(thing.br)} ficaria invisível: não há nada desenhado em ${file}.`,
      'exporte o desenho de novo, com tudo selecionado.',
    ],
  }),
  'file-too-small': error<
    Picture & { width: number; height: number; min: number; isLogo: boolean }
  >({
    en: ({ thing, file, width, height, min, isLogo }) => [
      `${capital(thing.en)} is too small to look sharp: ${file} has ${width} × ${height} pixels.`,
      `use a picture at least ${min} pixels wide${isLogo ? ', best an SVG' : ''}.`,
    ],
    br: ({ thing, file, width, height, min, isLogo }) => [
      `${capital(thing.br)} é pequena demais para ficar nítida: ${file} tem ${width} × ${height} pixels.`,
      `use uma imagem com pelo menos ${min} pixels de largura${isLogo ? '; o melhor é um SVG' : ''}.`,
    ],
  }),
  'file-too-large': error<Picture & { width: number; height: number; max: number }>({
    en: ({ thing, file, width, height, max }) => [
      `${capital(thing.en)} is too large to be opened: ${file} has ${width} × ${height} pixels, the most is ${max} on a side.`,
      'save it smaller; 2400 pixels wide is enough for every screen.',
    ],
    br: ({ thing, file, width, height, max }) => [
      `${capital(thing.br)} é grande demais para ser aberta: ${file} tem ${width} × ${height} pixels, e o máximo é ${max} de cada lado.`,
      'salve em tamanho menor; 2400 pixels de largura bastam para qualquer tela.',
    ],
  }),
  'file-moves': error<Picture>({
    en: ({ thing, file }) => [
      `${capital(thing.en)} is an animation: ${file}. The page shows still pictures.`,
      'save one picture of it as a file of its own.',
    ],
    br: ({ thing, file }) => [
      `${capital(thing.br)} é uma animação: ${file}. A página mostra imagens paradas.`,
      'salve um dos quadros como imagem comum.',
    ],
  }),
  'svg-letters': warning<Picture>({
    en: ({ thing, file }) => [
      `${capital(thing.en)} holds letters as text: ${file}. Every system draws them in another font, and icons and share pictures go without them.`,
      'turn the text into shapes (in Inkscape: Path › Object to Path) and save it again.',
    ],
    br: ({ thing, file }) => [
      `${capital(thing.br)} tem letras em forma de texto: ${file}. Cada sistema as desenha numa fonte diferente, e os ícones e a imagem de compartilhamento ficam sem elas.`,
      'converta o texto em curvas (no Inkscape: Caminho › Objeto para caminho) e salve de novo.',
    ],
  }),
  'mark-faint': warning<Picture>({
    en: ({ file }) => [
      `The mark can hardly be seen in the header: its ground is as dark as the colours of ${file}.`,
      'open the file in a text editor and write currentColor in the place of its dark colour: then the mark is light in the header and dark on light grounds. Or save it in a light colour.',
    ],
    br: ({ file }) => [
      `O símbolo quase não se vê no cabeçalho: o fundo é tão escuro quanto as cores de ${file}.`,
      'abra o arquivo num editor de texto e escreva currentColor no lugar da cor escura: assim o símbolo fica claro no cabeçalho e escuro nos fundos claros. Ou salve-o numa cor clara.',
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
  'document-missing': error<{
    file: string
    right: string | undefined
    near: string | undefined
  }>({
    en: ({ file, right, near }) => [
      `This link leads to a file that is not there: ${file}.`,
      right === undefined
        ? `upload it to ${folderOf(file)} as ${nameOf(file)}${near === undefined ? '' : `; if you meant the one that is there already, write "${near}"`}.`
        : `write "${right}"`,
    ],
    br: ({ file, right, near }) => [
      `Este link leva a um arquivo que não existe: ${file}.`,
      right === undefined
        ? `envie-o para ${folderOf(file)} como ${nameOf(file)}${near === undefined ? '' : `; se for o que já está lá, escreva "${near}"`}.`
        : `escreva "${right}"`,
    ],
  }),
  'not-a-pdf': error<{ file: string }>({
    en: ({ file }) => [
      `${file} is not a PDF, or it is damaged.`,
      'save the document as a PDF again and upload the whole file.',
    ],
    br: ({ file }) => [
      `${file} não é um PDF, ou está danificado.`,
      'salve o documento de novo como PDF e envie o arquivo inteiro.',
    ],
  }),
  'not-a-page': error<{ file: string }>({
    en: ({ file }) => [
      `${file} is not a page in HTML.`,
      'save the text as a web page (HTML) and upload that file; or save it as a PDF and write the name of the PDF here.',
    ],
    br: ({ file }) => [
      `${file} não é uma página em HTML.`,
      'salve o texto como página da web (HTML) e envie esse arquivo; ou salve-o como PDF e escreva aqui o nome do PDF.',
    ],
  }),
  'page-blocked': warning<{ file: string; found: Bilingual }>({
    en: ({ file, found }) => [
      `${file} contains ${found.en}; on your site it does nothing, since such a page runs nothing and loads nothing from elsewhere.`,
      'take it out of the page. Its words, its own styles and pictures from the folder “public” are shown.',
    ],
    br: ({ file, found }) => [
      `${file} contém ${found.br}; no seu site isso não faz nada, porque uma página dessas não executa nem carrega nada de fora.`,
      'tire isso da página. As palavras, os estilos dela e imagens da pasta “public” aparecem.',
    ],
  }),
  'svg-unsafe': error<Picture & { found: Bilingual }>({
    en: ({ thing, file, found }) => [
      `${capital(thing.en)} is not safe to publish: ${file} contains ${found.en}.`,
      'export the SVG again as a plain drawing (in Inkscape: “Plain SVG”; in Illustrator: without “Preserve Illustrator Editing Capabilities”).',
    ],
    br: ({ thing, file, found }) => [
      `${capital(thing.br)} não é segura para publicar: ${file} contém ${found.br}.`,
      'exporte o SVG de novo como desenho simples (no Inkscape: “SVG simples”; no Illustrator: sem “Preservar recursos de edição do Illustrator”).',
    ],
  }),
  'svg-no-size': error<Picture>({
    en: ({ thing, file }) => [
      `${capital(thing.en)} does not say how large its drawing is: ${file} has neither a viewBox nor a width and a height.`,
      'export the SVG again with a viewBox.',
    ],
    br: ({ thing, file }) => [
      `${capital(thing.br)} não diz o tamanho do desenho: ${file} não tem viewBox nem width e height.`,
      'exporte o SVG de novo com viewBox.',
    ],
  }),
  'no-such-file': error<{ file: string; other: string | undefined }>({
    en: ({ file, other }) => [
      `The file ${file} is not there.`,
      other === undefined
        ? 'bring it back (on GitHub: History), or save it under this name again.'
        : `beside it lies “${other}”: give that the name ${nameOf(file)}.`,
    ],
    br: ({ file, other }) => [
      `O arquivo ${file} não existe.`,
      other === undefined
        ? 'recupere-o (no GitHub: History) ou salve-o de novo com este nome.'
        : `ao lado dele está “${other}”: dê a esse o nome ${nameOf(file)}.`,
    ],
  }),
  'other-file': warning<{ file: string; other: string }>({
    en: ({ file, other }) => [
      `Beside ${file} lies “${other}”: what was changed there is not on the page.`,
      `if it holds your changes, put it in the place of ${nameOf(file)}, under that name; otherwise it can go.`,
    ],
    br: ({ file, other }) => [
      `Ao lado de ${file} está “${other}”: o que foi mudado lá não aparece na página.`,
      `se as suas mudanças estão nele, ponha-o no lugar de ${nameOf(file)}, com esse nome; senão, ele pode sair.`,
    ],
  }),
  'is-folder': error<{ file: string }>({
    en: ({ file }) => [
      `${file} is a folder, not a file.`,
      'give the path of the file itself; if a folder took its place, delete the folder and bring the file back (on GitHub: History).',
    ],
    br: ({ file }) => [
      `${file} é uma pasta, não um arquivo.`,
      'indique o caminho do próprio arquivo; se uma pasta ficou no lugar dele, apague a pasta e recupere o arquivo (no GitHub: History).',
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
  'not-utf8': error<{
    line: number
    /** What it is, where it is no text at all. */
    really?: string | undefined
  }>({
    en: ({ line, really }) =>
      really === undefined
        ? [
            `The file has letters that cannot be read, the first on line ${line}: it was not saved as UTF-8.`,
            'open it in your editor and save it with the encoding UTF-8.',
          ]
        : [
            `The file is no text: it is ${really}${really === 'ZIP' ? ', as Word and other programs save their files' : ''}.`,
            'bring back the last version that worked (on GitHub: History); words from another program are copied into it as plain text.',
          ],
    br: ({ line, really }) =>
      really === undefined
        ? [
            `O arquivo tem letras que não dá para ler, a primeira na linha ${line}: ele não foi salvo em UTF-8.`,
            'abra-o no editor e salve com a codificação UTF-8.',
          ]
        : [
            `O arquivo não é um texto: é ${really}${really === 'ZIP' ? ', como o Word e outros programas salvam os arquivos deles' : ''}.`,
            'recupere a última versão que funcionava (no GitHub: History); palavras de outro programa se copiam para ele como texto simples.',
          ],
  }),
}
