import { act } from '@testing-library/react'
import { expect, test } from 'vitest'

import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { withChanges } from '../../../tests/support/withChanges.ts'
import type { FileChanges } from '../../editorApi/storage.ts'
import type { LoadedPicture } from '../pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import cases from './ChangeList.cases.json' with { type: 'json' }
import { ChangeList } from './ChangeList.tsx'
import { commitMessage } from './commitMessage.ts'

const before = readAccepted('all-sections/content/site.json')
const files = { '/new.jpg': 'id', '/privacy.pdf': 'id', '/wide.svg': null }
const filesByTitle: Record<string, FileChanges> = {
  'a word': files,
  // A replaced picture is listed once, with the old one and the unsaved new one.
  'a picture': { '/ours.svg': 'chosen' },
}
const loaded = ['/logos/aroeva.svg', 'chosen'].map(
  (id) => [id, { url: `blob:${id}` } as LoadedPicture] as const,
)
const pictures = { ...createStore(new Map(loaded)), load: () => Promise.resolve() }

test('the list of changes and the commit message describe every kind of change', async () => {
  const lines: string[] = []
  for (const [title, steps] of Object.entries(cases)) {
    lines.push('', `# ${title}`)
    const after = withChanges(before, steps)
    const changedFiles = filesByTitle[title] ?? {}
    const site = loadedSite(before, ['/logos/aroeva.svg'])
    site.changeSnapshot([], () => ({ content: after, files: changedFiles }))
    for (const language of ['en', 'br'] as const) {
      const { container, unmount } = renderInEditor(
        { site, pictures, language: createStore(language) },
        <ChangeList before={before} after={after} files={changedFiles} />,
      )
      await act(() => Promise.resolve())
      for (const item of container.querySelectorAll('li'))
        lines.push(item.innerHTML.replaceAll(/<\/?span>| (class|style)="[^"]*"/g, ''))
      unmount()
      const commit = { before, after, files: new Map(Object.entries(changedFiles)) }
      const [subject, ...otherLines] = commitMessage(commit, language).trim().split('\n')
      lines.push(`→ ${subject}`, ...(otherLines.length > 2 ? otherLines : []))
    }
  }
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
    '__snapshots__/changes.txt',
  )
})
