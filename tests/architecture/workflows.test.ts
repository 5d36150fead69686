/** Validates the workflows. Only GitHub runs them, so a mistake would be found only after a push. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { validateWorkflow } from '@action-validator/core'
import { expect, test } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { temporaryFolder, writeFiles } from '../support/temporaryFolder.ts'

const folder = fromRoot('.github/workflows')
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))

test.each(workflows)('$name matches GitHub’s schema for workflows', ({ text }) => {
  expect(validateWorkflow(text).errors).toEqual([])
})

test('the hash of the code ignores the content file and public, and changes with any other file', () => {
  const listCommands = workflows.map(
    ({ text }) => /git (ls-files .*?) \| git hash-object/.exec(text)?.[1],
  )
  expect(new Set(listCommands).size).toBe(1)
  const project = temporaryFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project })
  git('init', '--quiet')
  const listAfterAdding = (path: string) => {
    writeFiles(project, { [path]: path })
    git('add', '--all')
    return git(...(listCommands[0] ?? '').replaceAll("'", '').split(' ')).toString()
  }
  const listOfCode = listAfterAdding('src/App.tsx')
  for (const path of ['content/site.json', 'public/logos/acme.svg', 'public/a.html'])
    expect(listAfterAdding(path)).toBe(listOfCode)
  for (const path of ['content/README.pt-BR.md', 'src/content/a.json'])
    expect(listAfterAdding(path)).not.toBe(listOfCode)
})
