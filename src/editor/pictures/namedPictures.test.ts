import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { unusedPictures } from './namedPictures.ts'

test('unused are saved pictures that neither the content nor browsers ask for', () => {
  const logo = String(sampleContent.clients[0]?.logo)
  const files = [logo, '/old.svg', '/gone.jpg', '/favicon.ico', '/icon.svg', '/terms.pdf']
  const site = loadedSite(sampleContent, files)
  site.changeAll(['pictures'], (now) => ({ ...now, files: { '/gone.jpg': null } }))
  expect(unusedPictures(site.get())).toEqual(['/old.svg'])
})
