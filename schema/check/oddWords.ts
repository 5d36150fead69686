import type { Bilingual } from '../problem.ts'
import { ungarbled } from '../read/words.ts'

interface Oddity {
  form: RegExp
  /** What it is called. */
  name: Bilingual
  fix: Bilingual
}

const plainWords = {
  en: 'write plain words; the page decides how they look.',
  br: 'escreva só as palavras; a aparência é da página.',
}

/** Things in a text that the page shows as they are written. The first that is found is told. */
const oddities: Oddity[] = [
  {
    form: /\ufffd/,
    name: {
      en: 'the sign � where a letter was lost',
      br: 'o sinal � no lugar de uma letra que se perdeu',
    },
    fix: { en: 'write the letter again.', br: 'escreva a letra de novo.' },
  },
  {
    form: /(?:%[89A-F][\dA-F]){2}|(?:=[89A-F][\dA-F]){2}/,
    name: {
      en: 'a letter as addresses and mails write it',
      br: 'uma letra do jeito que endereços e e-mails a escrevem',
    },
    fix: { en: 'write the letter itself.', br: 'escreva a própria letra.' },
  },
  {
    form: /[$%#]\{\w+\}/,
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
    form: /<\/?[a-z][^<>]*>|<!--/i,
    name: { en: 'HTML', br: 'HTML' },
    fix: plainWords,
  },
  {
    form: /&(#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i,
    name: { en: 'a code of HTML', br: 'um código de HTML' },
    fix: {
      en: 'write the sign itself, e.g. & for &amp; and a space for &nbsp;',
      br: 'escreva o próprio sinal, p. ex. & no lugar de &amp; e um espaço no lugar de &nbsp;',
    },
  },
  {
    form: /\*\*[^*]+\*\*|__[^_]+__|\[[^\]]{1,200}\]\(|^#{1,6}\s|`[^`]+`|~~[^~]+~~/,
    name: { en: 'Markdown', br: 'Markdown' },
    fix: plainWords,
  },
  {
    form: /^\W*(undefined|null|nan|todo|tbd|\[object Object\]|lorem ipsum.*)\W*$|lorem ipsum dolor/is,
    name: { en: 'a stand-in for a text', br: 'algo no lugar de um texto' },
    fix: {
      en: 'write what visitors should read.',
      br: 'escreva o que os visitantes devem ler.',
    },
  },
]

export interface Odd {
  found: string
  name: Bilingual
  fix: Bilingual
}

/** What of these words visitors would not understand, or undefined. */
export function oddIn(words: string): Odd | undefined {
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
  for (const { form, name, fix } of oddities) {
    const found = form.exec(words)?.[0]
    if (found !== undefined) return { found, name, fix }
  }
  return undefined
}
