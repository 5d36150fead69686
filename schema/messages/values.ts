import { captchaService } from '../captchaService.ts'
import { mailService } from '../mailService.ts'
import { verifiers } from '../model/verification.ts'
import type { Bilingual } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'
import { capital, listed } from './describeValue.ts'
import { chooseDocument, choosePicture, copy, press } from './fixes.ts'
import { error, same, warning, type Say } from './wording.ts'

interface Value {
  thing: Path
  value: string
  /** The right value, where it is known. */
  right: string | undefined
}

function writeEn(say: Say, { right }: Value, otherwise: string): string {
  return right === undefined ? otherwise : `write ${say.quote(right)}`
}

function writeBr(say: Say, { right }: Value, otherwise: string): string {
  return right === undefined ? otherwise : `escreva ${say.quote(right)}`
}

/** Reasons why a value is refused; the first whose pattern matches is named. */
type Reasons = readonly (readonly [pattern: RegExp, why: Bilingual])[]

const onComputer: Reasons[number] = [
  /^(?:[a-z]:[\\/]|file:|~\/|\/(?:users|home)\/)/i,
  {
    en: 'it is a place on your computer; copy the file into the folder public',
    br: 'é um lugar do seu computador; copie o arquivo para a pasta public',
  },
]

/** For an address or an e-mail address. */
const addressReasons: Reasons = [
  onComputer,
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
  [/\S\s+\S/, { en: 'there is a space in it', br: 'há um espaço no meio' }],
  [
    /^(?:https?:)?\/*(?:localhost|127\.|192\.168\.)/i,
    {
      en: 'it leads to your own computer, which nobody else reaches',
      br: 'ele leva ao seu próprio computador, que ninguém mais alcança',
    },
  ],
  [
    /^(?:https?:\/\/|[^@]+@)[^./]+\/?$/i,
    {
      en: 'its ending is missing, such as .com or .com.br',
      br: 'falta o final, como .com ou .com.br',
    },
  ],
  [
    /^(?=.*@).*\P{ASCII}/u,
    {
      en: 'there is an accent in it, which many mail programs refuse',
      br: 'há um acento, que muitos programas de e-mail recusam',
    },
  ],
  [
    /^(?:https?:)?\/\/[^/?#]*[^\p{L}\p{M}\p{N}./?#:_-]/iu,
    {
      en: 'there is a sign in the name of the site that none can have',
      br: 'há no nome do site um sinal que nenhum pode ter',
    },
  ],
]

/** For an address, which may not be an e-mail address. */
const linkReasons: Reasons = [
  [
    /^\s*<\w/,
    {
      en: 'it is a piece of a page; write only the address in it',
      br: 'é um pedaço de página; escreva só o endereço que está nele',
    },
  ],
  [
    /^[/#]?$/,
    {
      en: 'it leads to no other place than this page',
      br: 'não leva a outro lugar além desta página',
    },
  ],
  [
    /^[^:]*\.(?:docx?|odt|xlsx?|pptx?)$/i,
    {
      en: 'not every phone opens such a file; export it as a PDF',
      br: 'nem todo celular abre um arquivo desses; exporte-o como PDF',
    },
  ],
  ...addressReasons,
  [
    /^[^\s/@]+@[^\s/@]+$/,
    {
      en: 'it is an e-mail address, and a page is asked for',
      br: 'é um endereço de e-mail, e aqui vai o de uma página',
    },
  ],
]

const timeReasons = (say: Say): Reasons => [
  [
    /\d\D+\d.*\D\d+\D+\d|\d\s*h?\s*(?:-|–|—|às|as|a|to|até)\s*\d/i,
    {
      en: `there are two times; the one of opening stands in ${say.name('opens')}, the one of closing in ${say.name('closes')}`,
      br: `há duas horas; a de abrir vai em ${say.name('opens')}, a de fechar em ${say.name('closes')}`,
    },
  ],
  [
    /^24\D?0{0,2}$/,
    {
      en: 'midnight is written 00:00, and 24:00 where a day ends',
      br: 'meia-noite se escreve 00:00, e 24:00 onde o dia termina',
    },
  ],
]

const dayReasons: Reasons = [
  [
    /^\d{4}-\d\d-\d\d$/,
    { en: 'the calendar has no such day', br: 'esse dia não existe no calendário' },
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
    /\p{L}/u,
    {
      en: 'there are letters in it; only the number itself can stand here',
      br: 'há letras no meio, e aqui só cabe o próprio número',
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
  [/^\D*(?:\d\D*){1,9}$/, { en: 'digits are missing', br: 'faltam algarismos' }],
  [/(?:\d\D*){14}/, { en: 'there are too many digits', br: 'há algarismos demais' }],
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
    /^(?:[^\da-z]*[\da-z]){1,13}[^\da-z]*$/i,
    { en: 'characters are missing', br: 'faltam caracteres' },
  ],
  [
    /(?:[\da-z][^\da-z]*){15}/i,
    { en: 'there are too many characters', br: 'há caracteres demais' },
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
    /^(?:data:|\s*<(?:svg|\?xml))/i,
    {
      en: 'it is the picture itself; save it as a file into the folder public',
      br: 'é a imagem em si; salve-a como arquivo na pasta public',
    },
  ],
  onComputer,
  [
    /\.(?:pdf|docx?|pptx?|xlsx?|odt|ods|odp|ai|cdr|eps|psd|zip|mp4|mov|webm)$/i,
    {
      en: 'a file of this kind is no picture that browsers show; export it as one',
      br: 'um arquivo desse tipo não é imagem que os navegadores mostrem; exporte-o como imagem',
    },
  ],
]

const siteKeyReasons: Reasons = [
  [
    /^(?:0x|ES_)/i,
    {
      en: 'it looks like the secret key, which nobody should see',
      br: 'parece a chave secreta, que ninguém deve ver',
    },
  ],
]

function because(reasons: Reasons, value: string): Bilingual {
  const [, why] = reasons.find(([pattern]) => pattern.test(value)) ?? []
  return why ? { en: `: ${why.en}.`, br: `: ${why.br}.` } : { en: '.', br: '.' }
}

function badCode({ tools, name, example }: (typeof verifiers)[keyof typeof verifiers]) {
  return error<Value>({
    en: (data, say) => [
      `“${data.value}” is not what ${tools} looks for.`,
      writeEn(
        say,
        data,
        `have it show its meta tag “${name}”, and copy what stands behind content=, e.g. ${say.quote(example)}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não é o que o ${tools} procura.`,
      writeBr(
        say,
        data,
        `peça lá a metatag “${name}” e copie o que vem depois de content=, p. ex. ${say.quote(example)}.`,
      ),
    ],
    form: same,
  })
}

/** Values with a format: tax id, phone, address, colour, file. */
export const valueWordings = {
  unshowable: error<{ thing: Path; character: string }>({
    en: ({ thing, character }, say) => [
      `${capital(say.value(thing))} has a character that no page can show: ${character}`,
      'delete it, and type anew what should stand there.',
    ],
    br: ({ thing, character }, say) => [
      `${capital(say.value(thing))} tem um caractere que nenhuma página mostra: ${character}`,
      'apague-o e digite de novo o que deveria estar ali.',
    ],
    form: same,
  }),
  'bad-id': error<Value>({
    en: (data, say) => [
      `${capital(say.value(data.thing))} cannot be “${data.value}”: small letters without accents, digits and hyphens only, with a letter first.`,
      writeEn(say, data, `use a short name, e.g. ${say.quote('cloud')}.`),
    ],
    br: (data, say) => [
      `${capital(say.value(data.thing))} não pode ser “${data.value}”: só letras minúsculas sem acento, algarismos e hifens, começando por uma letra.`,
      writeBr(say, data, `use um nome curto, p. ex. ${say.quote('cloud')}.`),
    ],
    form: { fix: copy, fixWithEdit: press },
  }),
  'bad-field-id': error<Value>({
    en: (data, say) => [
      `${capital(say.value(data.thing))} cannot be “${data.value}”: letters without accents and digits only, and not what the form sends anyway (name, contact, message, time, captchaToken), nor toString.`,
      writeEn(say, data, `use a short name, e.g. ${say.quote('company')}.`),
    ],
    br: (data, say) => [
      `${capital(say.value(data.thing))} não pode ser “${data.value}”: só letras sem acento e algarismos, e não o que o formulário já envia (name, contact, message, time, captchaToken), nem toString.`,
      writeBr(say, data, `use um nome curto, p. ex. ${say.quote('company')}.`),
    ],
    form: same,
  }),
  'bad-address': error<Value>({
    en: (data, say) => [
      `“${data.value}” cannot be the address of the site${because(addressReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `start with https:// and end with a slash, e.g. ${say.quote('https://www.example.com/')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não pode ser o endereço do site${because(addressReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `comece com https:// e termine com uma barra, p. ex. ${say.quote('https://www.example.com/')}.`,
      ),
    ],
    form: same,
  }),
  'bad-color': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not a colour as it is written here.`,
      writeEn(
        say,
        data,
        `write a # and six digits or letters from a to f, e.g. ${say.quote('#1d4ed8')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não serve como cor aqui.`,
      writeBr(
        say,
        data,
        `escreva # e seis algarismos ou letras de a a f, p. ex. ${say.quote('#1d4ed8')}.`,
      ),
    ],
    form: same,
  }),
  'color-contrast': error<Value & { other: string; contrast: number; least: number }>({
    en: ({ thing, value, other, contrast, least, right }, say) => [
      `${capital(say.value(thing))}, ${value}, can hardly be told from ${say.name(other)}: their contrast is ${contrast}, at least ${least} is needed.`,
      right === undefined
        ? `change ${say.name(other)}, or leave this line out: then the colour is made from the accent.`
        : `write ${say.quote(right)}, the nearest shade that can be read, or leave this line out: then the colour is made from the accent.`,
    ],
    br: ({ thing, value, other, contrast, least, right }, say) => [
      `${capital(say.value(thing))}, ${value}, mal se distingue de ${say.name(other)}: o contraste é ${String(contrast).replace('.', ',')}, e são precisos pelo menos ${least}.`,
      right === undefined
        ? `mude ${say.name(other)} ou apague esta linha: a cor será feita a partir da cor principal.`
        : `escreva ${say.quote(right)}, o tom mais próximo que se lê bem, ou apague esta linha: a cor será feita a partir da cor principal.`,
    ],
    form: {
      fix: {
        en: 'change it, or remove it: then the colour is made from the accent.',
        br: 'mude-a ou remova-a: então a cor é feita a partir da cor principal.',
      },
    },
  }),
  'bad-picture-path': error<Value & { types: readonly string[]; example: string }>({
    en: (data, say) => [
      `“${data.value}” does not name a picture in the folder public${because(pictureReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `start with a slash and end with ${listed(data.types, 'or')}, without spaces, e.g. ${say.quote(data.example)}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não indica uma imagem da pasta public${because(pictureReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `comece com uma barra e termine com ${listed(data.types, 'ou')}, sem espaços, p. ex. ${say.quote(data.example)}.`,
      ),
    ],
    form: {
      message: {
        en: ({ value }) => `“${value}” is not a picture that can be shown.`,
        br: ({ value }) => `“${value}” não é uma imagem que se possa mostrar.`,
      },
      fix: choosePicture,
    },
  }),
  'bad-key': error<Value>({
    en: (data, say) => [
      `${capital(say.value(data.thing))} has more in it than the value itself, be it a space: “${data.value}”.`,
      writeEn(
        say,
        data,
        `copy it from ${mailService.name} again, and nothing beside it.`,
      ),
    ],
    br: (data, say) => [
      `Em ${say.value(data.thing)} há mais do que o próprio valor, nem que seja um espaço: “${data.value}”.`,
      writeBr(say, data, `copie-o de novo do ${mailService.name}, e só ele.`),
    ],
    form: same,
  }),
  'bad-google-code': badCode(verifiers.google),
  'bad-bing-code': badCode(verifiers.bing),
  'bad-site-key': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not a site key of ${captchaService.name}${because(siteKeyReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `copy the site key from ${captchaService.name} (Sites); it looks like ${say.quote(captchaService.testKey)}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não é uma chave de site do ${captchaService.name}${because(siteKeyReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `copie a chave do ${captchaService.name} (Sites); ela se parece com ${say.quote(captchaService.testKey)}.`,
      ),
    ],
    form: same,
  }),
  'bad-cnpj': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not written like a CNPJ${because(cnpjReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `write its 14 characters with their punctuation, e.g. ${say.quote('11.222.333/0001-81')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não está escrito como um CNPJ${because(cnpjReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `escreva os 14 caracteres com a pontuação, p. ex. ${say.quote('11.222.333/0001-81')}.`,
      ),
    ],
    form: same,
  }),
  'cnpj-digits': error<Value>({
    en: ({ value }) => [
      `The CNPJ “${value}” has a mistake: its last two digits do not fit the others.`,
      'compare it with the company’s registration card and correct it.',
    ],
    br: ({ value }) => [
      `O CNPJ “${value}” tem um erro: os dois últimos dígitos não conferem com os demais.`,
      'compare com o cartão CNPJ da empresa e corrija.',
    ],
    form: same,
  }),
  'bad-time': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not a time of day as it is written here${because(timeReasons(say), data.value).en}`,
      writeEn(
        say,
        data,
        `write hours and minutes with two digits each, e.g. ${say.quote('08:00')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não serve como horário aqui${because(timeReasons(say), data.value).br}`,
      writeBr(
        say,
        data,
        `escreva horas e minutos com dois algarismos cada, p. ex. ${say.quote('08:00')}.`,
      ),
    ],
    form: { fix: { en: 'choose a time.', br: 'escolha um horário.' } },
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
    form: same,
  }),
  'hours-overlap': warning<{ place: Path; other: Path }>({
    en: ({ place, other }, say) => [
      `${capital(say.the(place))} and ${say.the(other)} say of the same hours that it is open.`,
      'each hour of a day belongs into one of them; correct the days or the times.',
    ],
    br: ({ place, other }, say) => [
      `${capital(say.the(place))} e ${say.the(other)} dizem das mesmas horas que está aberto.`,
      'cada hora de um dia fica em um só deles; corrija os dias ou as horas.',
    ],
    form: same,
  }),
  'lost-zero': error<{ thing: Path; value: string; right: string }>({
    en: ({ thing, value, right }, say) => [
      `${capital(say.value(thing))} is written ${value}: the zero at its beginning is lost, as spreadsheets lose it.`,
      `write ${say.quote(right)}, if that is the one.`,
    ],
    br: ({ thing, value, right }, say) => [
      `${capital(say.value(thing))} está escrito ${value}: perdeu-se o zero do começo, como acontece em planilhas.`,
      `escreva ${say.quote(right)}, se for esse mesmo.`,
    ],
    form: same,
  }),
  'bad-day': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not a day as it is written here${because(dayReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `write year, month and day of the calendar, e.g. ${say.quote('2026-12-24')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não serve como data aqui${because(dayReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `escreva ano, mês e dia do calendário, p. ex. ${say.quote('2026-12-24')}.`,
      ),
    ],
    form: { fix: { en: 'choose a day.', br: 'escolha um dia.' } },
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
    form: same,
  }),
  'notice-over': warning<{ until: string }>({
    en: ({ until }, say) => [
      `The notice ended on ${say.day(until)}: no visitor sees it any more.`,
      'correct the day, or delete the notice with its texts.',
    ],
    br: ({ until }, say) => [
      `O aviso terminou em ${say.day(until)}: nenhum visitante o vê mais.`,
      'corrija o dia ou apague o aviso, com os textos dele.',
    ],
    form: {
      fix: {
        en: 'correct the day, or remove the notice.',
        br: 'corrija o dia ou remova o aviso.',
      },
    },
  }),
  'bad-cep': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not a CEP.`,
      writeEn(
        say,
        data,
        `write its eight digits with a hyphen, e.g. ${say.quote('70000-000')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não é um CEP.`,
      writeBr(
        say,
        data,
        `escreva os oito algarismos com hífen, p. ex. ${say.quote('70000-000')}.`,
      ),
    ],
    form: same,
  }),
  'bad-phone': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not written like a Brazilian phone number${because(phoneReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `write it like ${say.quote('+55 61 3555-0100')} or, for a mobile, ${say.quote('+55 61 93555-0100')}; without an area code, ${say.quote('0800 555 0100')} or ${say.quote('4004-0100')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não está escrito como um telefone brasileiro${because(phoneReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `escreva como ${say.quote('+55 61 3555-0100')} ou, se for celular, ${say.quote('+55 61 93555-0100')}; sem DDD, ${say.quote('0800 555 0100')} ou ${say.quote('4004-0100')}.`,
      ),
    ],
    form: same,
  }),
  'bad-whatsapp': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not a Brazilian phone number with its country and area codes, as WhatsApp needs it${because(phoneReasons, data.value).en}`,
      writeEn(say, data, `write it like ${say.quote('+55 61 93555-0100')}.`),
    ],
    br: (data, say) => [
      `“${data.value}” não é um telefone brasileiro com código do país e DDD, como o WhatsApp exige${because(phoneReasons, data.value).br}`,
      writeBr(say, data, `escreva como ${say.quote('+55 61 93555-0100')}.`),
    ],
    form: same,
  }),
  'bad-email': error<Value>({
    en: (data, say) => [
      `“${data.value}” is not an e-mail address${because(addressReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `write a whole address, e.g. ${say.quote('hello@example.com')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não é um endereço de e-mail${because(addressReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `escreva o endereço completo, p. ex. ${say.quote('hello@example.com')}.`,
      ),
    ],
    form: same,
  }),
  'bad-link': error<Value>({
    en: (data, say) => [
      `“${data.value}” cannot be used as a link${because(linkReasons, data.value).en}`,
      writeEn(say, data, 'write an address starting with https://'),
    ],
    br: (data, say) => [
      `“${data.value}” não pode ser usado como link${because(linkReasons, data.value).br}`,
      writeBr(say, data, 'escreva um endereço que comece com https://'),
    ],
    form: same,
  }),
  'bad-link-or-file': error<Value>({
    en: (data, say) => [
      `“${data.value}” is neither an address nor a document in the folder public${because(linkReasons, data.value).en}`,
      writeEn(
        say,
        data,
        `write an address starting with https://, or put a PDF or a page in HTML into the folder public and write its name, which takes no spaces, e.g. ${say.quote('/privacy.pdf')}.`,
      ),
    ],
    br: (data, say) => [
      `“${data.value}” não é um endereço nem um documento da pasta public${because(linkReasons, data.value).br}`,
      writeBr(
        say,
        data,
        `escreva um endereço que comece com https://, ou ponha um PDF ou uma página em HTML na pasta public e escreva o nome do arquivo, sem espaços, p. ex. ${say.quote('/privacidade.pdf')}.`,
      ),
    ],
    form: {
      message: {
        en: ({ value }) =>
          `“${value}” is neither an address nor a document of yours${because(linkReasons, value).en}`,
        br: ({ value }) =>
          `“${value}” não é um endereço nem um documento seu${because(linkReasons, value).br}`,
      },
      fix: chooseDocument,
    },
  }),
  'other-network': error<{ value: string; network: string; host: string }>({
    en: ({ value, network, host }, say) => [
      `“${value}” is not an address of ${network}.`,
      `copy the address of your page from the browser; it has ${host} in it. For another network, change ${say.name('network')}.`,
    ],
    br: ({ value, network, host }, say) => [
      `“${value}” não é um endereço do ${network}.`,
      `copie do navegador o endereço da sua página; nele aparece ${host}. Se a rede for outra, troque ${say.name('network')}.`,
    ],
    form: same,
  }),
  'other-network-label': warning<{ words: string; label: string; network: string }>({
    en: ({ words, label, network }) => [
      `The link to ${network} is called “${words}”, as the text “${label}” says.`,
      `write a name of its own here, e.g. "footer.${network.toLowerCase()}", and “${network}” under that name in catalogs.`,
    ],
    br: ({ words, label, network }) => [
      `O link do ${network} se chama “${words}”: é o que diz o texto “${label}”.`,
      `escreva aqui um nome só dele, p. ex. "footer.${network.toLowerCase()}", e ponha “${network}” com esse nome em catalogs.`,
    ],
    form: {
      message: {
        en: ({ words, network }) => `The link to ${network} is called “${words}”.`,
        br: ({ words, network }) => `O link do ${network} se chama “${words}”.`,
      },
      fix: {
        en: 'remove this entry and add it again: the new one gets a text of its own.',
        br: 'remova este item e adicione-o de novo: o novo recebe um texto próprio.',
      },
    },
  }),
}
