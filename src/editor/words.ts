/** Every word of the editor's own, in both languages side by side. What it says of the content comes from the model, what is wrong with it from the check. */
import { inEnglish, inPortuguese } from '../../schema/languageNames.ts'
import { languageList, type Language } from '../../schema/languages.ts'
import { mailService } from '../../schema/mailService.ts'
import type { Bilingual, Problem, ReportLanguage } from '../../schema/problem.ts'
import { inEach } from '../../schema/read/contentLanguages.ts'

export const words = {
  appName: { en: 'Editor', br: 'Editor' },
  language: { en: 'Language of the editor', br: 'Idioma do editor' },

  foreign: {
    en: 'Open the editor by the address that “npm run edit” prints in the terminal: only that one holds the key.',
    br: 'Abra o editor pelo endereço que “npm run edit” mostra no terminal: só ele tem a chave.',
  },
  unreadable: {
    en: 'The file of the content is not there, or cannot be read.',
    br: 'O arquivo do conteúdo não existe ou não pode ser lido.',
  },

  // The bar at the top.
  save: { en: 'Save', br: 'Salvar' },
  saved: { en: 'Saved', br: 'Salvo' },
  nothingToSave: { en: 'Everything is saved.', br: 'Tudo está salvo.' },
  savedNow: { en: 'Saved.', br: 'Salvo.' },
  mendFirst: {
    en: 'This cannot be saved yet: first mend what is marked in red.',
    br: 'Ainda não é possível salvar: primeiro corrija o que está em vermelho.',
  },
  fillInFirst: {
    en: 'This cannot be saved yet: first fill in what is empty.',
    br: 'Ainda não é possível salvar: primeiro preencha o que está vazio.',
  },
  whatChanged: { en: 'Save these changes?', br: 'Salvar estas mudanças?' },
  goOn: { en: 'Go on editing', br: 'Continuar editando' },
  fileAdded: { en: 'New picture', br: 'Imagem nova' },
  fileRemoved: { en: 'Picture removed', br: 'Imagem removida' },
  changed: { en: 'Changed', br: 'Alterado' },
  added: { en: 'Added', br: 'Adicionado' },
  removedWord: { en: 'Removed', br: 'Removido' },
  movedWord: { en: 'Moved', br: 'Movido' },

  // Others who change the same.
  theirsTaken: {
    en: 'Another program changed the file. Its changes are here now, together with yours.',
    br: 'Outro programa alterou o arquivo. As mudanças dele já estão aqui, junto com as suas.',
  },
  theirsBroken: {
    en: 'Another program changed the file, and it cannot be read now. Nothing is written over it. Reload this page to mend it: your work is kept and offered again.',
    br: 'Outro programa alterou o arquivo, e agora ele não pode ser lido. Nada será gravado por cima. Recarregue esta página para corrigi-lo: o seu trabalho está guardado e será oferecido de novo.',
  },
  gone: {
    en: 'The file of the content is gone: it was deleted or moved. Put it back to save; what you have changed stays here.',
    br: 'O arquivo do conteúdo sumiu: foi apagado ou movido. Ponha-o de volta para salvar; o que você mudou fica aqui.',
  },
  recoded: {
    en: 'Another program saved the file in another encoding (not UTF-8). Look whether all accents are right here, then save: that mends the file.',
    br: 'Outro programa gravou o arquivo com outra codificação (não UTF-8). Veja se todos os acentos estão certos aqui e salve: isso corrige o arquivo.',
  },
  conflicts: {
    en: 'You and another program changed the same thing',
    br: 'Você e outro programa mudaram a mesma coisa',
  },
  before: { en: 'Before', br: 'Antes' },
  yours: { en: 'Yours', br: 'A sua' },
  theirs: { en: 'Theirs', br: 'A outra' },
  notThere: { en: '(removed)', br: '(removido)' },
  settle: { en: 'Keep these', br: 'Ficar com estas' },
  draft: { en: 'Work that was not saved', br: 'Trabalho que não foi salvo' },
  showDraft: { en: 'See what changed', br: 'Ver o que mudou' },
  takeDraft: { en: 'Go on with it', br: 'Continuar com ele' },
  dropDraft: { en: 'Throw it away', br: 'Descartar' },
  dropForGood: { en: 'Throw it away for good', br: 'Descartar de vez' },

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
    en: 'The page cannot show this yet. Once what is missing is filled in, you see it here.',
    br: 'A página ainda não consegue mostrar isto. Quando o que falta estiver preenchido, ela aparece aqui.',
  },

  // The panel.
  content: { en: 'Content', br: 'Conteúdo' },
  problems: { en: 'Problems', br: 'Problemas' },
  release: { en: 'Go live', br: 'Publicar' },
  search: { en: 'Find a text', br: 'Procurar um texto' },
  notFound: { en: 'No text has these words.', br: 'Nenhum texto tem essas palavras.' },
  welcome: {
    en: 'Click on anything in the page, and its field opens here; double-click a text to type right there. Each text has both languages side by side. Nothing goes online by itself: Save writes it to this computer.',
    br: 'Clique em qualquer coisa da página e o campo dela se abre aqui; com dois cliques num texto, você escreve ali mesmo. Cada texto tem os dois idiomas lado a lado. Nada vai ao ar sozinho: Salvar grava neste computador.',
  },
  understood: { en: 'Understood', br: 'Entendi' },
  pageWords: { en: 'Words of the page', br: 'Textos da página' },
  unseenWords: { en: 'Words that are not seen', br: 'Textos que não aparecem' },
  unseenWordsHelp: {
    en: 'Titles for search engines, what screen readers say, and words that appear only at times.',
    br: 'Títulos para buscadores, o que os leitores de tela dizem e o que só aparece às vezes.',
  },
  pageWordsHelp: {
    en: 'Labels of the form, the footer and the like.',
    br: 'Rótulos do formulário, do rodapé e afins.',
  },

  languages: { en: 'Languages', br: 'Idiomas' },
  languagesHelp: {
    en: 'The languages that the page is in. In one alone, each text is written once and the flags go.',
    br: 'Os idiomas da página. Com um só, cada texto é escrito uma vez e as bandeiras somem.',
  },

  // Lists.
  add: { en: 'Add', br: 'Adicionar' },
  addSection: { en: 'Add a section', br: 'Adicionar uma seção' },
  remove: { en: 'Remove', br: 'Remover' },
  removeAll: { en: 'Remove all', br: 'Remover tudo' },
  hide: { en: 'Hide on the page', br: 'Ocultar na página' },
  showAgain: { en: 'Show on the page', br: 'Mostrar na página' },
  hidden: { en: 'Hidden', br: 'Oculto' },
  duplicate: { en: 'Duplicate', br: 'Duplicar' },
  moveUp: { en: 'Move up', br: 'Mover para cima' },
  moveDown: { en: 'Move down', br: 'Mover para baixo' },
  moveTo: { en: 'Move to…', br: 'Mover para…' },
  entry: { en: 'Entry', br: 'Item' },
  form: { en: 'Kind', br: 'Tipo' },
  openList: { en: 'Open the list', br: 'Abrir a lista' },

  unusedPictures: { en: 'Unused pictures', br: 'Imagens sem uso' },

  // A file that cannot be read.
  brokenFile: {
    en: 'The file of the content cannot be read as it is',
    br: 'O arquivo do conteúdo não pode ser lido como está',
  },
  canBeMended: {
    en: 'It can be mended. Only this changes:',
    br: 'Dá para corrigir. Só isto muda:',
  },
  versionsMixed: {
    en: 'Two versions of it were mixed, yours and somebody else’s. Both can be read: where they differ, you choose.',
    br: 'Duas versões dele foram misturadas, a sua e a de outra pessoa. As duas podem ser lidas: onde elas diferem, você escolhe.',
  },
  chooseAndOpen: { en: 'Choose and open', br: 'Escolher e abrir' },
  cannotBeMended: {
    en: 'It takes a person to mend it. Open the file (content/site.json) in a text editor; as soon as it can be read again, it opens here by itself:',
    br: 'Só uma pessoa pode corrigir. Abra o arquivo (content/site.json) num editor de texto; assim que puder ser lido de novo, ele se abre aqui sozinho:',
  },
  mendAndOpen: { en: 'Mend it and open', br: 'Corrigir e abrir' },
  fileMended: {
    en: 'The file is mended, so that it can be read again.',
    br: 'O arquivo foi corrigido e pode ser lido de novo.',
  },
  howToFix: { en: 'How to fix:', br: 'Como corrigir:' },

  // Fields.
  tooWideOnPhone: {
    en: 'On a phone this is wider than its place.',
    br: 'No celular, isto é mais largo que o espaço.',
  },
  fromLeft: { en: 'From the left', br: 'A partir da esquerda' },
  fromTop: { en: 'From the top', br: 'A partir do alto' },
  yes: { en: 'Yes', br: 'Sim' },
  no: { en: 'No', br: 'Não' },
  choose: { en: 'Choose', br: 'Escolher' },
  chooseIcon: { en: 'Choose an icon', br: 'Escolher um ícone' },
  findIcon: { en: 'What should it show?', br: 'O que ele deve mostrar?' },
  noIcon: { en: 'No icon found.', br: 'Nenhum ícone encontrado.' },

  // Going live.
  readyToGoLive: {
    en: 'Nothing is left to do: the site can go live.',
    br: 'Não falta mais nada: o site pode ir ao ar.',
  },
  releaseHelp: {
    en: 'The project comes with a made-up company. What is left of it stands here; nothing can be published before all is yours.',
    br: 'O projeto vem com uma empresa inventada. O que sobrou dela está aqui; só dá para publicar quando tudo for seu.',
  },
  testMessage: { en: 'A test message', br: 'Uma mensagem de teste' },
  testHelp: {
    en: `Sends a message through your ${mailService.name} account, as the form will. Then look into your mailbox.`,
    br: `Envia uma mensagem pela sua conta do ${mailService.name}, como o formulário fará. Depois, confira a sua caixa de entrada.`,
  },
  sendTest: { en: 'Send it', br: 'Enviar' },
  testName: { en: 'Test', br: 'Teste' },
  testText: {
    en: 'This message was sent from the editor of your site.',
    br: 'Esta mensagem foi enviada pelo editor do seu site.',
  },
  testSent: {
    en: `${mailService.name} has taken the message. It should be in your mailbox soon.`,
    br: `O ${mailService.name} aceitou a mensagem. Ela deve chegar em breve.`,
  },
  testFailed: {
    en: `The message could not be sent. ${mailService.name} answered:`,
    br: `A mensagem não pôde ser enviada. O ${mailService.name} respondeu:`,
  },
  testUnanswered: {
    en: `${mailService.name} did not answer. Is this computer online?`,
    br: `O ${mailService.name} não respondeu. Este computador está conectado à internet?`,
  },

  // Pictures.
  choosePicture: { en: 'New picture…', br: 'Nova imagem…' },
  picturesThere: { en: 'Pictures of the site', br: 'Imagens do site' },
  dropPicture: { en: 'or drop a file here', br: 'ou solte um arquivo aqui' },
  heic: {
    en: 'This is an iPhone’s photo in the HEIC format, which browsers do not show. Open it in Photos, choose File › Export as JPEG, and drop the new file here.',
    br: 'Esta é uma foto de iPhone no formato HEIC, que os navegadores não mostram. Abra-a em Fotos, escolha Arquivo › Exportar como JPEG e solte aqui o novo arquivo.',
  },
  emptyFile: {
    en: 'This file is empty: there is no picture in it. Download or export it again.',
    br: 'Este arquivo está vazio: não há imagem nele. Baixe ou exporte de novo.',
  },
  dropOnPicture: {
    en: 'There is no picture in this place. Drop the file on a picture of the page, or on its field.',
    br: 'Neste lugar não há imagem. Solte o arquivo sobre uma imagem da página ou no campo dela.',
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

  toFillIn: { en: 'Still to fill in', br: 'Falta preencher' },
  mend: { en: 'Mend it', br: 'Corrigir' },
  copyFromOther: { en: 'Copy from the other language', br: 'Copiar do outro idioma' },
  lookAgain: {
    en: 'The other language was changed: does this still say the same?',
    br: 'O outro idioma foi alterado: isto ainda diz o mesmo?',
  },
  itDoes: { en: 'It does', br: 'Diz, sim' },
  noProblems: {
    en: 'No problems: this can be saved.',
    br: 'Nenhum problema: já dá para salvar.',
  },
} satisfies Record<string, Bilingual>

/** The languages of the page in the midst of a sentence; looked up once, as browsers take their time for it. */
const languageNames = inEach(languageList, (language): Bilingual => ({
  en: inEnglish(language),
  br: inPortuguese(language),
}))

/** The name of a language of the page, as on a button. */
export function languageName(language: Language): Bilingual {
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  const { en, br } = languageNames[language]
  return { en: capital(en), br: capital(br) }
}

/** A title in the midst of a sentence: with a small letter, unless it is a name such as “WhatsApp”. */
const inside = (title: string) =>
  /^\p{Lu}\p{Ll}*(?![\p{L}-])/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title

export const said = {
  /** What a button does, and to what. */
  of: (action: Bilingual, name: string): Bilingual => ({
    en: `${action.en}: ${name}`,
    br: `${action.br}: ${name}`,
  }),
  add: (name: Bilingual): Bilingual => ({
    en: `Add ${inside(name.en)}`,
    br: `Adicionar ${inside(name.br)}`,
  }),
  notWritten: (cause: string): Bilingual => {
    if (cause === 'ENOSPC')
      return {
        en: 'Not saved: the disk is full. Make room and save again.',
        br: 'Não foi salvo: o disco está cheio. Libere espaço e salve de novo.',
      }
    if (['EACCES', 'EPERM', 'EROFS'].includes(cause))
      return {
        en: 'Not saved: you may not write to this file. Change its permissions and save again.',
        br: 'Não foi salvo: você não tem permissão para gravar neste arquivo. Mude as permissões e salve de novo.',
      }
    return {
      en: `Not saved: the computer could not write the file (${cause}).`,
      br: `Não foi salvo: o computador não conseguiu gravar o arquivo (${cause}).`,
    }
  },
  refused: (problems: readonly Problem[]): Bilingual => {
    const sentences = (language: ReportLanguage) =>
      problems
        .filter(({ severity }) => severity === 'error')
        .map(({ message, fix }) =>
          [message[language], words.howToFix[language], fix[language]].join(' '),
        )
        .join(' ')
    return {
      en: `Not saved. ${sentences('en')}`,
      br: `Não foi salvo. ${sentences('br')}`,
    }
  },
  line: (line: number, near?: string): Bilingual => ({
    en: near === undefined ? `Line ${line}` : `Line ${line}, near “${near}”`,
    br: near === undefined ? `Linha ${line}` : `Linha ${line}, perto de “${near}”`,
  }),
  linesOnPhone: (lines: number, before: number): Bilingual => ({
    en: `On a phone this takes ${lines} lines; before it was ${before}.`,
    br: `No celular, isto ocupa ${lines} linhas; antes ${before === 1 ? 'era' : 'eram'} ${before}.`,
  }),
  left: (count: number): Bilingual => ({
    en:
      count === 1
        ? '1 thing to do before going live'
        : `${count} things to do before going live`,
    br:
      count === 1
        ? '1 coisa a fazer antes de publicar'
        : `${count} coisas a fazer antes de publicar`,
  }),
  problems: (count: number): Bilingual => ({
    en: count === 1 ? '1 problem' : `${count} problems`,
    br: count === 1 ? '1 problema' : `${count} problemas`,
  }),
  moved: (name: string, position: number, of: number): Bilingual => ({
    en: `${name}: now ${position} of ${of}.`,
    br: `${name}: agora na posição ${position} de ${of}.`,
  }),
  undone: (name: string): Bilingual => ({
    en: `${name}: undone.`,
    br: `${name}: desfeito.`,
  }),
  redone: (name: string): Bilingual => ({
    en: `${name}: done again.`,
    br: `${name}: refeito.`,
  }),
  removed: (name: string): Bilingual => ({
    en: `${name}: removed. Undo brings it back.`,
    br: `${name}: removido. Desfazer traz de volta.`,
  }),
  draftFound: (time: string): Bilingual => ({
    en: `There is work that was not saved, last changed ${time}.`,
    br: `Há trabalho que não foi salvo, alterado pela última vez em ${time}.`,
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
  inLanguage: (title: Bilingual, language: Language): Bilingual => ({
    en: `${title.en} (${languageNames[language].en})`,
    br: `${title.br} (${languageNames[language].br})`,
  }),
  toFillIn: (count: number): Bilingual => ({
    en: `${count} to fill in`,
    br: `${count} a preencher`,
  }),
}
