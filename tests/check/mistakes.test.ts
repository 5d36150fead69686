import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { fixContent } from '../../schema/fixContent.ts'
import { migrateContent } from '../../schema/migrations/migrateContent.ts'
import type { Problem } from '../../schema/problem.ts'
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { sampleText as sample } from '../fixtures/sampleContent.ts'
import mistakes from './mistakes.json' with { type: 'json' }
import { smallFiles } from './smallFiles.ts'

const paths = [
  '/logos/acme.svg',
  '/logos/photo.png',
  '/hall.png',
  '/old.svg',
  '/mark.svg',
]
const documents = ['/privacy.html', '/term.pdf']
const files: PublicFiles = {
  list: () => [...paths, ...documents],
  read: (path) =>
    paths.includes(path) ? smallFiles.read('/logos/fluviara.svg') : undefined,
  samplePictures: new Set(['/old.svg', '/mark.svg']),
}

const idOf = ({ code, path }: Problem) => `${code} ${path.join('/')}`

// To accept an intended difference, run `npx vitest run --project=node tests/check/mistakes -u`.
test('the messages and automatic edits for a file with many mistakes match the snapshot', async () => {
  const { content, reported } = migrateContent(mistakes)
  const text = JSON.stringify(content, null, 2)
  const { problems } = checkContent(text, { files, sample })
  const { fixedProblems, result } = fixContent(text, { files })
  const fixedIds = fixedProblems.map(idOf)
  const ids = problems.map(idOf)
  const blocks = problems.map((problem) => {
    const { severity, offset, length, line, column, endLine, endColumn } = problem
    const position = `${line}:${column}–${endLine === line ? '' : `${endLine}:`}${endColumn}`
    const markedText = text.slice(offset, offset + length)
    const edit = problem.edit ? ` → ${problem.edit.text}` : ''
    const fixedLabel = fixedIds.includes(idOf(problem)) ? ' (fixed)' : ''
    const head = `${position} ${severity} ${idOf(problem)} ‹${markedText}›${edit}${fixedLabel}`
    return `${head}\n  ${problem.message.en} ${problem.fix.en}`
  })
  const newIds = result.problems.map(idOf).filter((id) => !ids.includes(id))
  const lines = [...reported.map(({ en }) => en), ...blocks, 'After the fix:', ...newIds]
  await expect(lines.join('\n')).toMatchFileSnapshot('mistakes.en.txt')
  const inPortuguese = problems.map(({ message, fix }) => `${message.br} ${fix.br}`)
  await expect(inPortuguese.join('\n')).toMatchFileSnapshot('mistakes.br.txt')
})
