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
    expect(() => checkFolderName(options, folder, 'en')).toThrow(
      `with “${sign}” in its path: ${folder}. Rename the folder.`,
    )
  },
)

test('a site in a folder with a percent sign can be built', () => {
  expect(() => checkFolderName({}, '/home/ana/100% novo')).not.toThrow()
})

test('no command is started by tsx, which fails in a folder with ? before the command can report it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.values(scripts)
  expect(commands.filter((command) => /\btsx /.test(command))).toEqual([])
})
