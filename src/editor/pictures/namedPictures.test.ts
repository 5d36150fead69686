import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { unusedPictures } from './namedPictures.ts'

test('a saved picture is unused if neither the content nor browsers request it', () => {
  const logo = String(sampleContent.clients[0]?.logo)
  const files = [logo, '/old.svg', '/gone.jpg', '/favicon.ico', '/icon.svg', '/terms.pdf']
  const site = loadedSite(sampleContent, files)
  site.changeSnapshot(['pictures'], (now) => ({ ...now, files: { '/gone.jpg': null } }))
  expect(unusedPictures(site.get())).toEqual(['/old.svg'])
})
