import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkFolderName } from './folderName.ts'

test.each([
  ['/home/ana/Site #1', {}, '#'],
  ['/home/ana/Que?/site', {}, '?'],
  ['/home/ana/100% novo', { isServed: true }, '%'],
])(
  'the message names the character in %s that Vite cannot handle',
  (folder, options, sign) => {
    expect(() => checkFolderName({}, '/home/ana/100% novo')).not.toThrow()
    expect(() => checkFolderName(options, folder, 'en')).toThrow(
      `with “${sign}” in its path: ${folder}. Rename the folder.`,
    )
  },
)

// tsx cannot find files in a folder with ? in its name, so a command could not report it.
test('no command is started by tsx', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.values(scripts)
  expect(commands.filter((command) => /\btsx /.test(command))).toEqual([])
})
