import { expect, test } from 'vitest'

import { insertEntry, setValue } from '../../../schema/editContent.ts'
import { sampleContent as saved } from '../../../tests/fixtures/sampleContent.ts'
import { asContent } from '../state/asContent.ts'
import { withoutNewFiles } from './withoutNewFiles.ts'

const logo = ['clients', 0, 'logo']

test('without new files, changed texts stay, and entries that need a new file are left out', () => {
  const renamed = setValue(saved, ['company', 'name'], 'New name')
  const expected = { content: asContent(renamed), files: { '/old.svg': null } }
  const replaced = setValue(renamed, logo, '/logos/new.svg')
  const [client] = saved.clients
  const addedClient = { ...client, id: 'added', logo: '/logos/new.svg' }
  const content = insertEntry(replaced, ['clients'], 0, addedClient)
  const files = { '/logos/new.svg': 'a'.repeat(64), '/old.svg': null }
  expect(withoutNewFiles({ content, files }, { content: saved, files: {} })).toEqual(
    expected,
  )
})
