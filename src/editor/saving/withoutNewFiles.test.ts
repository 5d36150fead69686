import { expect, test } from 'vitest'

import { insertEntry, setValue } from '../../../schema/editContent.ts'
import { sampleContent as saved } from '../../../tests/fixtures/sampleContent.ts'
import { asContent } from '../state/asContent.ts'
import { withoutNewFiles } from './withoutNewFiles.ts'

const logo = ['clients', 0, 'logo']

test('without new pictures, a change keeps texts but drops entries that need them', () => {
  const named = setValue(saved, ['company', 'name'], 'New name')
  const withOld = { content: asContent(named), files: { '/old.svg': null } }
  const replaced = setValue(named, logo, '/logos/new.svg')
  const [client] = saved.clients
  const added = { ...client, id: 'added', logo: '/logos/new.svg' }
  const content = insertEntry(replaced, ['clients'], 0, added)
  const files = { '/logos/new.svg': 'a'.repeat(64), '/old.svg': null }
  expect(withoutNewFiles({ content, files }, { content: saved, files: {} })).toEqual(
    withOld,
  )
})
