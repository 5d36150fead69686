import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

interface Tasks {
  tasks: {
    label: string
    command: string
    args: string[]
    problemMatcher: {
      pattern: { regexp: string; message: number }
      background: { beginsPattern: string; endsPattern: string }
    }
  }[]
}

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tasks-'))
  file = join(folder, 'content', 'site.json')
  mkdirSync(join(folder, 'content'))
  cpSync('tests/fixtures/sample/public', join(folder, 'public'), { recursive: true })
  const text = readFileSync('tests/fixtures/sample/content/site.json', 'utf8')
  writeFileSync(file, text.replace('"company": {', '“company”: {'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

const readTasks = (): Tasks => JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'))

function task(label: string): Tasks['tasks'][number] {
  const found = readTasks().tasks.find((one) => one.label === label)
  if (!found) throw new Error(`There is no task ${label}.`)
  return found
}

/** The lines that a task prints until its first check has ended. */
async function linesOf({ args }: Tasks['tasks'][number], end: RegExp): Promise<string[]> {
  const running = spawn(process.execPath, [...args, file])
  let text = ''
  try {
    for await (const chunk of running.stdout) {
      text += String(chunk)
      if (text.split(/\r?\n/).some((line) => end.test(line))) break
    }
  } finally {
    running.kill()
  }
  return text.split(/\r?\n/).filter((line) => line !== '')
}

test.each([
  ['Check the content', /straight.*How to fix: /],
  ['Conferir o conteúdo', /aspas.*Como corrigir: /],
])(
  'the task “%s” brings each problem into the Problems panel',
  async (label, words) => {
    const found = task(label)
    const { pattern, background } = found.problemMatcher
    const lines = await linesOf(found, new RegExp(background.endsPattern))
    const [begins, problem, ends] = lines
    expect(lines).toHaveLength(3)
    expect(begins).toMatch(new RegExp(background.beginsPattern))
    expect(ends).toMatch(new RegExp(background.endsPattern))
    const [, , line, column, severity, code, message] =
      new RegExp(pattern.regexp).exec(problem ?? '') ?? []
    expect(Number(line)).toBeGreaterThan(1)
    expect([column, severity, code]).toEqual(['3', 'error', 'other-quotes'])
    expect(message).toMatch(words)
  },
  30_000,
)
