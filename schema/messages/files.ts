import type { Bilingual } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'
import { capital, listed } from './describeValue.ts'
import { chooseDocument, choosePicture, exportAgain, makeSmaller } from './fixes.ts'
import { error, notInForm, same, warning } from './wording.ts'

interface Picture {
  /** the “logo” of client 4 (Delta) */
  thing: Path
  /** Its path on the disk: public/logos/acme.svg */
  file: string
}

function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, '')
}

function nameOf(file: string): string {
  return file.replace(/.*\//, '')
}

/** The usual name of a kind: JPEG for ".jpg". */
function kindNamed(ending: string): string {
  return ending.slice(1).toUpperCase().replace('JPG', 'JPEG')
}

/** The kind to export as, where these kinds are allowed. */
function exported(types: readonly string[]): string {
  return types.includes('.jpg') ? 'JPEG' : 'PNG'
}

/** The pictures that the content names, and the content's own file. */
export const fileWordings = {
  'file-missing': error<
    Picture & {
      value: string
      plain: string
      /** The only file that can be meant, if there is just one. */
      right: string | undefined
      /** The two names look the same, since an accent is written in two ways. */
      isComposed: boolean
      /** A file of the same name in another folder. */
      elsewhere: string | undefined
      /** A file that may be meant. */
      near: string | undefined
    }
  >({
    en: ({ thing, file, value, plain, right, isComposed, elsewhere, near }, say) => {
      const [folder, name] = [folderOf(file), nameOf(file)]
      const found = `${capital(say.picture(thing))} points to a file that is not there: ${file}.`
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
    br: ({ thing, file, value, plain, right, isComposed, elsewhere, near }, say) => {
      const [folder, name] = [folderOf(file), nameOf(file)]
      const found = `${capital(say.picture(thing))} aponta para um arquivo que não existe: ${file}.`
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
    form: { fix: choosePicture },
  }),
  'file-name': error<Picture & { right: string }>({
    en: ({ thing, file, right }, say) => [
      `${capital(say.picture(thing))} has a file name that cannot be used: ${file}. It takes no spaces and none of # ? %, and small letters after the dot.`,
      `rename the file to ${nameOf(right)}; here write "${right}"`,
    ],
    br: ({ thing, file, right }, say) => [
      `${capital(say.picture(thing))} tem um nome de arquivo que não pode ser usado: ${file}. Ele não pode ter espaços nem # ? %, e depois do ponto só vão letras minúsculas.`,
      `mude o nome do arquivo para ${nameOf(right)}; aqui, escreva "${right}"`,
    ],
    form: {
      fix: {
        en: 'choose the picture again: it gets a name that fits.',
        br: 'escolha a imagem de novo: ela recebe um nome que serve.',
      },
    },
  }),
  'file-damaged': error<Picture & { isSvg: boolean }>({
    en: ({ thing, file, isSvg }, say) => [
      `${capital(say.picture(thing))} cannot be shown: ${file} is damaged or incomplete.`,
      `save the picture again and upload the whole file.${isSvg ? ' If you write SVG by hand: close every tag, and write &amp; for &.' : ''}`,
    ],
    br: ({ thing, file, isSvg }, say) => [
      `${capital(say.picture(thing))} não pode ser exibida: ${file} está danificado ou incompleto.`,
      `salve a imagem de novo e envie o arquivo inteiro.${isSvg ? ' Se você escreve o SVG à mão: feche todas as tags e escreva &amp; no lugar de &.' : ''}`,
    ],
    form: { fix: exportAgain },
  }),
  'picture-heic': error<Picture & { types: readonly string[] }>({
    en: ({ thing, types }, say) => [
      `${capital(say.picture(thing))} is a HEIC, as iPhones save photos: most browsers cannot show it.`,
      `export it as a ${exported(types)} (on a Mac, Preview › File › Export${types.includes('.jpg') ? '; on an iPhone, share the photo by e-mail' : ''}) and put that into the folder; wanted here: ${listed(types, 'or')}.`,
    ],
    br: ({ thing, types }, say) => [
      `${capital(say.picture(thing))} é um HEIC, o formato em que o iPhone salva fotos: a maioria dos navegadores não o mostra.`,
      `exporte como ${exported(types)} (no Mac, Pré-Visualização › Arquivo › Exportar${types.includes('.jpg') ? '; no iPhone, envie a foto por e-mail' : ''}) e ponha esse arquivo na pasta; aqui serve ${listed(types, 'ou')}.`,
    ],
    form: {
      fix: {
        en: 'open it in Preview (Mac) or in Photos or Paint (Windows), save it as JPEG, and choose that here.',
        br: 'abra-a em Pré-Visualização (Mac) ou em Fotos ou Paint (Windows), salve como JPEG e escolha-a aqui.',
      },
    },
  }),
  'logo-opaque': error<Picture>({
    en: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} would be a solid block: the page shows only the shape of a logo, and ${file} has no transparent background.`,
      'save it with a transparent background, best as an SVG, else as a PNG or WebP; if the file gets a new name, write it here.',
    ],
    br: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} viraria um bloco de uma cor só: a página mostra apenas a forma do logo, e ${file} não tem fundo transparente.`,
      'salve a imagem com fundo transparente, de preferência em SVG, senão em PNG ou WebP; se o nome do arquivo mudar, escreva o novo aqui.',
    ],
    form: {
      fix: {
        en: (_, say) =>
          `if its ground is white, press ${say.button('clearGround')}; else choose one with a transparent background.`,
        br: (_, say) =>
          `se o fundo for branco, clique em ${say.button('clearGround')}; senão, escolha um com fundo transparente.`,
      },
    },
  }),
  'file-empty': error<Picture>({
    en: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} is an empty file: ${file}.`,
      'save the picture there again.',
    ],
    br: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} está num arquivo vazio: ${file}.`,
      'salve a imagem ali de novo.',
    ],
    form: { fix: exportAgain },
  }),
  'file-too-big': error<
    Picture & { size: number; max: number; types: readonly string[] }
  >({
    en: ({ thing, file, size, max, types }, say) => [
      `${capital(say.picture(thing))} is too heavy for phones: ${file} has ${size} kB, the most is ${max} kB.`,
      types.includes('.svg')
        ? 'save it smaller, or as an SVG without embedded pictures.'
        : `save it again with at most ${max} kB, best as a JPEG of lower quality.`,
    ],
    br: ({ thing, file, size, max, types }, say) => [
      `${capital(say.picture(thing))} pesa demais para celulares: ${file} tem ${size} kB, e o máximo é ${max} kB.`,
      types.includes('.svg')
        ? 'salve em tamanho menor, ou como SVG sem imagens embutidas.'
        : `salve de novo com no máximo ${max} kB, de preferência em JPEG de qualidade menor.`,
    ],
    form: { fix: makeSmaller },
  }),
  'file-not-picture': error<
    Picture & {
      ending: string
      /** Its real kind, by its bytes. */
      really: string | undefined
      /** The ending under which the file could be used. */
      rename: string | undefined
    }
  >({
    en: ({ thing, file, ending, really, rename }, say) => [
      `${capital(say.picture(thing))} is not what its name says: ${really === undefined ? `${file} cannot be read as a picture` : `${file} is really ${really}, not ${ending}`}.`,
      really === 'Git LFS'
        ? 'this is only a note of where the picture lies: have whoever looks after the repository fetch it (git lfs pull).'
        : rename === undefined
          ? `save the picture as real ${ending}.`
          : `save it as real ${ending}, or rename the file to end with .${rename} here and in the folder.`,
    ],
    br: ({ thing, file, ending, really, rename }, say) => [
      `${capital(say.picture(thing))} não é o que o nome diz: ${really === undefined ? `não dá para ler ${file} como imagem` : `${file} é na verdade ${really}, não ${ending}`}.`,
      really === 'Git LFS'
        ? 'isto é só uma nota de onde a imagem está: peça a quem cuida do repositório que a busque (git lfs pull).'
        : rename === undefined
          ? `salve a imagem como ${ending} de verdade.`
          : `salve como ${ending} de verdade, ou mude o final do nome para .${rename} aqui e na pasta.`,
    ],
    form: { fix: exportAgain },
  }),
  'picture-kind': error<
    Picture & { really: string | undefined; types: readonly string[] }
  >({
    en: ({ thing, file, really, types }, say) => [
      `${capital(say.picture(thing))} is a file of a kind that cannot be used: ${file}${really === undefined ? '' : ` is ${really}`}. What is wanted is ${listed(types.map(kindNamed), 'or')}.`,
      `open it in the program it was made with, export it as ${kindNamed(types[0] ?? '')}, and write the new name here. If you have no such program, ask whoever made it.`,
    ],
    br: ({ thing, file, really, types }, say) => [
      `${capital(say.picture(thing))} é um arquivo de um tipo que não serve: ${file}${really === undefined ? '' : ` é ${really}`}. O que serve é ${listed(types.map(kindNamed), 'ou')}.`,
      `abra o arquivo no programa em que foi feito, exporte como ${kindNamed(types[0] ?? '')} e escreva aqui o novo nome. Se você não tem esse programa, peça a quem fez a imagem.`,
    ],
    form: {
      fix: {
        en: (_, say) =>
          `if it is a logo or a mark on white, press ${say.button('clearGround')}; or open it in Preview (Mac) or Paint (Windows), save it as one of these, and choose that here.`,
        br: (_, say) =>
          `se for um logo ou o símbolo sobre fundo branco, clique em ${say.button('clearGround')}; ou abra o arquivo em Pré-Visualização (Mac) ou no Paint (Windows), salve num desses formatos e escolha-o aqui.`,
      },
    },
  }),
  'svg-empty': error<Picture>({
    en: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} would be invisible: nothing is drawn in ${file}.`,
      'export the drawing again, with all of it selected.',
    ],
    br: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} ficaria invisível: não há nada desenhado em ${file}.`,
      'exporte o desenho de novo, com tudo selecionado.',
    ],
    form: { fix: exportAgain },
  }),
  'file-too-small': error<
    Picture & { width: number; height: number; min: number; isLogo: boolean }
  >({
    en: ({ thing, file, width, height, min, isLogo }, say) => [
      `${capital(say.picture(thing))} is too small to look sharp: ${file} has ${width} × ${height} pixels.`,
      `use a picture at least ${min} pixels wide${isLogo ? ', best an SVG' : ''}.`,
    ],
    br: ({ thing, file, width, height, min, isLogo }, say) => [
      `${capital(say.picture(thing))} é pequena demais para ficar nítida: ${file} tem ${width} × ${height} pixels.`,
      `use uma imagem com pelo menos ${min} pixels de largura${isLogo ? '; o melhor é um SVG' : ''}.`,
    ],
    form: {
      fix: {
        en: 'take a larger one: from the company’s own site, or from a PDF, enlarged until it fills the screen and kept as a picture of the screen. Stretching this one does not make it sharp.',
        br: 'use uma maior: do site da própria empresa, ou de um PDF, ampliado até encher a tela e salvo como captura da tela. Esticar esta não a deixa nítida.',
      },
    },
  }),
  'file-too-large': error<Picture & { width: number; height: number; max: number }>({
    en: ({ thing, file, width, height, max }, say) => [
      `${capital(say.picture(thing))} is too large to be opened: ${file} has ${width} × ${height} pixels, the most is ${max} on a side.`,
      'save it smaller; 2400 pixels wide is enough for every screen.',
    ],
    br: ({ thing, file, width, height, max }, say) => [
      `${capital(say.picture(thing))} é grande demais para ser aberta: ${file} tem ${width} × ${height} pixels, e o máximo é ${max} de cada lado.`,
      'salve em tamanho menor; 2400 pixels de largura bastam para qualquer tela.',
    ],
    form: { fix: makeSmaller },
  }),
  'file-moves': error<Picture>({
    en: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} is an animation: ${file}. The page shows still pictures.`,
      'save one picture of it as a file of its own.',
    ],
    br: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} é uma animação: ${file}. A página mostra imagens paradas.`,
      'salve um dos quadros como imagem comum.',
    ],
    form: {
      fix: {
        en: 'open it in Preview (Mac) or Paint (Windows), save one picture of it as PNG, and choose that here.',
        br: 'abra-a em Pré-Visualização (Mac) ou no Paint (Windows), salve um dos quadros como PNG e escolha-o aqui.',
      },
    },
  }),
  'svg-letters': warning<Picture>({
    en: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} holds letters as text: ${file}. Every system draws them in another font, and icons and share pictures go without them.`,
      'turn the text into shapes (in Inkscape: Path › Object to Path) and save it again.',
    ],
    br: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} tem letras em forma de texto: ${file}. Cada sistema as desenha numa fonte diferente, e os ícones e a imagem de compartilhamento ficam sem elas.`,
      'converta o texto em curvas (no Inkscape: Caminho › Objeto para caminho) e salve de novo.',
    ],
    form: {
      fix: {
        en: (_, say) =>
          `open it in a browser such as Chrome or Edge, enlarge it, take a picture of the screen, choose that here and press ${say.button('clearGround')}; or ask whoever drew it for an SVG with the text turned into shapes.`,
        br: (_, say) =>
          `abra o arquivo num navegador como o Chrome ou o Edge, amplie, faça uma captura da tela, escolha-a aqui e clique em ${say.button('clearGround')}; ou peça a quem o desenhou um SVG com o texto convertido em curvas.`,
      },
    },
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
    form: {
      fix: {
        en: 'choose one in a light colour. If you have none, ask whoever drew it for an SVG in one colour, as “currentColor”: the page makes it light or dark by itself.',
        br: 'escolha um em cor clara. Se não tiver, peça a quem o desenhou um SVG de uma cor só, como “currentColor”: a página o deixa claro ou escuro sozinha.',
      },
    },
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
    form: same,
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
    form: { fix: chooseDocument },
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
    form: same,
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
    form: same,
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
    form: same,
  }),
  'svg-unsafe': error<Picture & { found: Bilingual }>({
    en: ({ thing, file, found }, say) => [
      `${capital(say.picture(thing))} is not safe to publish: ${file} contains ${found.en}.`,
      'export the SVG again as a plain drawing (in Inkscape: “Plain SVG”; in Illustrator: without “Preserve Illustrator Editing Capabilities”).',
    ],
    br: ({ thing, file, found }, say) => [
      `${capital(say.picture(thing))} não é segura para publicar: ${file} contém ${found.br}.`,
      'exporte o SVG de novo como desenho simples (no Inkscape: “SVG simples”; no Illustrator: sem “Preservar recursos de edição do Illustrator”).',
    ],
    form: same,
  }),
  'svg-no-size': error<Picture>({
    en: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} does not say how large its drawing is: ${file} has neither a viewBox nor a width and a height.`,
      'export the SVG again with a viewBox.',
    ],
    br: ({ thing, file }, say) => [
      `${capital(say.picture(thing))} não diz o tamanho do desenho: ${file} não tem viewBox nem width e height.`,
      'exporte o SVG de novo com viewBox.',
    ],
    form: same,
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
    form: notInForm,
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
    form: notInForm,
  }),
  'file-replaced': warning<{ file: string }>({
    en: ({ file }) => [
      `${file} does not go online: the build writes a file of that name.`,
      'give it another name.',
    ],
    br: ({ file }) => [
      `${file} não vai ao ar: o site gerado tem um arquivo com esse nome.`,
      'dê outro nome a ele.',
    ],
    form: same,
  }),
  'file-in-capitals': warning<{ file: string; right: string }>({
    en: ({ file, right }) => [
      `${file} is not found online: it is asked for in small letters.`,
      `rename it to ${right}.`,
    ],
    br: ({ file, right }) => [
      `${file} não é encontrado no ar: o nome é procurado em minúsculas.`,
      `renomeie para ${right}.`,
    ],
    form: same,
  }),
  'file-twins': warning<{ file: string; other: string }>({
    en: ({ file, other }) => [
      `${file} and ${other} differ in capitals alone: on Windows and macOS only one of the two is left.`,
      'give one of them another name.',
    ],
    br: ({ file, other }) => [
      `${file} e ${other} só diferem nas maiúsculas: no Windows e no macOS só sobra um dos dois.`,
      'dê outro nome a um deles.',
    ],
    form: same,
  }),
  'file-unpublished': warning<{ file: string }>({
    en: ({ file }) => [
      `${file} has no address online: hosts take .br and .gz for the compressed form of another file.`,
      'pack it as a ZIP, or take it out of the folder public.',
    ],
    br: ({ file }) => [
      `${file} não tem endereço no ar: para as hospedagens, .br e .gz são a forma compactada de outro arquivo.`,
      'compacte como ZIP, ou tire-o da pasta public.',
    ],
    form: same,
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
    form: notInForm,
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
    form: notInForm,
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
    form: notInForm,
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
    form: notInForm,
  }),
  'not-utf8': error<{
    line: number
    /** Its kind, where it is no text at all. */
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
    form: notInForm,
  }),
}
