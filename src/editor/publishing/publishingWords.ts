import type { Bilingual } from '../../../schema/bilingual.ts'

/** The editor's words for publishing, in both languages side by side. */
export const publishingWords = {
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
}
