import { expect, test } from 'vitest'

import { runProgram } from './runProgram.ts'

test('a program’s exit code, output, and errors are returned', async () => {
  const code = 'console.info("done"); console.error("wrong"); process.exitCode = 3'
  const { exitCode, output } = await runProgram(process.execPath, ['-e', code])
  expect(exitCode).toBe(3)
  expect(output.split('\n').toSorted()).toEqual(['', 'done', 'wrong'])
})

test('a program that is missing is a failure with its name', async () => {
  const { exitCode, output } = await runProgram('no-such-program', [])
  expect(exitCode).toBe(1)
  expect(output).toContain('no-such-program')
})
