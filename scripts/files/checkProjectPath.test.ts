import { expect, test } from 'vitest'

import { checkProjectPath } from './checkProjectPath.ts'

test.each([
  ['/home/ana/Site #1', {}, '#'],
  ['/home/ana/Que?/site', {}, '?'],
  ['/home/ana/100% novo', { isServed: true }, '%'],
])(
  'the message names the character in %s that Vite cannot handle',
  (folder, options, character) => {
    expect(() => checkProjectPath({}, '/home/ana/100% novo')).not.toThrow()
    expect(() => checkProjectPath(options, folder, 'en')).toThrow(
      `with “${character}” in its path: ${folder}. Rename the folder.`,
    )
  },
)
