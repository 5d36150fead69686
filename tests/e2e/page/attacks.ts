/** A content that tries to run scripts wherever the check allows the text, or has strange signs. A script would set `window.attacked`. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { checkContent } from '../../../schema/checkContent.ts'
import { languageList, type Language } from '../../../schema/languages.ts'
import { byLanguage } from '../../../schema/read/contentLanguages.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { publicFiles } from '../../../scripts/check/contentFile.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { exotic } from '../../check/hostile/exotic.ts'

/** An attack for short texts, tried where a longer one is refused. */
const shortest = '<img src onerror=attacked=1>'

const attacks = [
  '--><script>attacked=1</script>',
  '</style><script>attacked=1</script>',
  '</title><svg onload=attacked=1>',
  '"><img src onerror=attacked=1>',
  '" onfocus="attacked=1" autofocus="',
  "' onpointermove='attacked=1",
  ' onclick=attacked=1 ',
  '&lt;img src onerror=attacked=1&gt;',
  '&#60;script&#62;attacked=1&#60;/script&#62;',
  '＜script＞attacked=1＜/script＞',
  '<ſcript>attacked=1</ſcript>',
  String.raw`\u003cscript\u003eattacked=1\u003c/script\u003e`,
  String.raw`\"};attacked=1;//`,
  '";attacked=1;//',
  '`;attacked=1;`',
  '$' + '{attacked=1}',
  ']]><script>attacked=1</script>',
  '<iframe srcdoc="<script>parent.attacked=1</script>">',
  '<a href="javascript:attacked=1">x</a>',
  '<b>attacked</b><script>attacked=1</script>',
  '{attacked, select, other {<script>attacked=1</script>}}',
  'https://www.example.com/"onfocus="attacked=1"autofocus="/',
  'https://www.example.com/<script>attacked=1</script>/',
  // The page makes paragraphs of lines.
  ...exotic.filter((text) => /^\S.*\S$/.test(text)),
]

/** Addresses that must never become a link. */
export const scriptAddresses = [
  'javascript:attacked=1',
  'JaVaScRiPt:attacked=1',
  ' javascript:attacked=1',
  'java\tscript:attacked=1',
  'java\nscript:attacked=1',
  '\u0001javascript:attacked=1',
  'ｊavascript:attacked=1',
  'javascript://www.example.com/%0Aattacked=1',
  'https:javascript:attacked=1',
  'data:text/html,<script>attacked=1</script>',
  'data:text/html;base64,PHNjcmlwdD5hdHRhY2tlZD0xPC9zY3JpcHQ+',
  'blob:https://www.example.com/attacked',
  'vbscript:attacked=1',
  'view-source:https://www.example.com/',
  '//www.example.com/',
]

type Path = readonly (string | number)[]

/** A content with every type of section. */
export const attackedFolder = fromRoot('tests/fixtures/all-sections')
const original = readFileSync(resolve(attackedFolder, 'content/site.json'), 'utf8')
const files = publicFiles(resolve(attackedFolder, 'public'))

interface Change {
  path: Path
  text: string
}

function leavesOf(value: unknown, path: Path = []): Change[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]))
}

function write(content: object, path: Path, text: string): void {
  const parent = path
    .slice(0, -1)
    .reduce<object>((at, key) => Reflect.get(at, key) as object, content)
  Reflect.set(parent, path.at(-1) ?? '', text)
}

/** Applies changes to the original, and gives the text with those that the check refuses. A marker in each text finds its line. */
function check(changes: readonly Change[]) {
  const content = JSON.parse(original) as object // The file is an object.
  for (const { path } of changes) write(content, path, `@${path.join('/')}@`)
  const lines = JSON.stringify(content, null, 2).split('\n')
  const lineOf = new Map(
    lines.flatMap((line, index) => {
      const marked = /@(.+)@"/.exec(line)?.[1]
      return marked === undefined ? [] : [[marked, index + 1] as const]
    }),
  )
  for (const { path, text } of changes) write(content, path, text)
  const text = JSON.stringify(content, null, 2)
  const { ok, problems } = checkContent(text, { files })
  const wrong = new Set(
    problems.flatMap(({ severity, line }) => (severity === 'error' ? [line] : [])),
  )
  const isRefused = ({ path }: Change) => wrong.has(lineOf.get(path.join('/')) ?? 0)
  return { ok, text, refused: changes.filter(isRefused) }
}

const leaves = leavesOf(JSON.parse(original))
const links = leaves.filter(({ text }) => text.startsWith('https://'))

/** The places of links where the check accepts a script's address. */
export function linksThatTake(address: string): string[] {
  // One at a time: a fault of every entry of a list is reported only once.
  return links
    .filter(({ path }) => check([{ path, text: address }]).refused.length === 0)
    .map(({ path }) => path.join('.'))
}

interface AttackedContent {
  text: string
  /** The accepted texts, by language and id. */
  taken: Record<Language, Record<string, string>>
}

/** As many attacks as the check accepts at once. A refused text gets the short attack; if that is refused too, its own text. */
export function attackedContent(): AttackedContent {
  let changes: Change[] = leaves
    // Names of texts, sections and kinds are keys, not texts: they say what belongs together.
    .filter(({ path, text }) => isInCatalogs(path) || /[ A-Z/]/.test(text))
    .map(({ path }, index) => ({
      path,
      text: attacks[index % attacks.length] ?? shortest,
    }))
  for (;;) {
    const { ok, text, refused } = check(changes)
    if (ok) return { text, taken: textsOf(changes) }
    if (refused.length === 0) throw new Error('The check names no text that it refuses.')
    changes = changes.flatMap((change) => {
      if (!refused.includes(change)) return [change]
      return change.text === shortest ? [] : [{ ...change, text: shortest }]
    })
  }
}

function textsOf(changes: readonly Change[]): AttackedContent['taken'] {
  return byLanguage(languageList, (wanted) =>
    Object.fromEntries(
      changes.flatMap(({ path, text }) =>
        isInCatalogs(path) && path[1] === wanted ? [[String(path[2]), text]] : [],
      ),
    ),
  )
}
