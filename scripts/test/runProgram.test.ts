import { expect, test } from 'vitest'

import { runProgram } from './runProgram.ts'

test('a program’s exit code, output, and errors are returned, and a missing program is a failure', async () => {
  const code = 'console.info("done"); console.error("wrong"); process.exitCode = 3'
  const { exitCode, output } = await runProgram(process.execPath, ['-e', code])
  expect(exitCode).toBe(3)
  expect(output.split('\n').toSorted()).toEqual(['', 'done', 'wrong'])
  const missing = await runProgram('no-such-program', [])
  expect(missing.exitCode).toBe(1)
  expect(missing.output).toContain('no-such-program')
})
