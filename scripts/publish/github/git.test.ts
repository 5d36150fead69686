import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { gitIn } from './git.ts'

test('Git does not ask for passwords, and ignores the repository of a running hook', async () => {
  vi.stubEnv('GIT_DIR', '/elsewhere')
  const variables = await gitIn(temporaryFolder())([
    '-c',
    'alias.variables=!env',
    'variables',
  ])
  expect(variables).toMatch(/^GIT_TERMINAL_PROMPT=0$/m)
  expect(variables).not.toContain('/elsewhere')
})
