import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkFolderName } from './folderName.ts'

test.each([
  ['/home/ana/Site #1', {}, '#'],
  ['/home/ana/Que?/site', {}, '?'],
  ['/home/ana/100% novo', { isServed: true }, '%'],
])('the character in %s that Vite cannot handle is named', (folder, options, sign) => {
  expect(() => checkFolderName({}, '/home/ana/100% novo')).not.toThrow()
  expect(() => checkFolderName(options, folder, 'en')).toThrow(
    `with “${sign}” in its path: ${folder}. Rename the folder.`,
  )
})

// tsx finds no source in a folder with ? in its name, so that nothing in it can say so.
test('no command is started by tsx', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.values(scripts)
  expect(commands.filter((command) => /\btsx /.test(command))).toEqual([])
})
