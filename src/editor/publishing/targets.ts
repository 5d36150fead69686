/** The targets as the owner sees them: names, and the fields of their settings. */
import type { Bilingual } from '../../../schema/bilingual.ts'
import type { TargetKind, TargetSettings } from '../../editorApi/publishing.ts'

export interface TargetField {
  name: string
  title: Bilingual
  help?: Bilingual
  isOptional?: true
  /** A list has the options of a choice, the first one chosen. A switch is shown only where it is on. Without a type it is a text. */
  type?: 'number' | 'secret' | 'switch' | readonly { value: string; label: Bilingual }[]
}

interface SecretWords {
  title: Bilingual
  help: Bilingual
  /** The button that makes this computer forget it, and what is said then. */
  forget: Bilingual
  forgotten: Bilingual
}

interface TargetWords {
  title: Bilingual
  help: Bilingual
  secret?: SecretWords
  /** The owner uploads the finished site: nothing can be tested, and it is online only when it is seen there. */
  isByHand?: true
  fields: readonly TargetField[]
}

export const targets: Readonly<Record<TargetKind, TargetWords>> = {
  host: {
    title: { en: 'My host (FTP or SFTP)', br: 'Minha hospedagem (FTP ou SFTP)' },
    help: {
      en: 'I pay for web hosting already, often together with the domain or the e-mail: the site goes there.',
      br: 'A hospedagem que eu já pago, muitas vezes junto com o domínio ou o e-mail: o site vai para lá.',
    },
    secret: {
      title: { en: 'Password', br: 'Senha' },
      help: {
        en: 'The one for FTP or SFTP; it may be another one than that of the host’s panel.',
        br: 'A de FTP ou SFTP; pode ser diferente da senha do painel da hospedagem.',
      },
      forget: { en: 'Forget the password', br: 'Apagar a senha guardada' },
      forgotten: {
        en: 'This computer has forgotten the password. At your host it is still the same.',
        br: 'A senha foi apagada deste computador. Na hospedagem, ela continua a mesma.',
      },
    },
    fields: [
      {
        name: 'server',
        title: { en: 'Server', br: 'Servidor' },
        help: {
          en: 'As in “ftp.example.com”. It stands in the mail with which your host welcomed you.',
          br: 'Como “ftp.exemplo.com.br”. Está no e-mail de boas-vindas da hospedagem.',
        },
      },
      {
        name: 'protocol',
        title: { en: 'Kind of connection', br: 'Tipo de conexão' },
        help: {
          en: 'If you do not know it: try FTPS, then SFTP.',
          br: 'Se não souber: tente FTPS e depois SFTP.',
        },
        type: [
          { value: 'ftps', label: { en: 'FTPS', br: 'FTPS' } },
          { value: 'sftp', label: { en: 'SFTP', br: 'SFTP' } },
          {
            value: 'ftps-implicit',
            label: { en: 'FTPS, implicit (port 990)', br: 'FTPS implícito (porta 990)' },
          },
          {
            value: 'ftp',
            label: {
              en: 'FTP: without encryption, the password can be read on the way',
              br: 'FTP: sem criptografia, a senha pode ser lida no caminho',
            },
          },
        ],
      },
      { name: 'user', title: { en: 'User', br: 'Usuário' } },
      {
        name: 'folder',
        title: { en: 'Public folder', br: 'Pasta pública' },
        help: {
          en: 'Leave it empty: it is found, or you are asked.',
          br: 'Deixe em branco: ela é encontrada, ou você escolhe.',
        },
        isOptional: true,
      },
      {
        name: 'port',
        title: { en: 'Port', br: 'Porta' },
        help: {
          en: 'Only if your host names one.',
          br: 'Só se a hospedagem informar uma.',
        },
        isOptional: true,
        type: 'number',
      },
      {
        name: 'withoutHtaccess',
        title: {
          en: 'Send without the file “.htaccess”',
          br: 'Enviar sem o arquivo “.htaccess”',
        },
        help: {
          en: 'This host answered with an error while the file was there. If its support now allows it (AllowOverride FileInfo), switch this off and publish.',
          br: 'Esta hospedagem respondeu com erro enquanto o arquivo estava lá. Se o suporte passar a aceitá-lo (AllowOverride FileInfo), desmarque e publique.',
        },
        isOptional: true,
        type: 'switch',
      },
    ],
  },
  netlify: {
    title: { en: 'Netlify', br: 'Netlify' },
    help: {
      en: 'I have no hosting, or want to pay none: an account at netlify.com is free.',
      br: 'Não tenho hospedagem, ou não quero pagar por uma: a conta em netlify.com é gratuita.',
    },
    secret: {
      title: { en: 'Access token', br: 'Token de acesso' },
      help: {
        en: 'In Netlify: your picture › User settings › Applications › Personal access tokens › New access token.',
        br: 'No Netlify: sua foto › User settings › Applications › Personal access tokens › New access token.',
      },
      forget: { en: 'Forget the token', br: 'Apagar o token guardado' },
      forgotten: {
        en: 'This computer has forgotten the token. At Netlify it stays valid until you delete it there.',
        br: 'O token foi apagado deste computador. No Netlify, ele continua valendo até você excluí-lo por lá.',
      },
    },
    fields: [
      {
        name: 'site',
        title: { en: 'Name of the site at Netlify', br: 'Nome do site no Netlify' },
        help: {
          en: 'As in “my-site” of my-site.netlify.app. It has to be there already: add it under Projects › Add new project › Deploy manually.',
          br: 'Como “meu-site” em meu-site.netlify.app. Ele já precisa existir: crie em Projects › Add new project › Deploy manually.',
        },
      },
    ],
  },
  folder: {
    title: { en: 'A folder or ZIP', br: 'Uma pasta ou um ZIP' },
    help: {
      en: 'I upload it myself, or hand it to somebody who does: the finished site stays on this computer.',
      br: 'Eu mesmo envio, ou entrego a quem cuida disso: o site pronto fica neste computador.',
    },
    isByHand: true,
    fields: [
      {
        name: 'form',
        title: { en: 'As what?', br: 'Em que formato?' },
        type: [
          { value: 'folder', label: { en: 'Folder', br: 'Pasta' } },
          { value: 'zip', label: { en: 'ZIP file', br: 'Arquivo ZIP' } },
        ],
      },
    ],
  },
  github: {
    title: { en: 'GitHub', br: 'GitHub' },
    help: {
      en: 'My project is a repository on GitHub, which builds the site and puts it online.',
      br: 'Meu projeto está num repositório do GitHub, que monta o site e o põe no ar.',
    },
    fields: [
      {
        name: 'branch',
        title: { en: 'Branch', br: 'Ramo (branch)' },
        help: {
          en: 'Leave it empty: the one that is checked out here.',
          br: 'Deixe em branco: o que está aberto aqui.',
        },
        isOptional: true,
      },
      {
        name: 'remote',
        title: { en: 'Remote', br: 'Repositório remoto (remote)' },
        help: { en: 'Leave it empty: “origin”.', br: 'Deixe em branco: “origin”.' },
        isOptional: true,
      },
    ],
  },
}

export const isByHand = (kind: TargetKind | undefined) =>
  kind !== undefined && targets[kind].isByHand === true

/** In the order in which they are offered. */
export const targetKinds = Object.keys(targets) as TargetKind[]

/** What is typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

/** What the fields contain at first. */
export function typedOf(kind: TargetKind, known: TargetSettings | undefined): Typed {
  const values = new Map(Object.entries(known ?? {}))
  return Object.fromEntries(
    targets[kind].fields.map(({ name, type }) => {
      const first = typeof type === 'object' ? (type[0]?.value ?? '') : ''
      return [name, String(values.get(name) ?? first)]
    }),
  )
}

/** Required fields that are empty. */
export const emptyFields = (kind: TargetKind, typed: Typed) =>
  targets[kind].fields.filter(
    ({ name, isOptional }) => !isOptional && !typed[name]?.trim(),
  )

/** The settings that are typed. The server validates them. */
export function settingsOf(kind: TargetKind, typed: Typed): TargetSettings {
  const entries = targets[kind].fields.flatMap(
    ({ name, type }): [string, string | number | true][] => {
      const text = typed[name]?.trim() ?? ''
      if (text === '') return []
      if (type === 'number') return [[name, Number(text)]]
      if (type === 'switch') return [[name, true]]
      return [[name, isName(name) ? bareName(text) : text]]
    },
  )
  return { kind, ...Object.fromEntries(entries) } as TargetSettings
}

/** Fields for a name: of a pasted address, such as "ftp://ftp.example.com/", only the host name is taken. */
const isName = (name: string) => name === 'server' || name === 'site'
const bareName = (text: string) => text.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/s, '')

/** The name of a target in a sentence, as in "ftp.example.com". */
export function targetName(settings: TargetSettings): string {
  switch (settings.kind) {
    case 'host':
      return [settings.server, settings.folder].filter(Boolean).join(' › ')
    case 'netlify':
      return settings.site
    case 'folder':
      return settings.form === 'zip' ? 'ZIP' : ''
    case 'github':
      return settings.branch ?? ''
  }
}
