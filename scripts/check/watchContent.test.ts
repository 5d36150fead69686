import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { watchContent } from './watchContent.ts'

test('a saved text or picture is reported', async () => {
  const folder = temporaryFolder({ 'content/site.json': '{}', 'public/logos/a.svg': '' })
  const file = join(folder, 'content/site.json')
  const onChange = vi.fn<() => void>()
  onTestFinished(watchContent(file, onChange))
  const change = (act: () => void) =>
    vi.waitFor(() => {
      onChange.mockClear()
      act()
      return vi.waitFor(() => expect(onChange).toHaveBeenCalled())
    }, 60_000)
  await change(() => writeFileSync(join(folder, 'public/logos/a.svg'), 'new'))
  await change(() => writeFileSync(file, String(Math.random())))
})
