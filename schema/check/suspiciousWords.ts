import { knownNames } from '../read/modelTree.ts'
import { repairMojibake } from '../read/readableText.ts'

/** What visitors would not understand, since the page shows it as it is written. */
const patterns: readonly RegExp[] = [
  // Private use (Apple's logo, symbols of Wingdings and icon fonts), and a letter that was lost.
  /\p{Co}|\ufffd/u,
  // The same as a question mark; not in an address: acme.com/menu?id=2
  /\?(?<=\p{L}\?)(?<![/.]\S*)\p{Ll}+/u,
  // A line break with a backslash too many; not in a path: C:\temp\notes
  /\\[nr](?<=[\p{L}\p{P}]\\.)(?<!:\\\S*\\.)(?=[\p{L}\s]|$)/u,
  // An emoji as chat programs write it.
  /(?<![\p{L}\d:]):[a-z][a-z_]{2,20}:(?![\p{L}\d:])/u,
  // A letter as addresses and mails write it.
  /(?:%[89A-F][\dA-F]){2}|(?:=[89A-F][\dA-F]){2}/,
  // Other programs' placeholders; not behind a number, where it is a percentage: "100%s".
  /[$%#]\{\w+\}|(?<![\p{L}\d%])%[sd](?![\p{L}\d])/u,
  // HTML
  /<\/?[a-z][^<>]*>|<!--|&(#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i,
  // Markdown; stars and underscores around words, not inside of a name.
  /\*\*[^*]+\*\*|__[^_]+__|\[[^\]]{1,200}\]\(|^#{1,6}\s(?!\d)|`[^`]+`|~~[^~]+~~/,
  /(?<![\p{L}\p{N}*_])([*_])(?![\s*_])[^*_\n]*[^\s*_]\1(?![\p{L}\p{N}*_])/u,
  // The head of a chat message, and the beginning of a program's answer.
  /^\[?(?=[^\n]*\d:\d\d)[\d/.,: ]+(?:\]|-) ?[^\n:]{1,40}:/,
  /^(?:sure|certainly|claro|certamente)\s*[!,.]\s*(?:here|aqui)[^\n]{0,120}:/i,
  // Stand-ins: a single letter (not "X", which is a network), marks alone, [insert text], xxx, lorem.
  /^\s*(?!X)\p{Script=Latin}\s*$|^[\s.\-_–…?]+$/u,
  /^\s*(?:[[<(]\s*(?:insert|inserir|insira|preencher)|[[<]\s*(?:add|your|seu|sua|texto?))\b[^\])>]*[\])>]\s*$/i,
  /\[(?:your|seu|sua|nome d[aeo]) (?:company|business|name|title|text|city|product|service|e-?mail|phone|link|logo|empresa|nome|t[ií]tulo|texto|cidade|produto|servi[cç]o|telefone)[^\]]{0,30}\](?!\()/i,
  /^\W*(?:x{2,20}|asdf\w*|lorem(?: ipsum)?|teste?|texto?(?: aqui)?|(?:your|some) text(?: here)?|seu texto(?: aqui)?|undefined|null|nan|todo|tbd|\[object Object\])\W*$|lorem ipsum dolor/i,
  // Only in capitals: “todo” is Portuguese for “all”.
  /^\W*(?:TODO|FIXME|TBC|TBD)\s*[:–-]/,
]

interface Suspicion {
  found: string
  /** As it should have been, where letters were read in the wrong way. */
  right: string | undefined
}

/** Is it the name of a text, or of one that is gone, whose names begin alike? Addresses look alike: www.acme.com */
function isTextName(words: string, names: ReadonlySet<string>): boolean {
  const [, group, last = ''] = /^(?!www\.)([a-z]\w*\.)\w+\.(\w+)$/.exec(words) ?? []
  if (group === undefined) return words.includes('.') && names.has(words)
  const isKnown = last.length > 4 && knownNames.has(last)
  return isKnown || [...names].some((each) => each.startsWith(group))
}

/** The first suspicious part of words. `names`: of texts, which stand for words and are none. */
export function findSuspicion(
  words: string,
  names: ReadonlySet<string>,
): Suspicion | undefined {
  const right = repairMojibake(words)
  if (right !== undefined) return { found: words, right }
  const found = isTextName(words, names)
    ? words
    : patterns.map((each) => each.exec(words)?.[0]).find(Boolean)
  return found === undefined ? undefined : { found, right: undefined }
}
