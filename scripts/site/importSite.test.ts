import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { checkContentFile } from '../check/contentFile.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { sampleFile } from '../files/paths.ts'
import { importSite, sitesBeside } from './importSite.ts'

/** An old site, and a newly unpacked version next to it. */
function folders() {
  const all = temporaryFolder({
    'new/content/README.md': 'new guide',
    'new/public/sample.svg': 'sample',
  })
  const [old, contentFile] = [join(all, 'my site'), join(all, 'new/content/site.json')]
  cpSync(dirname(dirname(sampleFile)), old, { recursive: true })
  const content = copyOfSample()
  // Older versions had no such text.
  Reflect.deleteProperty(content.catalogs.br, 'form.required')
  writeFiles(old, {
    'content/site.json': JSON.stringify(content),
    'content/README.md': 'old guide',
    'content/notes.txt': 'mine',
    'content/Thumbs.db': '',
    'content/.site-id': 'old',
  })
  cpSync(sampleFile, contentFile)
  return { all, old, contentFile }
}

const textsIn = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  )

test('importing a site copies its migrated content and pictures and reports the changes', () => {
  const { all, old, contentFile } = folders()
  const before = textsIn(old)
  expect(importSite(`"${old}"`, contentFile)).toMatchObject({
    ok: true,
    from: join(old, 'content/site.json'),
    reported: [expect.anything()],
  })
  expect(textsIn(old)).toEqual(before)
  expect(checkContentFile(contentFile).result.ok).toBe(true)
  expect(readFileSync(contentFile, 'utf8')).toContain('"form.required": "Todos')
  const { 'content/site.json': _, ...now } = textsIn(join(all, 'new'))
  const pictures = Object.entries(before).filter(([path]) => path.startsWith('public/'))
  expect(now).toEqual({
    'content/README.md': 'new guide',
    'content/notes.txt': 'mine',
    ...Object.fromEntries(pictures),
  })
})

test('a failed import changes nothing and gives a reason', () => {
  const { all, old, contentFile } = folders()
  const before = textsIn(all)
  const why = (folder: string, file = contentFile) => {
    const imported = importSite(folder, file)
    return imported.ok ? '' : imported.why.en
  }
  expect(why(join(all, 'none'))).toMatch(/none does not contain a site/)
  expect(why('file://other/site')).toMatch(/does not contain a site/)
  expect(why(join(all, 'new'))).toMatch(/This is the current folder/)
  expect(why(join(all, 'new'), join(old, 'content/site.json'))).toMatch(/your own/)
  mkdirSync(join(old, '.git'))
  expect(why(old)).toMatch(/git merge/)
  expect(textsIn(all)).toEqual(before)
})

test('sites in neighboring folders are offered until one is imported, even broken ones', () => {
  const { all, old, contentFile } = folders()
  writeFileSync(join(old, 'content/site.json'), '{ "broken": ')
  cpSync(join(all, 'new'), join(all, 'another new'), { recursive: true })
  expect(sitesBeside(contentFile)).toEqual([old])
  expect(importSite(pathToFileURL(old).href, contentFile)).toMatchObject({ reported: [] })
  expect(readFileSync(contentFile, 'utf8')).toBe('{ "broken": ')
  expect(sitesBeside(contentFile)).toBeUndefined()
})
