import { cpSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { filesIn } from '../../tests/support/editServer.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { runNode } from '../test/runProgram.ts'

const root = fromRoot()
/** The editor, and packages that only the editor needs. The build works without them. */
const leftOut =
  /^(node_modules|\.git|dist|build|tests|test-results|src\/editor|scripts\/edit)(\/|$)/

async function buildFrom(project: string): Promise<Record<string, string>> {
  const dist = join(temporaryFolder(), 'dist')
  const content = join(root, 'tests/fixtures/sample/content/site.json')
  const args = [join(project, 'scripts/build.ts'), '--content', content, '--out', dist]
  const { exitCode, output } = await runNode(['--import=tsx', ...args])
  expect(exitCode, output).toBe(0)
  return filesIn(dist)
}

test('without the editor’s files, the built site has the same bytes', async () => {
  const project = join(temporaryFolder(), 'project')
  const isKept = (file: string) =>
    !leftOut.test(relative(root, file).replaceAll('\\', '/'))
  cpSync(root, project, { recursive: true, filter: isKept })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
  expect(await buildFrom(project)).toEqual(await buildFrom(root))
})
