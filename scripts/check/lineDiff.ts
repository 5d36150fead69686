import { structuredPatch } from 'diff'

/** Above this the search for the smallest difference takes too long: such files are shown as replaced. */
const maxEditLength = 1000

const lines = (text: string) => text.replaceAll('\r\n', '\n').replace(/\n?$/, '\n')

/** What changed from one text to another, as `git diff` shows it; empty where only line ends differ. */
export function lineDiff(before: string, after: string): string {
  const options = { context: 2, maxEditLength }
  const patch = structuredPatch('', '', lines(before), lines(after), '', '', options)
  if (!patch) return `${prefixed(before, '-')}\n${prefixed(after, '+')}`
  return patch.hunks
    .flatMap(({ oldStart, lines: shown }) => [
      `@@ ${oldStart} @@`,
      ...shown.map((line) => `${line.charAt(0)} ${line.slice(1)}`),
    ])
    .join('\n')
}

function prefixed(text: string, mark: '-' | '+'): string {
  return text.replaceAll(/^/gm, `${mark} `)
}
