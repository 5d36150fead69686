import { changedLines, lines, putLines, replacedLines } from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'

const pastedLine = (line: string) => putLines(line, 9, /,$|[{[]$/)

export const hashComments = () => pastedLine('# check this with Maria')
export const htmlComments = () => pastedLine('<!-- check this with Maria -->')
export const dashComments = () => pastedLine('-- check this with Maria')
export const loneSigns = () => ['+', '>', '•', '*', '-', '|'].flatMap(pastedLine)
export const rules = () => ['---', '=====', '***', '~~~'].flatMap(pastedLine)
export const fences = () => ['```json', '```'].flatMap(pastedLine)
export const semicolons = () => pastedLine(';')
export const ellipses = () => ['...', '…', '[...]', '// ...'].flatMap(pastedLine)
export const undefinedLines = () => pastedLine('undefined')
export const spokenLines = () =>
  [
    'Here is the updated file:',
    'Segue o arquivo atualizado:',
    'Sent from my iPhone',
  ].flatMap(pastedLine)
export const addresses = () => pastedLine('https://www.pedraviva.com.br/sobre')
export const todos = () => pastedLine('TODO: new text')
export const htmlLines = () => pastedLine('<br>')
export const numberedLines = () =>
  changedLines(/"city"|"icon"|"nav\./, 9, (line) => `12 ${line}`)

/** A sign that stands in front of a line, as in a list, a mail or a comparison of versions. */
export const markedLines = () =>
  ['+', '-', '> ', '• ', '* ', '| '].flatMap((mark) =>
    changedLines(
      /"(id|logo|city|hero\.\w+|form\.\w+)":/,
      5,
      (line) => mark + line.slice(mark.length),
    ),
  )

export function behindTheEnd(): Mistake[] {
  const end = lines.length
  const words = [
    ['', 'Best regards,', 'Maria'],
    ['', 'Maria Souza', 'Tel. (61) 3555-0100'],
    ['Let me know if you want anything else changed!'],
    [';'],
    ['```'],
    ['undefined'],
    ['EOF'],
    ['</script>'],
  ]
  return words.map((by) => replacedLines(end, 0, by, { reach: [1, 1] }))
}

export function beforeTheStart(): Mistake[] {
  const words = [
    ['Here is the updated file:', ''],
    ['site.json'],
    ['```json'],
    ['json'],
    ['<pre>'],
    ['# Site'],
    ['// content of the site'],
    ['---', 'title: site', '---'],
  ]
  return words.map((by) => replacedLines(0, 0, by, { reach: [0, 1] }))
}

/** The whole file between other words. */
export function wrapped(): Mistake[] {
  const around: [string[], string[]][] = [
    [['```json'], ['```']],
    [
      ['Here is the updated file:', '', '```json'],
      ['```', '', 'I changed the title.'],
    ],
    [
      ['Oi Maria, segue:', ''],
      ['', 'Abraço, João'],
    ],
    [['export default'], []],
    [['module.exports ='], []],
    [['<script type="application/json">'], ['</script>']],
  ]
  return around.map(([before, after]) => ({
    ...replacedLines(0, 0, before),
    text: [...before, ...lines, ...after, ''].join('\n'),
    most: 2,
  }))
}

export function asProgram(): Mistake[] {
  const body = lines.slice(1).join('\n')
  return ['const site = {', 'var content={', 'site: {', '"site.json": {', '({', '[{'].map(
    (first) => ({
      ...replacedLines(0, 1, [first]),
      text: `${first}\n${body}${first === '({' ? ')' : first === '[{' ? ']' : ''}\n`,
      most: 3,
    }),
  )
}
