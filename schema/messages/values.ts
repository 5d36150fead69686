import { captchaService } from '../captchaService.ts'
import { mailService } from '../mailService.ts'
import { verifiers } from '../model/verification.ts'
import { error, warning, type Bilingual } from '../problem.ts'
import { capital, listed } from './describeValue.ts'

interface Value {
  thing: Bilingual
  value: string
  /** The value as it should be, where it is known. */
  right: string | undefined
}

function writeEn({ right }: Value, otherwise: string): string {
  return right === undefined ? otherwise : `write "${right}"`
}

function writeBr({ right }: Value, otherwise: string): string {
  return right === undefined ? otherwise : `escreva "${right}"`
}

/** Why a value is refused: the first that is seen in it. */
type Reasons = readonly (readonly [form: RegExp, why: Bilingual])[]

const onComputer: Reasons[number] = [
  /^(?:[a-z]:[\\/]|file:|~\/|\/(?:users|home)\/)/i,
  {
    en: 'it is a place on your computer; copy the file into the folder public',
    br: 'é um lugar do seu computador; copie o arquivo para a pasta public',
  },
]

/** An address or an e-mail address. */
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

/** An address: an e-mail address is none. */
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

const timeReasons: Reasons = [
  [
    /\d\D+\d.*\D\d+\D+\d|\d\s*h?\s*(?:-|–|—|às|as|a|to|até)\s*\d/i,
    {
      en: 'there are two times; the one of opening stands in “opens”, the one of closing in “closes”',
      br: 'há duas horas; a de abrir vai em “opens”, a de fechar em “closes”',
    },
  ],
  [
    /^24\D?0{0,2}$/,
    { en: 'midnight is written 00:00', br: 'meia-noite se escreve 00:00' },
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
  const [, why] = reasons.find(([form]) => form.test(value)) ?? []
  return why ? { en: `: ${why.en}.`, br: `: ${why.br}.` } : { en: '.', br: '.' }
}

function badCode({ tools, name, example }: (typeof verifiers)[keyof typeof verifiers]) {
  return error<Value>({
    en: (data) => [
      `“${data.value}” is not what ${tools} looks for.`,
      writeEn(
        data,
        `have it show its meta tag “${name}”, and copy what stands behind content=, e.g. "${example}".`,
      ),
    ],
    br: (data) => [
      `“${data.value}” não é o que o ${tools} procura.`,
      writeBr(
        data,
        `peça lá a metatag “${name}” e copie o que vem depois de content=, p. ex. "${example}".`,
      ),
    ],
  })
}

/** Values that have a form of their own: tax id, phone, address, colour, file. */
export const valueWordings = {
  unshowable: error<{ thing: Bilingual; character: string }>({
    en: ({ thing, character }) => [
      `${capital(thing.en)} has a character that no page can show: ${character}`,
      'delete it, and type anew what should stand there.',
    ],
    br: ({ thing, character }) => [
      `${capital(thing.br)} tem um caractere que nenhuma página mostra: ${character}`,
      'apague-o e digite de novo o que deveria estar ali.',
    ],
  }),
  'bad-id': error<Value>({
    en: (data) => [
      `${capital(data.thing.en)} cannot be “${data.value}”: small letters without accents, digits and hyphens only, with a letter first.`,
      writeEn(data, 'use a short name, e.g. "cloud".'),
    ],
    br: (data) => [
      `${capital(data.thing.br)} não pode ser “${data.value}”: só letras minúsculas sem acento, algarismos e hifens, começando por uma letra.`,
      writeBr(data, 'use um nome curto, p. ex. "cloud".'),
    ],
  }),
  'bad-field-id': error<Value>({
    en: (data) => [
      `${capital(data.thing.en)} cannot be “${data.value}”: letters without accents and digits only, and not what the form sends anyway (name, contact, message, time, captchaToken).`,
      writeEn(data, 'use a short name, e.g. "company".'),
    ],
    br: (data) => [
      `${capital(data.thing.br)} não pode ser “${data.value}”: só letras sem acento e algarismos, e não o que o formulário já envia (name, contact, message, time, captchaToken).`,
      writeBr(data, 'use um nome curto, p. ex. "company".'),
    ],
  }),
  'bad-address': error<Value>({
    en: (data) => [
      `“${data.value}” cannot be the address of the site${because(addressReasons, data.value).en}`,
      writeEn(
        data,
        'start with https:// and end with a slash, e.g. "https://www.example.com/".',
      ),
    ],
    br: (data) => [
      `“${data.value}” não pode ser o endereço do site${because(addressReasons, data.value).br}`,
      writeBr(
        data,
        'comece com https:// e termine com uma barra, p. ex. "https://www.example.com/".',
      ),
    ],
  }),
  'bad-color': error<Value>({
    en: (data) => [
      `“${data.value}” is not a colour as it is written here.`,
      writeEn(data, 'write a # and six digits or letters from a to f, e.g. "#1d4ed8".'),
    ],
    br: (data) => [
      `“${data.value}” não serve como cor aqui.`,
      writeBr(data, 'escreva # e seis algarismos ou letras de a a f, p. ex. "#1d4ed8".'),
    ],
  }),
  'color-contrast': error<Value & { other: string; contrast: number; least: number }>({
    en: ({ thing, value, other, contrast, least, right }) => [
      `${capital(thing.en)}, ${value}, can hardly be told from “${other}”: their contrast is ${contrast}, at least ${least} is needed.`,
      right === undefined
        ? `change “${other}”, or leave this line out: then the colour is made from the accent.`
        : `write "${right}", the nearest shade that can be read, or leave this line out: then the colour is made from the accent.`,
    ],
    br: ({ thing, value, other, contrast, least, right }) => [
      `${capital(thing.br)}, ${value}, mal se distingue de “${other}”: o contraste é ${String(contrast).replace('.', ',')}, e são precisos pelo menos ${least}.`,
      right === undefined
        ? `mude “${other}” ou apague esta linha: a cor será feita a partir da cor principal.`
        : `escreva "${right}", o tom mais próximo que se lê bem, ou apague esta linha: a cor será feita a partir da cor principal.`,
    ],
  }),
  'bad-picture-path': error<Value & { types: readonly string[]; example: string }>({
    en: (data) => [
      `“${data.value}” does not name a picture in the folder public${because(pictureReasons, data.value).en}`,
      writeEn(
        data,
        `start with a slash and end with ${listed(data.types, 'or')}, without spaces, e.g. "${data.example}".`,
      ),
    ],
    br: (data) => [
      `“${data.value}” não indica uma imagem da pasta public${because(pictureReasons, data.value).br}`,
      writeBr(
        data,
        `comece com uma barra e termine com ${listed(data.types, 'ou')}, sem espaços, p. ex. "${data.example}".`,
      ),
    ],
  }),
  'bad-key': error<Value>({
    en: (data) => [
      `${capital(data.thing.en)} has more in it than the value itself, be it a space: “${data.value}”.`,
      writeEn(data, `copy it from ${mailService.name} again, and nothing beside it.`),
    ],
    br: (data) => [
      `Em ${data.thing.br} há mais do que o próprio valor, nem que seja um espaço: “${data.value}”.`,
      writeBr(data, `copie-o de novo do ${mailService.name}, e só ele.`),
    ],
  }),
  'bad-google-code': badCode(verifiers.google),
  'bad-bing-code': badCode(verifiers.bing),
  'bad-site-key': error<Value>({
    en: (data) => [
      `“${data.value}” is not a site key of ${captchaService.name}${because(siteKeyReasons, data.value).en}`,
      writeEn(
        data,
        `copy the site key from ${captchaService.name} (Sites); it looks like "${captchaService.testKey}".`,
      ),
    ],
    br: (data) => [
      `“${data.value}” não é uma chave de site do ${captchaService.name}${because(siteKeyReasons, data.value).br}`,
      writeBr(
        data,
        `copie a chave do ${captchaService.name} (Sites); ela se parece com "${captchaService.testKey}".`,
      ),
    ],
  }),
  'bad-cnpj': error<Value>({
    en: (data) => [
      `“${data.value}” is not written like a CNPJ${because(cnpjReasons, data.value).en}`,
      writeEn(
        data,
        'write its 14 characters with their punctuation, e.g. "11.222.333/0001-81".',
      ),
    ],
    br: (data) => [
      `“${data.value}” não está escrito como um CNPJ${because(cnpjReasons, data.value).br}`,
      writeBr(
        data,
        'escreva os 14 caracteres com a pontuação, p. ex. "11.222.333/0001-81".',
      ),
    ],
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
  }),
  'bad-time': error<Value>({
    en: (data) => [
      `“${data.value}” is not a time of day as it is written here${because(timeReasons, data.value).en}`,
      writeEn(data, 'write hours and minutes with two digits each, e.g. "08:00".'),
    ],
    br: (data) => [
      `“${data.value}” não serve como horário aqui${because(timeReasons, data.value).br}`,
      writeBr(data, 'escreva horas e minutos com dois algarismos cada, p. ex. "08:00".'),
    ],
  }),
  'lost-zero': error<{ thing: Bilingual; value: string; right: string }>({
    en: ({ thing, value, right }) => [
      `${capital(thing.en)} is written ${value}: the zero at its beginning is lost, as spreadsheets lose it.`,
      `write "${right}", if that is the one.`,
    ],
    br: ({ thing, value, right }) => [
      `${capital(thing.br)} está escrito ${value}: perdeu-se o zero do começo, como acontece em planilhas.`,
      `escreva "${right}", se for esse mesmo.`,
    ],
  }),
  'bad-day': error<Value>({
    en: (data) => [
      `“${data.value}” is not a day as it is written here${because(dayReasons, data.value).en}`,
      writeEn(data, 'write year, month and day of the calendar, e.g. "2026-12-24".'),
    ],
    br: (data) => [
      `“${data.value}” não serve como data aqui${because(dayReasons, data.value).br}`,
      writeBr(data, 'escreva ano, mês e dia do calendário, p. ex. "2026-12-24".'),
    ],
  }),
  'notice-ends-early': error<{ from: string; until: string }>({
    en: ({ from, until }) => [
      `The notice ends on ${until}, before it begins on ${from}: nobody would see it.`,
      'correct one of the two days.',
    ],
    br: ({ from, until }) => [
      `O aviso termina em ${until}, antes de começar em ${from}: ninguém o veria.`,
      'corrija um dos dois dias.',
    ],
  }),
  'notice-over': warning<{ until: string }>({
    en: ({ until }) => [
      `The notice ended on ${until}: no visitor sees it any more.`,
      'correct the day, or delete the notice with its texts.',
    ],
    br: ({ until }) => [
      `O aviso terminou em ${until}: nenhum visitante o vê mais.`,
      'corrija o dia ou apague o aviso, com os textos dele.',
    ],
  }),
  'bad-cep': error<Value>({
    en: (data) => [
      `“${data.value}” is not a CEP.`,
      writeEn(data, 'write its eight digits with a hyphen, e.g. "70000-000".'),
    ],
    br: (data) => [
      `“${data.value}” não é um CEP.`,
      writeBr(data, 'escreva os oito algarismos com hífen, p. ex. "70000-000".'),
    ],
  }),
  'bad-phone': error<Value>({
    en: (data) => [
      `“${data.value}” is not written like a Brazilian phone number${because(phoneReasons, data.value).en}`,
      writeEn(
        data,
        'write it like "+55 61 3555-0100" or, for a mobile, "+55 61 93555-0100"; without an area code, "0800 555 0100" or "4004-0100".',
      ),
    ],
    br: (data) => [
      `“${data.value}” não está escrito como um telefone brasileiro${because(phoneReasons, data.value).br}`,
      writeBr(
        data,
        'escreva como "+55 61 3555-0100" ou, se for celular, "+55 61 93555-0100"; sem DDD, "0800 555 0100" ou "4004-0100".',
      ),
    ],
  }),
  'bad-whatsapp': error<Value>({
    en: (data) => [
      `“${data.value}” is not a Brazilian phone number with its country and area codes, as WhatsApp needs it${because(phoneReasons, data.value).en}`,
      writeEn(data, 'write it like "+55 61 93555-0100".'),
    ],
    br: (data) => [
      `“${data.value}” não é um telefone brasileiro com código do país e DDD, como o WhatsApp exige${because(phoneReasons, data.value).br}`,
      writeBr(data, 'escreva como "+55 61 93555-0100".'),
    ],
  }),
  'bad-email': error<Value>({
    en: (data) => [
      `“${data.value}” is not an e-mail address${because(addressReasons, data.value).en}`,
      writeEn(data, 'write a whole address, e.g. "hello@example.com".'),
    ],
    br: (data) => [
      `“${data.value}” não é um endereço de e-mail${because(addressReasons, data.value).br}`,
      writeBr(data, 'escreva o endereço completo, p. ex. "hello@example.com".'),
    ],
  }),
  'bad-link': error<Value>({
    en: (data) => [
      `“${data.value}” cannot be used as a link${because(linkReasons, data.value).en}`,
      writeEn(data, 'write an address starting with https://'),
    ],
    br: (data) => [
      `“${data.value}” não pode ser usado como link${because(linkReasons, data.value).br}`,
      writeBr(data, 'escreva um endereço que comece com https://'),
    ],
  }),
  'bad-link-or-file': error<Value>({
    en: (data) => [
      `“${data.value}” is neither an address nor a document in the folder public${because(linkReasons, data.value).en}`,
      writeEn(
        data,
        'write an address starting with https://, or put a PDF or a page in HTML into the folder public and write its name, which takes no spaces, e.g. "/privacy.pdf".',
      ),
    ],
    br: (data) => [
      `“${data.value}” não é um endereço nem um documento da pasta public${because(linkReasons, data.value).br}`,
      writeBr(
        data,
        'escreva um endereço que comece com https://, ou ponha um PDF ou uma página em HTML na pasta public e escreva o nome do arquivo, sem espaços, p. ex. "/privacidade.pdf".',
      ),
    ],
  }),
  'other-network': error<{ value: string; network: string; host: string }>({
    en: ({ value, network, host }) => [
      `“${value}” is not an address of ${network}.`,
      `copy the address of your page from the browser; it has ${host} in it. For another network, change “network”.`,
    ],
    br: ({ value, network, host }) => [
      `“${value}” não é um endereço do ${network}.`,
      `copie do navegador o endereço da sua página; nele aparece ${host}. Se a rede for outra, troque “network”.`,
    ],
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
  }),
}
