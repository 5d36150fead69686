import { expect, test } from 'vitest'

import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { listControls } from '../../../tests/support/listControls.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { createNavigation } from '../state/navigation.ts'
import { ContentTab } from './ContentTab.tsx'

const content = readAccepted('all-sections/content/site.json')

test('every field has its control', async () => {
  const site = loadedSite(content, ['/unused.jpg'])
  const navigation = createNavigation(site)
  const none = Promise.resolve(undefined)
  const storage = { name: 'server', sample: () => none } as const
  const { container } = renderInEditor({ site, navigation, storage }, <ContentTab />)
  const text = `${listControls(container, { site, navigation }).join('\n')}\n`
  await expect(text).toMatchFileSnapshot('__snapshots__/fields.txt')
})
