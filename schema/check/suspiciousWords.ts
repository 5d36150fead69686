import type { Bilingual } from '../problem.ts'
import { ungarbled } from '../read/readableText.ts'

interface SuspiciousPattern {
  pattern: RegExp
  /** What it is called. */
  name: Bilingual
  fix: Bilingual
}

const plainWords = {
  en: 'write plain words; the page decides how they look.',
  br: 'escreva só as palavras; a aparência é da página.',
}

const placeholder = { en: 'a stand-in for a text', br: 'algo no lugar de um texto' }
const ownWords = {
  en: 'write what visitors should read.',
  br: 'escreva o que os visitantes devem ler.',
}

/** What visitors would not understand, since the page shows it as it is written. The first that matches is reported. */
const suspiciousPatterns: SuspiciousPattern[] = [
  {
    // Private use: Apple's logo, symbols of Wingdings and icon fonts.
    pattern: /\p{Co}/u,
    name: {
      en: 'a sign that only some fonts have, and visitors may see as a box',
      br: 'um sinal que só algumas fontes têm, e que visitantes podem ver como um quadradinho',
    },
    fix: {
      en: 'write the word for it, or another sign.',
      br: 'escreva a palavra ou use outro sinal.',
    },
  },
  {
    // Mathematical letters, used as “fonts” in posts.
    pattern: /[\u{1d400}-\u{1d7ff}]{2,}/u,
    name: {
      en: 'signs of mathematics in the place of letters',
      br: 'sinais de matemática no lugar de letras',
    },
    fix: {
      en: 'type the words with plain letters: searches do not find these signs, and screen readers spell them out.',
      br: 'digite as palavras com letras comuns: buscas não encontram esses sinais, e para quem não enxerga eles são lidos um a um.',
    },
  },
  {
    pattern: /\ufffd/,
    name: {
      en: 'the sign � where a letter was lost',
      br: 'o sinal � no lugar de uma letra que se perdeu',
    },
    fix: { en: 'write the letter again.', br: 'escreva a letra de novo.' },
  },
  {
    // Not in an address: acme.com/menu?id=2
    pattern: /\?(?<=\p{L}\?)(?<![/.]\S*)\p{Ll}+/u,
    name: {
      en: 'the sign ? where a letter was lost',
      br: 'o sinal ? no lugar de uma letra que se perdeu',
    },
    fix: {
      en: 'write the letter again, or a space behind the question mark.',
      br: 'escreva a letra de novo, ou um espaço depois do ponto de interrogação.',
    },
  },
  {
    // Not in a path: C:\temp\notes
    pattern: /\\[nr](?<=[\p{L}\p{P}]\\.)(?<!:\\\S*\\.)(?=[\p{L}\s]|$)/u,
    name: {
      en: 'the sign of a new line with one backslash too many',
      br: 'o sinal de linha nova com uma barra invertida a mais',
    },
    fix: {
      en: 'put a space in its place, or write \\n with one backslash where texts keep their lines.',
      br: 'ponha um espaço no lugar, ou escreva \\n com uma só barra onde os textos mantêm as linhas.',
    },
  },
  {
    pattern: /(?<![\p{L}\d:]):[a-z][a-z_]{2,20}:(?![\p{L}\d:])/u,
    name: {
      en: 'an emoji as chat programs write it',
      br: 'um emoji do jeito que programas de conversa escrevem',
    },
    fix: {
      en: 'put the emoji itself, or delete it.',
      br: 'ponha o próprio emoji, ou apague.',
    },
  },
  {
    pattern:
      /^(?:sure|certainly|of course|claro|certamente|com certeza)\s*[!,.]\s*(?:here(?:[’']s| is| are)|aqui (?:está|estão|vai|vão)|segue)(?!\p{L})[^\n]{0,120}:/iu,
    name: {
      en: 'the beginning of a program’s answer',
      br: 'o começo da resposta de um programa',
    },
    fix: {
      en: 'delete it, and keep what it was asked for.',
      br: 'apague-o e deixe só o que foi pedido.',
    },
  },
  {
    pattern: /(?:%[89A-F][\dA-F]){2}|(?:=[89A-F][\dA-F]){2}/,
    name: {
      en: 'a letter as addresses and mails write it',
      br: 'uma letra do jeito que endereços e e-mails a escrevem',
    },
    fix: { en: 'write the letter itself.', br: 'escreva a própria letra.' },
  },
  {
    pattern: /[$%#]\{\w+\}/,
    name: {
      en: 'a sign of another notation before the braces',
      br: 'um sinal de outra notação antes das chaves',
    },
    fix: {
      en: 'delete that sign; the braces and the name in them are enough.',
      br: 'apague esse sinal; bastam as chaves com o nome.',
    },
  },
  {
    // Not behind a number, where it is a percentage: "100%s".
    pattern: /(?<![\p{L}\d%])%[sd](?![\p{L}\d])/u,
    name: {
      en: 'a sign in the place of which a program puts a word',
      br: 'um sinal no lugar do qual um programa põe uma palavra',
    },
    fix: ownWords,
  },
  {
    // Not "X", which is a network.
    pattern: /^\s*(?!X)\p{Script=Latin}\s*$/u,
    name: placeholder,
    fix: ownWords,
  },
  {
    pattern: /<\/?[a-z][^<>]*>|<!--/i,
    name: { en: 'HTML', br: 'HTML' },
    fix: plainWords,
  },
  {
    pattern: /&(#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i,
    name: { en: 'a code of HTML', br: 'um código de HTML' },
    fix: {
      en: 'write the sign itself, e.g. & for &amp; and a space for &nbsp;',
      br: 'escreva o próprio sinal, p. ex. & no lugar de &amp; e um espaço no lugar de &nbsp;',
    },
  },
  {
    pattern:
      /\*\*[^*]+\*\*|__[^_]+__|\[[^\]]{1,200}\]\(|^#{1,6}\s(?!\d)|`[^`]+`|~~[^~]+~~/,
    name: { en: 'Markdown', br: 'Markdown' },
    fix: plainWords,
  },
  {
    // A star or underscore on both sides of words, not inside of a name.
    pattern: /(?<![\p{L}\p{N}*_])([*_])(?![\s*_])[^*_\n]*[^\s*_]\1(?![\p{L}\p{N}*_])/u,
    name: { en: 'Markdown', br: 'Markdown' },
    fix: plainWords,
  },
  {
    pattern:
      /^\s*(?:[[<(]\s*(?:insert|inserir|insira|preencher)|[[<]\s*(?:add|your|seu|sua|texto?))\b[^\])>]*[\])>]\s*$|^\W*(?:x{2,20}|asdf\w*|lorem|teste?|texto?(?: aqui)?|(?:your|some) text(?: here)?|seu texto(?: aqui)?)\W*$|^\s*[.\-_–…?]+\s*$/i,
    name: placeholder,
    fix: ownWords,
  },
  {
    pattern:
      /^\[(?=[^\]]*\d:\d\d)[\d/., :]+(?:[ap]m)?\] ?[^\n:]{1,40}:|^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d\d - [^\n:]{1,40}:|^(?!\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|segunda|terça|quarta|quinta|sexta|sábado|domingo|every|tod[ao])[^\n:,]{2,40}, \d{1,2}:\d\d\n/i,
    name: {
      en: 'the head of a chat message',
      br: 'o cabeçalho de uma mensagem de conversa',
    },
    fix: {
      en: 'delete the name and the time, and keep the words.',
      br: 'apague o nome e a hora, e deixe as palavras.',
    },
  },
  {
    pattern:
      /\[(?:your|seu|sua|nome d[aeo]) (?:company|business|name|title|text|city|product|service|e-?mail|phone|link|logo|empresa|nome|t[ií]tulo|texto|cidade|produto|servi[cç]o|telefone)[^\]]{0,30}\](?!\()/i,
    name: placeholder,
    fix: ownWords,
  },
  {
    // Only in capitals: “todo” is Portuguese for “all”.
    pattern: /^\W*(?:TODO|FIXME|TBC|TBD)\s*[:–-]/,
    name: placeholder,
    fix: ownWords,
  },
  {
    pattern:
      /^\W*(undefined|null|nan|todo|tbd|\[object Object\]|lorem ipsum.*)\W*$|lorem ipsum dolor/is,
    name: placeholder,
    fix: ownWords,
  },
]

export interface Suspicion {
  found: string
  name: Bilingual
  fix: Bilingual
}

/** The first suspicious part of a text, or undefined. */
export function suspicionIn(words: string): Suspicion | undefined {
  const right = ungarbled(words)
  if (right !== undefined) {
    return {
      found: words,
      name: {
        en: 'letters that were read in the wrong way',
        br: 'letras que foram lidas do jeito errado',
      },
      fix: { en: `write “${right}”.`, br: `escreva “${right}”.` },
    }
  }
  for (const { pattern, name, fix } of suspiciousPatterns) {
    const found = pattern.exec(words)?.[0]
    if (found !== undefined) return { found, name, fix }
  }
  return undefined
}
