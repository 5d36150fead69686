import { structuredPatch } from 'diff'

/** Beyond this the search for the smallest difference takes too long: the whole file is then shown as replaced. */
const maxEditLength = 1000

const lines = (text: string) => text.replaceAll('\r\n', '\n').replace(/\n?$/, '\n')

/** The difference of two texts as `git diff` shows it; empty when only line ends differ. */
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
