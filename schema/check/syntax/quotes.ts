import { shorten, type Mend, type Place } from './place.ts'

const mark = /\\.|["“”„‟«»″＂「」‘’‚‹›'`´]/g
/** Quotation marks as web pages, spreadsheets and other programs write them. */
const otherMarks =
  /^(&quot;|&#34;|&#x22;|\\"|\\u0022|%22|&ldquo;|\\u201c|``)(.*?)(?:\1|&rdquo;|\\u201d|'')|^(?:"{2,3}([^"\\]+)"{1,3}|"([^"\\]+)"{2,3})/
/** One text ends and another one begins: ", " or ": " */
const torn = /["“”„«»'‘’‚`´]\s*(?:[,:]|=>?)\s*["“”„«»'‘’‚`´]|"\s+"/
/** "Talk " + "to us", as programs join texts. */
const joined = /^"(?:\\.|[^"\\\n])*"(?:\s*[+&.]\s*"(?:\\.|[^"\\\n])*")+/
/** Without a sign between them, they are one text only where nothing else can stand. */
const inARow = /^"(?:\\.|[^"\\\n])*"(?:\s+"(?:\\.|[^"\\\n])*")+(?=\s*[,}])/
/** Pairs of quotation marks around words, as people quote: only these are sure to be a part of the text. */
const pairs =
  /^"(?:(?:\\.|[^"\\])*(?<![\p{L}\p{N}"])"(?=[\p{L}\p{N}])(?:\\.|[^"\\])*(?<=[\p{L}\p{N}])"(?![\p{L}\p{N}":]))+(?:\\.|[^"\\])*"$/u

function escaped(inner: string): string {
  return inner
    .replaceAll("\\'", "'")
    .replace(/(\\.)|"/g, (found, escape?: string) => escape ?? `\\${found}`)
    .replaceAll('\t', '\\t')
}

/** A text between other marks than straight quotation marks, or with only one of them. */
function otherQuotes({ from, readAs }: Place, written: string, inner: string): Mend {
  const right = `"${escaped(inner)}"`
  const at = written.indexOf(inner)
  const [before, behind] = [written.slice(0, at), written.slice(at + inner.length)]
  const isEnd = before === '"' && behind.length === 1
  // ''Two of them'', or one that was typed by mistake.
  const isSure = !/^[\s"'‘’´`]|[\s"'‘’´`]$/.test(inner)
  const isTorn = torn.test(inner) || (isEnd && /(?<!\\)"/.test(inner))
  const cost = isTorn ? 4.4 : isSure ? 1 : 1.8
  const data = { marks: `${before} … ${behind}`, right }
  const span = {
    offset: from + (isEnd ? at + inner.length : 0),
    length: isEnd ? 1 : written.length,
  }
  const by = isTorn || !isSure ? undefined : isEnd ? '"' : right
  return readAs('""', written, cost, 'other-quotes', data, { span, by })
}

/** A text with straight quotation marks inside: "say "hi" now". */
function innerQuotes({ from, state, readAs }: Place, written: string): Mend {
  const first = written.search(/(?<=^"(?:\\.|[^"\\])*)"/)
  const inner = written.slice(first, written.lastIndexOf('"', written.length - 2) + 1)
  const isName = state.expects.startsWith('name')
  const isTorn = isName || torn.test(written.slice(1))
  const by = pairs.test(written) && !isTorn ? escaped(inner) : undefined
  const details = { span: { offset: from + first, length: inner.length }, by }
  const right = by && shorten(by)
  return readAs(
    '""',
    written,
    isName ? 4.9 : isTorn ? 4.4 : 1.2,
    'inner-quotes',
    { right },
    details,
  )
}

/** The texts that may begin here, between marks of any kind or with marks inside. */
export function* quotedTexts(place: Place): Iterable<Mend> {
  const { text, from, rest, state, readAs } = place
  const [whole, , ...inner] = otherMarks.exec(rest) ?? []
  if (whole !== undefined) yield otherQuotes(place, whole, inner.join(''))
  const [opening, ...others] = [...rest.matchAll(mark)].slice(0, 50)
  if (opening?.index !== 0 || opening[0].startsWith('\\')) return
  for (const { 0: closing, index } of others) {
    const written = rest.slice(0, index + 1)
    if (opening[0] + closing === '""') yield innerQuotes(place, written)
    else if (!closing.startsWith('\\'))
      yield otherQuotes(place, written, written.slice(1, -1))
  }
  const isAlone = state.expects === 'value' && state.open?.bracket === '{'
  const following = text.slice(from, from + 5000)
  const [pieces = ''] =
    joined.exec(following) ?? (isAlone ? inARow.exec(following) : undefined) ?? []
  // Whether a space is missing between them, only a person knows.
  const right = shorten(pieces.replaceAll(/"\s*[+&.]?\s*"/g, ''))
  if (pieces !== '') yield readAs('""', pieces, 1, 'joined-texts', { right })
}
