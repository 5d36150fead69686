import type { Bilingual } from '../bilingual.ts'
import type { FormatName } from '../model/node.ts'
import { patterns } from '../model/patterns.ts'
import type { Path } from '../read/lookUp.ts'
import { capitalize } from './describeValue.ts'
import { chooseDocument, choosePicture, copy } from './fixes.ts'
import { error, warning, type Say, type SayInForm } from './wording.ts'

type Format = FormatName | 'color' | 'id' | 'picture'

interface BadValue {
  path: Path
  value: string
  /** The right value, where it is known. */
  right: string | undefined
  format: Format | undefined
  /** How it is written, in a sentence of the model. */
  rule: Bilingual
}

/** Reasons why a value is refused; the first whose pattern matches is named. Without a fix of its own the model's rule is the fix. */
type Reasons = readonly (readonly [pattern: RegExp, why: Bilingual, fix?: Bilingual])[]

/** For an address or an e-mail address. */
const ofAddress: Reasons = [
  [
    /^@/,
    {
      en: 'it is the name of a profile; open the profile and copy the address from the browser',
      br: 'é o nome de um perfil; abra o perfil e copie o endereço do navegador',
    },
  ],
  [
    /@.*[,; ]+.*@|:\/\/.*[,;\s].*(?::\/\/|www\.)/,
    {
      en: 'there are two addresses; only one can stand here',
      br: 'há dois endereços, e aqui só cabe um',
    },
  ],
  [
    new RegExp(patterns.fileHost),
    {
      en: 'files are kept there, and visitors would not see the site',
      br: 'ali se guardam arquivos, e os visitantes não veriam o site',
    },
  ],
  [
    /^(?=.*@).*\P{ASCII}/u,
    {
      en: 'there is an accent in it, which many mail programs refuse',
      br: 'há um acento, que muitos programas de e-mail recusam',
    },
  ],
]

const phoneReasons: Reasons = [
  [
    /\d{4}\s*(?:[/,;|]|\b(?:e|ou|and|or)\b)\s*[+(]?\d/i,
    {
      en: 'there are two numbers; only one can stand here',
      br: 'há dois números, e aqui só cabe um',
    },
  ],
  [
    /^\D*(?:[2-5](?:\D*\d){7}|9(?:\D*\d){8})\D*$/,
    { en: 'the area code is missing', br: 'falta o DDD' },
  ],
  [
    /^\D*(?:55\D*)?(?:\d\D*){2}[6-9](?:\D*\d){7}\D*$/,
    {
      en: 'mobile numbers have nine digits behind the area code; often it is the 9 in front that is missing',
      br: 'celular tem nove algarismos depois do DDD; muitas vezes falta o 9 da frente',
    },
  ],
]

const cnpjReasons: Reasons = [
  [
    /^\D*(?:\d\D*){11}$/,
    {
      en: 'it is as long as a CPF, which belongs to a person',
      br: 'tem o tamanho de um CPF, que é de uma pessoa',
    },
  ],
  [
    /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/,
    {
      en: 'no such number exists; most likely a digit is wrong',
      br: 'esse número não existe; deve haver um dígito errado',
    },
    {
      en: 'copy the number from the registration card.',
      br: 'copie o número do cartão CNPJ.',
    },
  ],
]

const pictureReasons: Reasons = [
  [
    /^(?:https?:|www\.)/i,
    {
      en: 'it lies on another site; save it into the folder public',
      br: 'está em outro site; salve-a na pasta public',
    },
  ],
  [
    /[\s#?%]|\.[^.]*\p{Lu}/u,
    {
      en: 'the name of a file takes no spaces and none of # ? %, and small letters after the dot; give the file another one',
      br: 'o nome de um arquivo não leva espaços nem # ? %, e depois do ponto só vão letras minúsculas; dê outro a ele',
    },
  ],
]

const reasons: Partial<Record<Format, Reasons>> = {
  address: ofAddress,
  email: ofAddress,
  link: ofAddress,
  linkOrFile: ofAddress,
  picture: pictureReasons,
  phone: phoneReasons,
  whatsapp: phoneReasons,
  cnpj: cnpjReasons,
  siteKey: [
    [
      /^(?:0x|ES_)/i,
      {
        en: 'it looks like the secret key, which nobody should see',
        br: 'parece a chave secreta, que ninguém deve ver',
      },
    ],
  ],
}

function reasonFor({ format, value }: BadValue) {
  const [, why, fix] =
    (format && reasons[format])?.find(([pattern]) => pattern.test(value)) ?? []
  return { why, fix }
}

/** The end of a sentence: why a value is refused. */
function because(problem: BadValue, language: keyof Bilingual): string {
  const { why } = reasonFor(problem)
  return why ? `: ${why[language]}.` : '.'
}

const fixOf = (problem: BadValue, language: keyof Bilingual, say: Say) =>
  reasonFor(problem).fix?.[language] ?? asFix(problem.rule[language], say)

/** A sentence of the model as a fix; what is to be written is quoted as the voice quotes. */
function asFix(rule: string, say: Say): string {
  return `${rule.charAt(0).toLowerCase()}${rule.slice(1)}`.replaceAll(
    /"([^"]*)"/g,
    (_, words: string) => say.quote(words),
  )
}

/** In the form the fixes for a document, an id and a picture name a button. */
const inForm =
  (language: keyof Bilingual, write: string) =>
  (problem: BadValue, say: SayInForm): string => {
    const { format, right } = problem
    if (format === 'linkOrFile') return chooseDocument[language](undefined, say)
    if (format === 'id') return copy[language]
    if (format === 'picture') return choosePicture[language]
    return right === undefined
      ? fixOf(problem, language, say)
      : `${write} ${say.quote(right)}`
  }

/** Values with a format: tax id, phone, address, colour, day. */
export const valueWordings = {
  unshowable: error<{ path: Path; character: string }>({
    en: ({ path, character }, say) => [
      `${capitalize(say.value(path))} has a character that no page can show: ${character}`,
      'delete it, and type anew what should stand there.',
    ],
    br: ({ path, character }, say) => [
      `${capitalize(say.value(path))} tem um caractere que nenhuma página mostra: ${character}`,
      'apague-o e digite de novo o que deveria estar ali.',
    ],
  }),
  'bad-value': error<BadValue>({
    en: (problem, say) => [
      `${capitalize(say.value(problem.path))} cannot be “${problem.value}”${because(problem, 'en')}`,
      problem.right === undefined
        ? fixOf(problem, 'en', say)
        : `write ${say.quote(problem.right)}`,
    ],
    br: (problem, say) => [
      `${capitalize(say.value(problem.path))} não pode ser “${problem.value}”${because(problem, 'br')}`,
      problem.right === undefined
        ? fixOf(problem, 'br', say)
        : `escreva ${say.quote(problem.right)}`,
    ],
    form: { fix: { en: inForm('en', 'write'), br: inForm('br', 'escreva') } },
  }),
  'color-contrast': error<{
    path: Path
    value: string
    other: string
    contrast: number
    least: number
    /** The nearest shade that can be read. */
    right: string | undefined
  }>({
    en: ({ path, value, other, contrast, least, right }, say) => [
      `${capitalize(say.value(path))}, ${value}, can hardly be told from ${say.name(other)}: their contrast is ${contrast}, at least ${least} is needed.`,
      `${right === undefined ? `change ${say.name(other)}` : `write ${say.quote(right)}, the nearest shade that can be read`}, or remove this one: then the colour is made from the accent.`,
    ],
    br: ({ path, value, other, contrast, least, right }, say) => [
      `${capitalize(say.value(path))}, ${value}, mal se distingue de ${say.name(other)}: o contraste é ${String(contrast).replace('.', ',')}, e são precisos pelo menos ${least}.`,
      `${right === undefined ? `mude ${say.name(other)}` : `escreva ${say.quote(right)}, o tom mais próximo que se lê bem`}, ou remova esta: então a cor é feita a partir da cor principal.`,
    ],
  }),
  'closes-at-opening': error<{ value: string }>({
    en: ({ value }, say) => [
      `It closes at ${value}, when it opens: search engines take it for closed.`,
      value === '00:00'
        ? `write ${say.quote('24:00')} for open all day.`
        : `correct one of the two times; open all day is ${say.quote('00:00')} to ${say.quote('24:00')}.`,
    ],
    br: ({ value }, say) => [
      `Fecha às ${value}, na mesma hora em que abre: para os buscadores, está fechado.`,
      value === '00:00'
        ? `escreva ${say.quote('24:00')} se fica aberto o dia todo.`
        : `corrija uma das duas horas; aberto o dia todo é de ${say.quote('00:00')} a ${say.quote('24:00')}.`,
    ],
  }),
  'hours-overlap': warning<{ here: Path; there: Path }>({
    en: ({ here, there }, say) => [
      `${capitalize(say.the(here))} overlaps with ${say.the(there)}.`,
      'correct the days or the hours of one of the two.',
    ],
    br: ({ here, there }, say) => [
      `${capitalize(say.the(here))} se sobrepõe a outro: ${say.the(there)}.`,
      'corrija os dias ou as horas de um dos dois.',
    ],
  }),
  'notice-ends-early': error<{ from: string; until: string }>({
    en: ({ from, until }, say) => [
      `The notice ends on ${say.day(until)}, before it begins on ${say.day(from)}: nobody would see it.`,
      'correct one of the two days.',
    ],
    br: ({ from, until }, say) => [
      `O aviso termina em ${say.day(until)}, antes de começar em ${say.day(from)}: ninguém o veria.`,
      'corrija um dos dois dias.',
    ],
  }),
  'notice-over': warning<{ until: string }>({
    en: ({ until }, say) => [
      `The notice ended on ${say.day(until)}: no visitor sees it any more.`,
      'correct the day, or remove the notice.',
    ],
    br: ({ until }, say) => [
      `O aviso terminou em ${say.day(until)}: nenhum visitante o vê mais.`,
      'corrija o dia ou remova o aviso.',
    ],
  }),
  'other-network': error<{ value: string; network: string; host: string }>({
    en: ({ value, network, host }, say) => [
      `“${value}” does not belong to ${network}.`,
      `the address of a page there has ${host} in it; for another network, change ${say.name('network')}.`,
    ],
    br: ({ value, network, host }, say) => [
      `“${value}” não é do ${network}.`,
      `o endereço de uma página de lá tem ${host}; se a rede for outra, troque ${say.name('network')}.`,
    ],
  }),
}
