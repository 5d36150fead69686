import { expect, test } from 'vitest'

import { checkFolderName } from './checkFolderName.ts'

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
