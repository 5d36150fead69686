/** What other programs leave in a file, or make of it. */
import { lines, linesLike, replacedLines, changedLines } from './lineMistakes.ts'
import { original, whole, type Mistake } from './mistake.ts'
import { cut, rewritten, several, withSpace } from './rewriting.ts'

const minified = JSON.stringify(JSON.parse(original))
const body = lines.slice(1).join('\n')

export const escapedFiles = (): Mistake[] => [
  whole('as a text', JSON.stringify(original)),
  whole('as a text on one line', JSON.stringify(minified)),
  whole('with \\n for its line ends', original.trimEnd().replaceAll('\n', '\\n')),
  whole('its quotation marks escaped', original.replaceAll('"', '\\"')),
  whole('as a cell of a table', `"${original.trimEnd().replaceAll('"', '""')}"`),
  whole('escaped as HTML', original.replaceAll('"', '&quot;')),
  whole('percent-encoded', encodeURIComponent(minified)),
]

export const wrappedFiles = (): Mistake[] => [
  whole('JSONP', `callback(${original.trimEnd()});\n`, 3),
  whole('in JSON.parse', `JSON.parse('${minified.replaceAll("'", '’')}')`, 3),
  whole('window.site', `window.site = {\n${body};\n`, 3),
  whole('after a guard', `)]}',\n${original}`),
  whole('after an endless loop', `for(;;);${original}`),
  whole(
    'after headers',
    `HTTP/1.1 200 OK\ncontent-type: application/json\n\n${original}`,
  ),
  whole('after a prompt', `$ cat content/site.json\n${original}`),
  whole('before a prompt', `${original}maria@pc:~/site$ \n`),
  whole('with the sign of a shell at its end', `${original.trimEnd()}%\n`),
  whole('as the answer of a service', `{"status":200,"data":${original.trimEnd()}}\n`),
  whole('with a mark as letters', `ï»¿${original}`),
  whole('with two marks', `\ufeff\ufeff${original}`),
]

const end = (where: string, tail: string) => whole(where, original + tail)
export const leftAtTheEnd = (): Mistake[] => [
  end('NUL', '\0'.repeat(60)),
  end('Ctrl+Z', '\u001a'),
  end('the end of a longer version', 'razil"\n    }\n  }\n}\n'),
  end('one more }', '}\n'),
  end('two more }', '}\n}\n'),
  end('one more ]', ']\n'),
  end('the end of a text', '"\n'),
  end('a comma', ',\n'),
  end('tildes of an editor', '~\n~\n~\n'),
  end('an empty pair', '{}\n'),
  end('another content', `${minified}\n`),
]

/** The file cut in the middle of a line: an upload that stopped, a disk that was full. */
export const cutAnywhere = (): Mistake[] =>
  [0.03, 0.2, 0.37, 0.55, 0.68, 0.8, 0.93, 0.999].map((part) => {
    const at = Math.floor(original.length * part)
    return whole(`cut after ${at}`, original.slice(0, at))
  })

/** A stretch in the middle is gone, from the midst of one line to the midst of another. */
export const lostStretches = (): Mistake[] =>
  [0.2, 0.4, 0.5, 0.6, 0.75, 0.9].map((part) => {
    const at = Math.floor(original.length * part)
    // Each text that is gone in one language alone is told.
    return whole(
      `1,000 lost at ${at}`,
      original.slice(0, at) + original.slice(at + 1000),
      20,
    )
  })

/** Bytes that a disk gave back as zeros. */
export const zeroed = (): Mistake[] =>
  [0.2, 0.5, 0.8].map((part) => {
    const at = Math.floor(original.length * part)
    const text = `${original.slice(0, at)}${'\0'.repeat(64)}${original.slice(at + 64)}`
    return whole(`zeros at ${at}`, text, 3)
  })

const prefixed = (where: string, mark: (index: number) => string) =>
  whole(where, lines.map((line, index) => mark(index) + line).join('\n'))
export const markedFiles = (): Mistake[] => [
  prefixed('every line quoted', () => '> '),
  prefixed('every line added', () => '+'),
  prefixed('every line numbered', (index) => `${index + 1}  `),
  prefixed('every line as found', (index) => `content/site.json:${index + 1}:`),
  prefixed('every line logged', () => '2026-11-21 12:00:01 '),
]

const textLine = /^ {6}"(?!language)[\w.]+": "[^"\\]*",$/
export const markedByPrograms = (): Mistake[] =>
  [
    (line: string, index: number) => `content/site.json:${index}:${line}`,
    (line: string) => `2026-11-21 12:00:01 ${line.trim()}`,
    (line: string) => `[12:00, 21/11/2026] Maria: ${line.trim()}`,
    (line: string) => `npm ERR! ${line}`,
    (line: string, index: number) => `${index} | ${line}`,
  ].flatMap((change) =>
    linesLike(textLine, 4).map((index) =>
      replacedLines(index, 1, [change(lines[index] ?? '', index + 1)], { reach: [0, 1] }),
    ),
  )

export const colouredLines = (): Mistake[] =>
  several(
    changedLines(textLine, 6, (line) =>
      line.replace(/"(.*?)":/, '\u001b[34m"$1"\u001b[39m:'),
    ),
    2,
  )

export const mailLines = (): Mistake[] =>
  rewritten(
    (i, n, v, c) => `${i}"${n}": "${v.slice(0, cut(v))}=\n${v.slice(cut(v))}"${c}`,
    withSpace,
  )

/** A long text wrapped by a mail program. */
export const wrappedTexts = (): Mistake[] =>
  rewritten(
    (i, n, v, c) => `${i}"${n}": "${v.replaceAll(/(.{20,30}) /g, '$1\n')}"${c}`,
    /^ +"(?!language)[\w.]+": "[^"\\{}]{90,}",$/,
  )
