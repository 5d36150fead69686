/** The editor's own words, in both languages side by side. Titles and help of fields come from the model, problems from the check. */
import { inEnglish, inPortuguese } from '../../schema/languageNames.ts'
import { languageList, type Language } from '../../schema/languages.ts'
import { mailService } from '../../schema/mailService.ts'
import type { Bilingual, Problem, ReportLanguage } from '../../schema/problem.ts'
import { inEach } from '../../schema/read/contentLanguages.ts'

export const words = {
  appName: { en: 'Editor', br: 'Editor' },
  language: { en: 'Language of the editor', br: 'Idioma do editor' },

  // The bar at the top.
  save: { en: 'Save', br: 'Salvar' },
  saved: { en: 'Saved', br: 'Salvo' },
  nothingToSave: { en: 'Everything is saved.', br: 'Tudo está salvo.' },
  savedNow: { en: 'Saved.', br: 'Salvo.' },
  versionNotKept: {
    en: 'Saved. There was no room to keep it as a version: this one cannot be brought back later.',
    br: 'Salvo. Não houve espaço para guardar como versão: depois não dará para voltar a esta.',
  },
  fixFirst: {
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
  documentAdded: { en: 'New document', br: 'Documento novo' },
  fileRemoved: { en: 'Picture removed', br: 'Imagem removida' },
  changed: { en: 'Changed', br: 'Alterado' },
  added: { en: 'Added', br: 'Adicionado' },
  removedWord: { en: 'Removed', br: 'Removido' },
  movedWord: { en: 'Moved', br: 'Movido' },
  switchedOn: { en: 'Switched on', br: 'Ligado' },
  switchedOff: { en: 'Switched off', br: 'Desligado' },
  shown: { en: 'Back on the page', br: 'De volta à página' },

  // Others' changes.
  theirsTaken: {
    en: 'Somebody else changed the file. Their changes are here now, together with yours.',
    br: 'Outra pessoa alterou o arquivo. As mudanças dela já estão aqui, junto com as suas.',
  },
  theirsBroken: {
    en: 'Somebody else changed the file, and it cannot be read now. Nothing is written over it. Reload this page to mend it: your work is kept and offered again.',
    br: 'Outra pessoa alterou o arquivo, e agora ele não pode ser lido. Nada será gravado por cima. Recarregue esta página para corrigi-lo: o seu trabalho está guardado e será oferecido de novo.',
  },
  pictureRenamed: {
    en: 'Another program has put a file with the name of your new picture into “public”. Yours got another name; save once more.',
    br: 'Outro programa pôs na pasta “public” um arquivo com o nome da sua nova imagem. A sua ganhou outro nome; salve mais uma vez.',
  },
  recoded: {
    en: 'Another program saved the file in a way that can spoil accents. Look whether all of them are right here, then save: that mends the file.',
    br: 'Outro programa gravou o arquivo de um jeito que pode estragar os acentos. Veja se todos estão certos aqui e salve: isso corrige o arquivo.',
  },
  conflicts: {
    en: 'You and somebody else changed the same thing',
    br: 'Você e outra pessoa mudaram a mesma coisa',
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
  draftOfBroken: {
    en: 'You can also go on with your own work, which was not saved. The file stays as it is until you save.',
    br: 'Você também pode continuar com o seu trabalho, que não foi salvo. O arquivo fica como está até você salvar.',
  },
  cannotShow: {
    en: 'The editor cannot show this. Take the last change back to go on. What you changed is kept: it is offered when you reload this page.',
    br: 'O editor não consegue mostrar isto. Desfaça a última mudança para continuar. O que você mudou está guardado: será oferecido quando você recarregar esta página.',
  },
  takeLastBack: { en: 'Take the last change back', br: 'Desfazer a última mudança' },
  reload: { en: 'Reload the page', br: 'Recarregar a página' },
  notChecked: {
    en: 'Mistakes cannot be looked for just now: the check does not answer. You can save all the same: it is checked then, and with a mistake nothing is written.',
    br: 'Não dá para procurar erros agora: a verificação não responde. Mesmo assim você pode salvar: a verificação é feita nessa hora e, se houver erro, nada é gravado.',
  },
  laidOutAnew: {
    en: 'The lines of the file are laid out anew: other programs will show all of them as changed.',
    br: 'As linhas do arquivo serão reorganizadas: em outros programas, todas vão aparecer como alteradas.',
  },

  // Publishing.
  publish: { en: 'Publish', br: 'Publicar' },
  here: { en: 'On this computer', br: 'Neste computador' },
  notPublished: { en: 'Not published', br: 'Não publicado' },
  asks: { en: 'Waits for your answer', br: 'Espera a sua resposta' },
  sendingNow: { en: 'Being sent', br: 'Sendo enviado' },
  visitorsSeeError: {
    en: 'Visitors see an error now',
    br: 'Os visitantes veem um erro agora',
  },
  tokenAgain: {
    en: 'The access token is not kept on this computer. To go on, paste it once more.',
    br: 'O token de acesso não fica guardado neste computador. Para continuar, cole-o de novo.',
  },
  visitorsWould: { en: 'What changes for visitors', br: 'O que muda para os visitantes' },
  changesUnknown: {
    en: 'What would change cannot be shown: one of the two versions is not kept any more.',
    br: 'Não dá para mostrar o que mudaria: uma das duas versões não está mais guardada.',
  },
  sentUnseen: { en: 'Sent, not seen yet', br: 'Enviado, ainda não visto' },
  online: { en: 'Online', br: 'No ar' },
  whereToPublish: {
    en: 'Where is your site to be seen?',
    br: 'Onde o seu site vai ficar?',
  },
  changeTarget: { en: 'Change', br: 'Alterar' },
  otherTarget: { en: 'Another place', br: 'Outro lugar' },
  optional: { en: 'may stay empty', br: 'pode ficar em branco' },
  keptSecret: {
    en: 'Leave it empty to go on with the one that you gave before.',
    br: 'Deixe em branco para continuar com o que você já informou.',
  },
  keepSecret: {
    en: 'Keep it in this computer’s keychain',
    br: 'Guardar no chaveiro deste computador',
  },
  noKeychain: {
    en: 'This computer offers no keychain: you are asked again when you start the editor the next time.',
    br: 'Este computador não oferece um chaveiro: na próxima vez que você abrir o editor, será preciso digitar de novo.',
  },
  testConnection: { en: 'Test the connection', br: 'Testar a conexão' },
  connected: {
    en: 'The connection works: a small file was written and removed again.',
    br: 'A conexão funciona: um pequeno arquivo foi gravado e apagado.',
  },
  connectionWorks: { en: 'The connection works.', br: 'A conexão funciona.' },
  next: { en: 'Go on', br: 'Continuar' },
  savedFirst: {
    en: 'What you have changed is saved first.',
    br: 'O que você mudou é salvo antes.',
  },
  checking: { en: 'Looking for mistakes…', br: 'Procurando erros…' },
  building: { en: 'Building the site…', br: 'Montando o site…' },
  connecting: { en: 'Connecting…', br: 'Conectando…' },
  sending: { en: 'Sending…', br: 'Enviando…' },
  looking: {
    en: 'Sent. Looking whether visitors see it…',
    br: 'Enviado. Verificando se os visitantes já veem…',
  },
  'leaving-out': {
    en: 'Visitors see an error now: your host may not accept the file “.htaccess”. Trying without it…',
    br: 'Os visitantes veem um erro agora: talvez a hospedagem não aceite o arquivo “.htaccess”. Tentando sem ele…',
  },
  sentWithout: {
    en: 'Visitors saw an error for a moment: your host does not accept the file “.htaccess”. It was taken away, and is left out from now on. All of the site works; it may load a little slower. If the host allows the file one day, switch it back on under “Change”.',
    br: 'Os visitantes viram um erro por um instante: a sua hospedagem não aceita o arquivo “.htaccess”. Ele foi retirado e, a partir de agora, não é mais enviado. O site inteiro funciona; pode carregar um pouco mais devagar. Se um dia a hospedagem aceitar o arquivo, ative-o de novo em “Alterar”.',
  },
  stopJob: { en: 'Stop', br: 'Parar' },
  stopped: {
    en: 'Stopped. What was online before is still whole.',
    br: 'Interrompido. O que estava no ar continua inteiro.',
  },
  stoppedLooking: {
    en: 'It has been sent; only looking for it was stopped.',
    br: 'O envio terminou; só a verificação foi interrompida.',
  },
  whatIsLeft: { en: 'Show what is left to do', br: 'Ver o que falta' },
  details: { en: 'Details for a developer', br: 'Detalhes para um desenvolvedor' },
  lookOnline: { en: 'Look again', br: 'Ver de novo' },
  finishedSite: { en: 'The finished site lies here:', br: 'O site pronto está aqui:' },
  afterUpload: {
    en: 'Once it is uploaded: the domain and its certificate, the allowed domains at EmailJS and hCaptcha, and a test message from a phone.',
    br: 'Depois de enviar: o domínio e o certificado, os domínios permitidos no EmailJS e no hCaptcha, e uma mensagem de teste pelo celular.',
  },
  afterUploadWithoutForm: {
    en: 'Once it is uploaded: the domain and its certificate, and a look at the site from a phone.',
    br: 'Depois de enviar: o domínio e o certificado, e uma olhada no site pelo celular.',
  },
  toRelease: { en: 'Show the steps', br: 'Ver os passos' },
  finish: { en: 'Done', br: 'Pronto' },
  siteFinished: {
    en: 'The finished site lies on this computer. “Publish” shows where, and what to do with it.',
    br: 'O site pronto está neste computador. “Publicar” mostra onde e o que fazer com ele.',
  },
  publishingAsks: {
    en: 'Publishing waits for your answer: press “Publish”.',
    br: 'A publicação espera a sua resposta: clique em “Publicar”.',
  },
  showFolder: { en: 'Show it', br: 'Mostrar' },
  otherTab: {
    en: 'The editor is publishing already, perhaps from another tab.',
    br: 'O editor já está publicando, talvez em outra aba.',
  },
  targetRefused: {
    en: 'One of the fields holds something that cannot be right. Look for spaces and signs that do not belong there.',
    br: 'Um dos campos tem algo que não pode estar certo. Veja se há espaços ou sinais a mais.',
  },
  targetNotWritten: {
    en: 'This computer does not let the place be written down: is the disk full?',
    br: 'O computador não deixou gravar os dados do lugar: o disco está cheio?',
  },
  secretNotRemoved: {
    en: 'This computer’s keychain did not let it be removed. Unlock the keychain and try once more.',
    br: 'O chaveiro deste computador não deixou apagar. Desbloqueie o chaveiro e tente de novo.',
  },
  trust: { en: 'Trust it and go on', br: 'Confiar e continuar' },
  distrust: { en: 'Do not connect', br: 'Não conectar' },
  keyChanged: {
    en: 'Careful: it is another one than the last time. The host may have renewed it, or somebody may stand in between. Ask your host before you go on.',
    br: 'Cuidado: é diferente da última vez. A hospedagem pode ter trocado, ou alguém pode estar no meio do caminho. Pergunte à hospedagem antes de continuar.',
  },
  publicFolder: {
    en: 'In which folder of the host is the site to lie?',
    br: 'Em que pasta da hospedagem o site vai ficar?',
  },
  publicFolderHelp: {
    en: 'Mostly it is called public_html, www or httpdocs; the host’s panel tells it.',
    br: 'Em geral se chama public_html, www ou httpdocs; o painel da hospedagem informa.',
  },
  anotherFolder: { en: 'Another folder', br: 'Outra pasta' },
  takeFolder: { en: 'Take this folder', br: 'Usar esta pasta' },
  close: { en: 'Close', br: 'Fechar' },
  cancel: { en: 'Cancel', br: 'Cancelar' },

  signOut: { en: 'Sign out', br: 'Sair' },
  undo: { en: 'Undo', br: 'Desfazer' },
  redo: { en: 'Redo', br: 'Refazer' },

  // The preview.
  preview: { en: 'The page', br: 'A página' },
  pageOrContent: { en: 'What is shown', br: 'O que aparece' },
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
    en: 'Clicks open the menu, the form and the links within the page, as for a visitor. Of other links you are told where they lead. Nothing is sent.',
    br: 'Os cliques abrem o menu, o formulário e os links dentro da página, como para um visitante. Dos outros links, você vê para onde levam. Nada é enviado.',
  },
  broken: {
    en: 'The page cannot show this yet. Once what is missing is filled in, you see it here.',
    br: 'A página ainda não consegue mostrar isto. Quando o que falta estiver preenchido, ela aparece aqui.',
  },

  // The panel.
  content: { en: 'Content', br: 'Conteúdo' },
  problems: { en: 'Problems', br: 'Problemas' },
  release: { en: 'Go live', br: 'Ir ao ar' },
  search: { en: 'Find a text or a setting', br: 'Procurar um texto ou ajuste' },
  notFound: { en: 'Nothing found.', br: 'Nada encontrado.' },
  understood: { en: 'Understood', br: 'Entendi' },
  pageWords: { en: 'Words of the page', br: 'Textos da página' },
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

  languages: { en: 'Languages', br: 'Idiomas' },
  languagesHelp: {
    en: 'The languages that the page is in. In one alone, each text is written once and the flags go.',
    br: 'Os idiomas da página. Com um só, cada texto é escrito uma vez e as bandeiras somem.',
  },

  // Lists.
  add: { en: 'Add', br: 'Adicionar' },
  addSection: { en: 'Add a section', br: 'Adicionar uma seção' },
  inMenuToo: { en: 'Put it into the menu too', br: 'Incluir também no menu' },
  menuIsFull: {
    en: 'The menu is full: it gets no entry there.',
    br: 'O menu já está cheio: a seção não entra nele.',
  },
  remove: { en: 'Remove', br: 'Remover' },
  removeAll: { en: 'Remove all', br: 'Remover tudo' },
  hide: { en: 'Hide on the page', br: 'Ocultar na página' },
  showAgain: { en: 'Show on the page', br: 'Mostrar na página' },
  hidden: { en: 'Off the page', br: 'Fora da página' },
  duplicate: { en: 'Duplicate', br: 'Duplicar' },
  moveUp: { en: 'Move up', br: 'Mover para cima' },
  moveDown: { en: 'Move down', br: 'Mover para baixo' },
  moveTo: { en: 'Move to…', br: 'Mover para…' },
  entry: { en: 'Entry', br: 'Item' },
  leadsTo: { en: 'Where it leads', br: 'Para onde leva' },
  openList: { en: 'Open the list', br: 'Abrir a lista' },

  unusedPictures: { en: 'Unused pictures', br: 'Imagens sem uso' },

  // A file that cannot be read.
  brokenFile: {
    en: 'The file of the content cannot be read as it is',
    br: 'O arquivo do conteúdo não pode ser lido como está',
  },
  canBeFixed: {
    en: 'It can be mended. Only this changes:',
    br: 'Dá para corrigir. Só isto muda:',
  },
  versionsMixed: {
    en: 'Two versions of it were mixed, yours and somebody else’s. Both can be read: where they differ, you choose.',
    br: 'Duas versões dele foram misturadas, a sua e a de outra pessoa. As duas podem ser lidas: onde elas diferem, você escolhe.',
  },
  chooseAndOpen: { en: 'Choose and open', br: 'Escolher e abrir' },
  cannotBeFixed: {
    en: 'The editor cannot mend this by itself. Open the file (content/site.json) in a text editor; as soon as it can be read again, it opens here by itself:',
    br: 'O editor não consegue corrigir isto sozinho. Abra o arquivo (content/site.json) num editor de texto; assim que puder ser lido de novo, ele se abre aqui sozinho:',
  },
  fixAndOpen: { en: 'Mend it and open', br: 'Corrigir e abrir' },
  fileFixed: {
    en: 'The file is mended, so that it can be read again.',
    br: 'O arquivo foi corrigido e pode ser lido de novo.',
  },
  howToFix: { en: 'How to fix:', br: 'Como corrigir:' },

  // Fields.
  tooWideOnPhone: {
    en: 'On a phone this is too wide for its place.',
    br: 'No celular, isto não cabe na largura da tela.',
  },
  fromLeft: { en: 'From the left', br: 'A partir da esquerda' },
  fromTop: { en: 'From the top', br: 'A partir do alto' },
  yes: { en: 'Yes', br: 'Sim' },
  no: { en: 'No', br: 'Não' },
  choose: { en: 'Choose', br: 'Escolher' },
  chooseIcon: { en: 'Choose an icon', br: 'Escolher um ícone' },
  findIcon: { en: 'What should it show?', br: 'O que ele deve mostrar?' },
  noIcon: { en: 'No icon found.', br: 'Nenhum ícone encontrado.' },

  oldShades: {
    en: 'The dark page and some shades are still those of the sample, and do not go with your colours.',
    br: 'O modo escuro e alguns tons ainda são os do exemplo e não combinam com as suas cores.',
  },
  newShades: { en: 'Make them of my colours', br: 'Refazer com as minhas cores' },

  // Going live.
  beforeGoingLive: { en: 'Is this right?', br: 'Isto está certo?' },
  goLiveSteps: { en: 'From nothing to online', br: 'Do zero ao ar' },
  roadDone: {
    en: 'Every step is done: your site is online.',
    br: 'Todos os passos estão feitos: o seu site está no ar.',
  },
  done: { en: 'Done', br: 'Feito' },
  allYours: {
    en: 'Nothing of the sample is left, and nothing is wrong.',
    br: 'Não sobrou nada do exemplo, e não há erros.',
  },
  choosePlace: { en: 'Choose the place', br: 'Escolher o lugar' },
  placeAndTest: { en: 'To the place and its test', br: 'Ver o lugar e testar' },
  tested: {
    en: 'The connection was tested: it works.',
    br: 'A conexão foi testada: funciona.',
  },
  notTested: {
    en: 'The connection was not tested yet.',
    br: 'A conexão ainda não foi testada.',
  },
  sitemapSeen: {
    en: 'The map for search engines (sitemap.xml) is online: it comes with each publication.',
    br: 'O mapa para os buscadores (sitemap.xml) está no ar: ele vai junto em cada publicação.',
  },
  sitemapUnseen: {
    en: 'The map for search engines (sitemap.xml) was not seen online yet: it comes with the publication.',
    br: 'O mapa para os buscadores (sitemap.xml) ainda não foi visto no ar: ele vai junto na publicação.',
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
    en: 'This is an iPhone’s photo in the HEIC format, which browsers do not show. On a Mac: open it in Preview, File › Export, JPEG. On Windows: open it in Photos or Paint, Save as, JPEG. On the iPhone: mail the photo to yourself in the size “Large”, or choose Settings › Camera › Formats › Most Compatible for the next ones. Then drop the new file here.',
    br: 'Esta é uma foto de iPhone no formato HEIC, que os navegadores não mostram. No Mac: abra-a em Pré-Visualização, Arquivo › Exportar, JPEG. No Windows: abra-a em Fotos ou no Paint, Salvar como, JPEG. No iPhone: mande a foto por e-mail para o seu próprio endereço, no tamanho “Grande”, ou escolha Ajustes › Câmera › Formatos › Mais Compatível para as próximas. Depois solte aqui o novo arquivo.',
  },
  emptyFile: {
    en: 'This file is empty: there is no picture in it. Download or export it again.',
    br: 'Este arquivo está vazio: não há imagem nele. Baixe ou exporte de novo.',
  },
  dropOnPicture: {
    en: 'No picture belongs in this place. Drop the file on a picture, a logo or a drawing of the page, or add a gallery for it: “Add section”.',
    br: 'Neste lugar não vai imagem. Solte o arquivo sobre uma foto, um logo ou um desenho da página, ou adicione uma galeria para ela: “Adicionar seção”.',
  },
  noPicture: {
    en: 'This is no picture that a page can show. Open it in Preview (Mac), Paint (Windows) or where it was made, save it as PNG or JPEG, and choose that.',
    br: 'Isto não é uma imagem que uma página possa mostrar. Abra o arquivo em Pré-Visualização (Mac), no Paint (Windows) ou no programa em que foi feito, salve como PNG ou JPEG e escolha esse.',
  },
  unsafePicture: {
    en: 'This drawing holds more than a drawing: a program, something that moves, or something from elsewhere. Open it in a browser such as Chrome or Edge, take a picture of the screen, or ask whoever drew it for a plain SVG or a PNG.',
    br: 'Este desenho contém mais do que um desenho: um programa, algo que se move ou algo de fora. Peça a quem o desenhou um SVG simples ou um PNG, ou abra-o no navegador e salve uma captura da tela em PNG.',
  },
  damagedPicture: {
    en: 'This picture is damaged and cannot be opened. Download it again, or ask whoever sent it to send it once more.',
    br: 'Esta imagem está danificada e não abre. Baixe-a de novo ou peça que a mandem outra vez.',
  },
  bigPicture: {
    en: 'This picture has more than 20 MB. Make it smaller: in Preview (Mac) under Tools › Adjust Size, in Paint (Windows) under Resize.',
    br: 'Esta imagem tem mais de 20 MB. Diminua-a: em Pré-Visualização (Mac), Ferramentas › Ajustar Tamanho; no Paint (Windows), Redimensionar.',
  },
  severalPictures: { en: 'Add several pictures…', br: 'Adicionar várias imagens…' },
  clearBackground: { en: 'Remove the white background', br: 'Tirar o fundo branco' },
  faintMark: {
    en: 'This mark can hardly be seen in the header, whose background is dark. Choose one in a light colour; if you have none, ask whoever drew it for an SVG in one colour, as “currentColor”: the page makes it light or dark by itself.',
    br: 'Este símbolo quase não se vê no cabeçalho, que tem fundo escuro. Escolha um em cor clara; se não tiver, peça a quem o desenhou um SVG de uma cor só, como “currentColor”: a página o deixa claro ou escuro sozinha.',
  },
  noBackground: {
    en: 'This picture has no even, light background that could be removed.',
    br: 'Esta imagem não tem um fundo claro e uniforme que se possa tirar.',
  },
  chooseDocument: { en: 'Choose a PDF or a page…', br: 'Escolher um PDF ou uma página…' },
  noDocument: {
    en: 'This is neither a PDF nor a page in HTML. Open it in the program it was made with, and save or print it as PDF.',
    br: 'Isto não é um PDF nem uma página em HTML. Abra o arquivo no programa em que foi feito e salve ou imprima como PDF.',
  },
  bigDocument: {
    en: 'This document has more than 20 MB. Save it as a smaller PDF.',
    br: 'Este documento tem mais de 20 MB. Salve-o como um PDF menor.',
  },
  bigDrawing: {
    en: 'This drawing has more than 1 MB. Export it simplified, without pictures inside it, or as a PNG.',
    br: 'Este desenho tem mais de 1 MB. Exporte-o simplificado, sem imagens dentro, ou como PNG.',
  },
  slowPicture: {
    en: 'This picture takes too long to draw, here and for your visitors. Export it without filters, or as a PNG.',
    br: 'Esta imagem demora demais para ser desenhada, aqui e para quem visita o site. Exporte-a sem filtros, ou como PNG.',
  },

  toFillIn: { en: 'Still to fill in', br: 'Falta preencher' },
  fix: { en: 'Mend it', br: 'Corrigir' },
  removeFromMenu: { en: 'Remove it from the menu', br: 'Tirar do menu' },
  copyFromOther: { en: 'Copy from the other language', br: 'Copiar do outro idioma' },
  lookAgain: {
    en: 'The other language was changed: does this still say the same?',
    br: 'O outro idioma foi alterado: isto ainda diz o mesmo?',
  },
  itDoes: { en: 'It does', br: 'Sim, diz o mesmo' },
  noProblems: {
    en: 'No problems: this can be saved.',
    br: 'Nenhum problema: já dá para salvar.',
  },
} satisfies Record<string, Bilingual>

/** Names of the page's languages within a sentence. A constant, since Intl.DisplayNames is slow. */
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

/** A title within a sentence: with a small letter, unless it is a name such as “WhatsApp”. */
const inside = (title: string) =>
  /^\p{Lu}\p{Ll}*(?![\p{L}-])/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title

export const said = {
  /** A button's action with what it is done to: “Remove logo”. */
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
  /** The owner finds the fingerprint in the host's own documentation. */
  unknownKey: (server: string): Bilingual => ({
    en: `Is this really ${server}? It shows a key that this computer has never seen, as on every first visit. Ask your host’s support: “What is the fingerprint of the SSH key?” If it is this one, trust it.`,
    br: `É mesmo ${server}? Ele apresenta uma chave que este computador nunca viu, como em toda primeira visita. Pergunte ao suporte da hospedagem: “Qual é a impressão digital da chave SSH?” Se for esta, pode confiar.`,
  }),
  unknownCertificate: (server: string): Bilingual => ({
    en: `Is this really ${server}? Nobody vouches for its certificate, which is so at many hosts. Ask your host’s support: “What is the SHA-256 fingerprint of the FTP certificate?” If it is this one, trust it.`,
    br: `É mesmo ${server}? Ninguém garante o certificado dele, o que é comum em hospedagens. Pergunte ao suporte da sua: “Qual é a impressão digital SHA-256 do certificado do FTP?” Se for esta, pode confiar.`,
  }),
  ofBytes: (sent: string, total: string): Bilingual => ({
    en: `${sent} of ${total} MB`,
    br: `${sent} de ${total} MB`,
  }),
  changedSince: (time: Bilingual): Bilingual => ({
    en: `Online: the version of ${time.en}; your changes are not yet`,
    br: `No ar: a versão de ${time.br}; as suas mudanças ainda não`,
  }),
  changedSinceUnseen: (time: Bilingual): Bilingual => ({
    en: `Published last: the version of ${time.en}; your changes are not yet`,
    br: `Última publicada: a versão de ${time.br}; as suas mudanças ainda não`,
  }),
  isOnline: (time: Bilingual): Bilingual => ({
    en: `Online: the version of ${time.en}.`,
    br: `No ar: a versão de ${time.br}.`,
  }),
  lastPublished: (time: Bilingual): Bilingual => ({
    en: `Published last: the version of ${time.en}.`,
    br: `Última publicada: a versão de ${time.br}.`,
  }),
  liesThere: (time: Bilingual, form: 'folder' | 'zip'): Bilingual => ({
    en: `In the ${form === 'zip' ? 'ZIP' : 'folder'} lies the version of ${time.en}.`,
    br: `${form === 'zip' ? 'No ZIP' : 'Na pasta'} está a versão de ${time.br}.`,
  }),
  putBack: (time: Bilingual, isNewer: boolean): Bilingual => ({
    en: `Put the ${isNewer ? 'newer' : 'earlier'} version of ${time.en} back online`,
    br: `Pôr de volta no ar a versão ${isNewer ? 'mais nova' : 'anterior'}, de ${time.br}`,
  }),
  layBack: (time: Bilingual, isNewer: boolean, form: 'folder' | 'zip'): Bilingual => ({
    en: `Lay the ${isNewer ? 'newer' : 'earlier'} version of ${time.en} into the ${form === 'zip' ? 'ZIP' : 'folder'} again`,
    br: `Colocar de novo ${form === 'zip' ? 'no ZIP' : 'na pasta'} a versão ${isNewer ? 'mais nova' : 'anterior'}, de ${time.br}`,
  }),
  insteadOf: (time: Bilingual): Bilingual => ({
    en: `It takes the place of the version of ${time.en}. Your texts in the editor stay as they are.`,
    br: `Ela entra no lugar da versão de ${time.br}. Os seus textos no editor ficam como estão.`,
  }),
  passwordAgain: (user: string, server: string): Bilingual => ({
    en: `The password is not kept on this computer. To go on, type the one of ${user} at ${server} once more.`,
    br: `A senha não fica guardada neste computador. Para continuar, digite de novo a de ${user} em ${server}.`,
  }),
  stepsDone: (done: number, of: number): Bilingual => ({
    en: `${done} of ${of} steps done`,
    br: `${done} de ${of} passos feitos`,
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
  leadsTo: (address: string): Bilingual => ({
    en: `On the site, this link leads to ${address}`,
    br: `No site, este link leva a ${address}`,
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
    en: `Undone: ${name}.`,
    br: `Desfeito: ${name}.`,
  }),
  redone: (name: string): Bilingual => ({
    en: `Done again: ${name}.`,
    br: `Refeito: ${name}.`,
  }),
  clearBackgrounds: (count: number): Bilingual => ({
    en: `Remove the white background of all ${count}`,
    br: `Tirar o fundo branco de ${count} imagens`,
  }),
  addedCount: (count: number): Bilingual => ({
    en: `${count} added.`,
    br: count === 1 ? '1 adicionada.' : `${count} adicionadas.`,
  }),
  removed: (name: string): Bilingual => ({
    en: `Removed: ${name}. Undo brings it back.`,
    br: `Removido: ${name}. Desfazer traz de volta.`,
  }),
  draftFound: (time: string): Bilingual => ({
    en: `There is work that was not saved (last change: ${time}).`,
    br: `Há trabalho que não foi salvo (última alteração: ${time}).`,
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
