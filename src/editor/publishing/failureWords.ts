/** The sentences for failures of publishing: what is wrong, and what to do. A code without a sentence does not compile. */
import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Failure, FailureCode, TargetKind } from '../../editorApi/publishing.ts'
import { moment } from '../moment.ts'

interface FailureText {
  what: Bilingual
  toDo: Bilingual
}

/** The failure with this code, with its data. */
type FailureOf<Code> = Failure extends infer Each
  ? Each extends { code: infer Codes }
    ? Code extends Codes
      ? Each
      : never
    : never
  : never

/** Where it went wrong. */
interface Chosen {
  settings: { kind: TargetKind } | null
  /** When it was last reached with these settings. */
  testedAt: number | null
}

type Sentences = {
  [Code in FailureCode]:
    | FailureText
    | ((failure: FailureOf<Code>, chosen: Chosen) => FailureText)
}

const tryAgain: Bilingual = {
  en: 'Your changes are safe on this computer. Wait a few minutes and publish again: it goes on where it was.',
  br: 'As suas mudanças estão guardadas neste computador. Espere alguns minutos e publique de novo: o envio continua de onde parou.',
}
const askDeveloper: Bilingual = {
  en: 'Your changes are safe on this computer. Show the details below to whoever looks after the project for you.',
  br: 'As suas mudanças estão guardadas neste computador. Mostre os detalhes abaixo a quem cuida do projeto para você.',
}

const wrongPassword: FailureText = {
  what: {
    en: 'The user or the password is not right.',
    br: 'O usuário ou a senha não confere.',
  },
  toDo: {
    en: 'Press “Change” and type both again. In your host’s panel you can give yourself a new password for FTP or SFTP.',
    br: 'Clique em “Alterar” e digite os dois de novo. No painel da hospedagem dá para criar uma nova senha de FTP ou SFTP.',
  },
}
const wrongToken: FailureText = {
  what: {
    en: 'Netlify does not accept the access token: it is mistyped, or no longer valid.',
    br: 'O Netlify não aceita o token de acesso: foi digitado errado ou perdeu a validade.',
  },
  toDo: {
    en: 'Make a new token at Netlify, press “Change” and paste it.',
    br: 'Crie um novo token no Netlify, clique em “Alterar” e cole-o.',
  },
}

const refusedNow = (server: string, time: Bilingual): FailureText => ({
  what: {
    en: `${server} does not let anybody in just now.`,
    br: `${server} não aceita conexões neste momento.`,
  },
  toDo: {
    en: `With these settings it worked last at this time: ${time.en}. So they are right, and the host may be down: try again later. If it stays so, ask its support.`,
    br: `Com estas configurações funcionou pela última vez em: ${time.br}. Elas estão certas, então; a hospedagem pode estar fora do ar: tente mais tarde. Se continuar assim, fale com o suporte dela.`,
  },
})

const words: Sentences = {
  'not-ready': ({ problems }) => {
    const { length } = problems.filter(({ severity }) => severity === 'error')
    return {
      what: {
        en:
          length === 1
            ? 'One thing is left to do before the site can go live.'
            : `${length} things are left to do before the site can go live.`,
        br:
          length === 1
            ? 'Falta uma coisa antes de o site poder ir ao ar.'
            : `Faltam ${length} coisas antes de o site poder ir ao ar.`,
      },
      toDo: {
        en: 'Mostly it is what is left of the sample company. The list leads you through it; then publish again.',
        br: 'Em geral é o que restou da empresa de exemplo. A lista leva você a cada ponto; depois publique de novo.',
      },
    }
  },
  'content-changed': {
    what: {
      en: 'Somebody else has just changed the content; nothing was put online.',
      br: 'Outra pessoa acabou de alterar o conteúdo; nada foi ao ar.',
    },
    toDo: {
      en: 'Close this, look at what has changed on the page, and publish again.',
      br: 'Feche esta janela, veja na página o que mudou e publique de novo.',
    },
  },
  'build-failed': {
    what: {
      en: 'The site could not be built. It is not your content: the project itself has a fault.',
      br: 'Não foi possível montar o site. Não é o seu conteúdo: o próprio projeto tem um defeito.',
    },
    toDo: askDeveloper,
  },
  offline: {
    what: {
      en: 'This computer is not connected to the internet.',
      br: 'Este computador está sem internet.',
    },
    toDo: {
      en: 'Your changes are safe on this computer. Publish again when you are connected.',
      br: 'As suas mudanças estão guardadas neste computador. Publique de novo quando a internet voltar.',
    },
  },
  'unknown-server': ({ server }) => ({
    what: {
      en: `There is no server called ${server}.`,
      br: `Não existe um servidor chamado ${server}.`,
    },
    toDo: {
      en: 'Look for a typing mistake. The right name stands in the mail from your host, or in its panel, often as “FTP server”.',
      br: 'Veja se há um erro de digitação. O nome certo está no e-mail da sua hospedagem ou no painel dela, em geral como “Servidor FTP”.',
    },
  }),
  'refused-connection': ({ server }, { testedAt }) => {
    if (testedAt !== null) return refusedNow(server, moment(testedAt))
    return {
      what: {
        en: `${server} does not let anybody in this way.`,
        br: `${server} não aceita conexões desse jeito.`,
      },
      toDo: {
        en: 'Choose another kind of connection (SFTP or FTPS), or look in your host’s panel which one, and which port, it has. Some hosts switch it on only when asked.',
        br: 'Escolha outro tipo de conexão (SFTP ou FTPS) ou veja no painel da hospedagem qual tipo e qual porta ela usa. Algumas só ativam quando se pede.',
      },
    }
  },
  'time-out': {
    what: { en: 'The server does not answer.', br: 'O servidor não responde.' },
    toDo: {
      en: 'Wait a few minutes and publish again. If it stays so, look whether the server’s name and port are right, or whether a firewall is in the way.',
      br: 'Espere alguns minutos e publique de novo. Se continuar assim, confira o nome e a porta do servidor, ou se há um firewall bloqueando.',
    },
  },
  'cut-off': {
    what: {
      en: 'The connection broke off in the midst. What was online before is still whole.',
      br: 'A conexão caiu no meio do envio. O que estava no ar continua inteiro.',
    },
    toDo: tryAgain,
  },
  'wrong-password': (_, { settings }) =>
    settings?.kind === 'netlify' ? wrongToken : wrongPassword,
  'needs-encryption': {
    what: {
      en: 'The server takes passwords only over an encrypted connection.',
      br: 'O servidor só aceita senhas por uma conexão criptografada.',
    },
    toDo: {
      en: 'Press “Change” and choose FTPS as the kind of connection.',
      br: 'Clique em “Alterar” e escolha FTPS como tipo de conexão.',
    },
  },
  'no-encryption': {
    what: {
      en: 'The server cannot encrypt the connection.',
      br: 'O servidor não consegue criptografar a conexão.',
    },
    toDo: {
      en: 'Press “Change” and choose SFTP. Only if your host has neither, choose FTP: then your password travels readable.',
      br: 'Clique em “Alterar” e escolha SFTP. Só se a hospedagem não tiver nenhum dos dois escolha FTP: aí a sua senha viaja sem proteção.',
    },
  },
  'no-right-to-write': ({ path }) => ({
    what: {
      en: `This user may not write to the folder “${path}”.`,
      br: `Este usuário não pode gravar na pasta “${path}”.`,
    },
    toDo: {
      en: 'Press “Change” and look whether it is the public folder. If it is, ask your host to give this user the right to write there.',
      br: 'Clique em “Alterar” e confira se é mesmo a pasta pública. Se for, peça à hospedagem permissão de gravação para esse usuário.',
    },
  }),
  'disk-full': {
    what: {
      en: 'There is no room left at your host, or on this computer. What was online before is still whole.',
      br: 'Acabou o espaço na hospedagem ou neste computador. O que estava no ar continua inteiro.',
    },
    toDo: {
      en: 'Delete what you no longer need (old mails and backups count too at many hosts), then publish again.',
      br: 'Apague o que não usa mais (em muitas hospedagens, e-mails e backups antigos também contam) e publique de novo.',
    },
  },
  'passive-blocked': {
    what: {
      en: 'The password is right, but files do not get through: FTP needs a second connection, and something blocks it.',
      br: 'A senha está certa, mas os arquivos não passam: o FTP precisa de uma segunda conexão, e algo a bloqueia.',
    },
    toDo: {
      en: 'Press “Change” and choose SFTP, which needs one connection alone. Else try another network, or ask your host for “passive mode”.',
      br: 'Clique em “Alterar” e escolha SFTP, que usa uma conexão só. Se não der, tente outra rede ou pergunte à hospedagem sobre o “modo passivo”.',
    },
  },
  'too-many-connections': {
    what: {
      en: 'The server has too many connections open just now.',
      br: 'O servidor está com conexões demais abertas neste momento.',
    },
    toDo: {
      en: 'Close other programs that are connected to it, such as FileZilla, wait a few minutes and publish again.',
      br: 'Feche outros programas conectados a ele, como o FileZilla, espere alguns minutos e publique de novo.',
    },
  },
  certificate: {
    what: {
      en: 'The server’s certificate is not trusted: nobody can say whether it is really your host. Your password was not sent.',
      br: 'O certificado do servidor não é confiável: não há como saber se é mesmo a sua hospedagem. A sua senha não foi enviada.',
    },
    toDo: {
      en: 'Ask your host under which server name its certificate is valid and enter that one, or whether the one it shows is its own.',
      br: 'Pergunte à hospedagem para qual nome de servidor o certificado vale e use esse nome, ou se o certificado apresentado é dela mesmo.',
    },
  },
  'untrusted-key': {
    what: {
      en: 'The server’s key is not trusted. Your password was not sent.',
      br: 'A chave do servidor não é confiável. A sua senha não foi enviada.',
    },
    toDo: {
      en: 'Ask your host for the fingerprint of its SSH key, test the connection again and compare.',
      br: 'Peça à hospedagem a impressão digital da chave SSH, teste a conexão de novo e compare.',
    },
  },
  'missing-folder': ({ path }) => ({
    what: {
      en: `There is no folder “${path}” on the server.`,
      br: `Não existe a pasta “${path}” no servidor.`,
    },
    toDo: {
      en: 'Press “Change” and leave the folder empty: then it is looked for, and you are asked.',
      br: 'Clique em “Alterar” e deixe a pasta em branco: aí ela é procurada, e você escolhe.',
    },
  }),
  'missing-secret': (_, { settings }) => ({
    what:
      settings?.kind === 'netlify'
        ? { en: 'The access token is missing.', br: 'Falta o token de acesso.' }
        : { en: 'The password is missing.', br: 'Falta a senha.' },
    toDo: {
      en: 'Press “Change” and type it.',
      br: 'Clique em “Alterar” e digite.',
    },
  }),
  'unknown-site': ({ site }) => ({
    what: {
      en: `Your Netlify account has no site called “${site}”.`,
      br: `A sua conta do Netlify não tem um site chamado “${site}”.`,
    },
    toDo: {
      en: 'In Netlify, the name stands under Projects, as in “my-site” of my-site.netlify.app. Or the token is of another account.',
      br: 'No Netlify, o nome aparece em Projects, como “meu-site” em meu-site.netlify.app. Ou o token é de outra conta.',
    },
  }),
  'rate-limited': {
    what: {
      en: 'The service has had too many requests in a short time.',
      br: 'O serviço recebeu pedidos demais em pouco tempo.',
    },
    toDo: tryAgain,
  },
  'server-error': ({ status }) => ({
    what: {
      en: `The service has a trouble of its own just now (${status}).`,
      br: `O serviço está com um problema neste momento (${status}).`,
    },
    toDo: tryAgain,
  }),
  'unexpected-answer': {
    what: {
      en: 'The server answers as no host does, so the connection was ended.',
      br: 'O servidor responde de um jeito que nenhuma hospedagem responde; por isso a conexão foi encerrada.',
    },
    toDo: {
      en: 'Look whether the server’s name is right. If it is, show the details below to your host.',
      br: 'Confira o nome do servidor. Se estiver certo, mostre os detalhes abaixo à hospedagem.',
    },
  },
  'nothing-to-roll-back': {
    what: {
      en: 'There is no publication before this one that could be put back.',
      br: 'Não há uma publicação anterior para pôr de volta.',
    },
    toDo: {
      en: 'Undo your changes in the editor and publish.',
      br: 'Desfaça as mudanças no editor e publique.',
    },
  },
  'somebody-was-faster': {
    what: {
      en: 'Somebody else has published in the same moment.',
      br: 'Outra pessoa publicou no mesmo momento.',
    },
    toDo: {
      en: 'Publish again: both changes are then put together.',
      br: 'Publique de novo: as duas mudanças serão juntadas.',
    },
  },
  'other-branch': ({ branch }) => ({
    what: {
      en: `The site is published from “${branch}”, and another branch is open in this folder.`,
      br: `O site é publicado a partir de “${branch}”, e nesta pasta está aberto outro ramo.`,
    },
    toDo: askDeveloper,
  }),
  'same-file': ({ path }) => ({
    what: {
      en: `Somebody else has published another file under the same name: ${path}.`,
      br: `Outra pessoa publicou outro arquivo com o mesmo nome: ${path}.`,
    },
    toDo: {
      en: 'Choose your picture again under another name, save, and publish again.',
      br: 'Escolha a sua imagem de novo com outro nome, salve e publique de novo.',
    },
  }),
  'protected-branch': ({ branch }) => ({
    what: {
      en: `GitHub does not let anybody publish to “${branch}” directly: it is protected.`,
      br: `O GitHub não deixa publicar direto em “${branch}”: esse ramo está protegido.`,
    },
    toDo: {
      en: 'Ask whoever manages the repository to let you publish (Settings › Rules), or to take your changes in.',
      br: 'Peça a quem administra o repositório permissão para publicar (Settings › Rules) ou que inclua as suas mudanças.',
    },
  }),
  'no-identity': {
    what: {
      en: 'Git does not know who you are, and signs each publication with a name.',
      br: 'O Git não sabe quem você é, e cada publicação leva um nome.',
    },
    toDo: {
      en: 'Type in a terminal, with your own name and address: git config --global user.name "Ana Souza", then git config --global user.email "ana@example.com".',
      br: 'Digite num terminal, com o seu nome e e-mail: git config --global user.name "Ana Souza" e depois git config --global user.email "ana@example.com".',
    },
  },
  'refused-by-hook': {
    what: {
      en: 'The repository has a rule of its own that does not let this in.',
      br: 'O repositório tem uma regra própria que recusou esta publicação.',
    },
    toDo: {
      en: 'What it says stands in the details below. Show it to whoever manages the repository.',
      br: 'O que ela diz está nos detalhes abaixo. Mostre a quem administra o repositório.',
    },
  },
  'unpushed-commits': ({ count }) => ({
    what: {
      en:
        count === 1
          ? 'This folder holds a developer’s work that is not published yet (1 commit).'
          : `This folder holds a developer’s work that is not published yet (${count} commits).`,
      br:
        count === 1
          ? 'Esta pasta tem um trabalho de desenvolvimento ainda não publicado (1 commit).'
          : `Esta pasta tem trabalho de desenvolvimento ainda não publicado (${count} commits).`,
    },
    toDo: {
      en: 'It is not put online unasked. Whoever made it has to publish it first (git push), or take it away.',
      br: 'Ele não vai ao ar sem que alguém peça. Quem o fez precisa publicá-lo antes (git push) ou retirá-lo.',
    },
  }),
  'private-address': {
    what: {
      en: 'GitHub refuses it because your mail address, which you keep private there, would be seen.',
      br: 'O GitHub recusou porque o seu e-mail, que lá é privado, ficaria visível.',
    },
    toDo: {
      en: 'On GitHub under Settings › Emails stands an address that ends in noreply.github.com. Type in a terminal: git config --global user.email and that address.',
      br: 'No GitHub, em Settings › Emails, há um endereço que termina em noreply.github.com. Digite num terminal: git config --global user.email e esse endereço.',
    },
  },
  'not-signed-in': {
    what: {
      en: 'GitHub does not know you on this computer, or you may not write to this repository.',
      br: 'O GitHub não reconhece você neste computador, ou você não pode gravar neste repositório.',
    },
    toDo: {
      en: 'Install GitHub Desktop and sign in there, or type “gh auth login” in a terminal. Then publish again.',
      br: 'Instale o GitHub Desktop e entre na sua conta por ele, ou digite “gh auth login” num terminal. Depois publique de novo.',
    },
  },
  'no-remote': {
    what: {
      en: 'This folder does not know to which repository it belongs.',
      br: 'Esta pasta não sabe a qual repositório pertence.',
    },
    toDo: {
      en: 'Download the project with GitHub Desktop (“Clone a repository”) and open the editor there, or choose another place.',
      br: 'Baixe o projeto com o GitHub Desktop (“Clone a repository”) e abra o editor nessa pasta, ou escolha outro lugar.',
    },
  },
  'no-git': {
    what: {
      en: 'The program Git is not installed on this computer.',
      br: 'O programa Git não está instalado neste computador.',
    },
    toDo: {
      en: 'Install it from git-scm.com, start the editor again and publish.',
      br: 'Instale-o em git-scm.com, abra o editor de novo e publique.',
    },
  },
  detached: {
    what: {
      en: 'In this folder an old version of the project is checked out, not a branch.',
      br: 'Nesta pasta está aberta uma versão antiga do projeto, não um ramo.',
    },
    toDo: {
      en: 'In GitHub Desktop choose the branch (mostly “main”) under “Current branch”, then publish again.',
      br: 'No GitHub Desktop, escolha o ramo (em geral “main”) em “Current branch” e publique de novo.',
    },
  },
  merging: {
    what: {
      en: 'In this folder somebody has begun to put two versions together and has not finished.',
      br: 'Nesta pasta alguém começou a juntar duas versões e não terminou.',
    },
    toDo: {
      en: 'Finish or cancel it in GitHub Desktop, then publish again.',
      br: 'Termine ou cancele isso no GitHub Desktop e publique de novo.',
    },
  },
  locked: {
    what: {
      en: 'Another program is working on this folder with Git just now.',
      br: 'Outro programa está usando o Git nesta pasta agora.',
    },
    toDo: {
      en: 'Close it, wait a moment and publish again.',
      br: 'Feche-o, espere um instante e publique de novo.',
    },
  },
  unknown: {
    what: {
      en: 'It did not work, and the reason is none that is known here. What was online before is still there.',
      br: 'Não deu certo, e o motivo não é nenhum dos conhecidos. O que estava no ar continua lá.',
    },
    toDo: askDeveloper,
  },
}

/** What is to be said of a failure at the chosen target. */
export function failureWords(
  failure: Failure,
  chosen: Chosen = { settings: null, testedAt: null },
): FailureText {
  const text = words[failure.code]
  // The compiler cannot see that the text found by a code takes a failure with this code.
  return typeof text === 'function'
    ? (text as (of: Failure, at: Chosen) => FailureText)(failure, chosen)
    : text
}
