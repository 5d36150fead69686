import { expect, test } from 'vitest'

import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import type { Remote } from './remote.ts'
import { sendSite } from './sendSite.ts'

const root = '/home/public_html'
const { signal } = new AbortController()
const part = '0123456789abcdef.site-part'

test('names that lead out of the public folder are passed over', async () => {
  const names = [
    '..',
    `../../../etc/x.${part}`,
    `/etc/x.${part}`,
    `a/../../x.${part}`,
    `..\\x.${part}`,
    `a\rDELE /home/mail.${part}`,
    `ours.${part}`,
  ]
  const removed: string[] = []
  const touched: string[] = []
  const note = (...paths: string[]) => Promise.resolve(void touched.push(...paths))
  const remote: Remote = {
    list: () =>
      Promise.resolve(
        names.map((name) => ({ name, isFolder: false, size: 5, changed: '' })),
      ),
    read: () => Promise.resolve(undefined),
    write: (file) => note(file),
    rename: (from, to) => note(from, to).then(() => true),
    remove: (file) => Promise.resolve(void removed.push(file)),
    makeFolder: (folder) => note(folder),
    close: () => {},
  }
  const site = temporaryFolder({ 'index.html': '<p>new</p>' })
  await sendSite(site, { remote, root, signal, onProgress: () => {} })
  expect(touched).toContain(`${root}/index.html`)
  for (const path of touched) expect(path).toMatch(/^\/home\/public_html\/[^/]+$/)
  expect(removed).toEqual([`${root}/ours.${part}`])
})
