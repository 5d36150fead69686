import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { publicFiles } from './contentFile.ts'

test('the files of systems are not offered as pictures', () => {
  const folder = temporaryFolder({ 'logos/.DS_Store': '', 'logos/a.svg': '' })
  expect(publicFiles(folder).list()).toEqual(['/logos/a.svg'])
})
