import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { copyOfSample, sampleText } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { sampleFile } from '../files/paths.ts'
import { importSite, neighboringSites } from './importSite.ts'

/** Creates an old site and, next to it, a newly unpacked version. */
function createFolders() {
  const root = temporaryFolder({
    'new/content/README.md': 'new guide',
    'new/public/sample.svg': 'sample',
  })
  const oldSite = join(root, 'my site')
  const contentFile = join(root, 'new/content/site.json')
  cpSync(dirname(dirname(sampleFile)), oldSite, { recursive: true })
  const content = copyOfSample()
  // Older versions did not have this text. The import adds it.
  Reflect.deleteProperty(content.catalogs.br, 'form.required')
  writeFiles(oldSite, {
    'content/site.json': JSON.stringify(content),
    'content/README.md': 'old guide',
    'content/notes.txt': 'mine',
    'content/Thumbs.db': '',
    'content/.site-id': 'old',
  })
  cpSync(sampleFile, contentFile)
  return { root, oldSite, contentFile }
}

/** The files by path. Latin-1 keeps every byte, so pictures can be compared too. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  )

test('an import copies the owner’s files, migrates the content, and reports the changes', () => {
  const { root, oldSite, contentFile } = createFolders()
  const oldFiles = filesIn(oldSite)
  expect(importSite(` "${oldSite}"`, contentFile)).toMatchObject({
    ok: true,
    from: join(oldSite, 'content/site.json'),
    reported: [expect.anything()],
  })
  expect(filesIn(oldSite)).toEqual(oldFiles)
  expect(readFileSync(contentFile, 'utf8')).toBe(sampleText)
  const { 'content/site.json': _, ...newFiles } = filesIn(join(root, 'new'))
  const pictures = Object.entries(oldFiles).filter(([path]) => path.startsWith('public/'))
  expect(newFiles).toEqual({
    'content/README.md': 'new guide',
    'content/notes.txt': 'mine',
    ...Object.fromEntries(pictures),
  })
})

test('a failed import changes nothing and returns a message', () => {
  const { root, oldSite, contentFile } = createFolders()
  const filesBefore = filesIn(root)
  const failureMessage = (folder: string, file = contentFile) => {
    const imported = importSite(folder, file)
    return imported.ok ? '' : imported.why.en
  }
  expect(failureMessage(join(root, 'none'))).toMatch(/none does not contain a site/)
  expect(failureMessage('file://other/site')).toMatch(/does not contain a site/)
  expect(failureMessage(join(root, 'new'))).toMatch(/This is the current folder/)
  const oldFile = join(oldSite, 'content/site.json')
  expect(failureMessage(join(root, 'new'), oldFile)).toMatch(/your own/)
  mkdirSync(join(oldSite, '.git'))
  expect(failureMessage(oldSite)).toMatch(/git merge/)
  expect(filesIn(root)).toEqual(filesBefore)
})

test('neighboring folders with other sites, even invalid ones, are listed until a site is imported', () => {
  const { root, oldSite, contentFile } = createFolders()
  writeFileSync(join(oldSite, 'content/site.json'), '{ "broken": ')
  cpSync(join(root, 'new'), join(root, 'another new'), { recursive: true })
  expect(neighboringSites(contentFile)).toEqual([oldSite])
  const imported = importSite(pathToFileURL(oldSite).href, contentFile)
  expect(imported).toMatchObject({ reported: [] })
  expect(readFileSync(contentFile, 'utf8')).toBe('{ "broken": ')
  expect(neighboringSites(contentFile)).toBeUndefined()
})
