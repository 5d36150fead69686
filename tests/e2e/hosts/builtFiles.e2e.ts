/** The files of the sample's build. scripts/build has snapshots of other documents. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import { imageSize } from 'image-size'

import { versionFile, versionOf } from '../../../schema/read/versionText.ts'
import { filesBelow } from '../../../scripts/files/filesBelow.ts'
import { sampleDist } from '../support/sampleBuild.ts'

const read = (file: string) => readFileSync(join(sampleDist, file))
const names = filesBelow(sampleDist).toSorted()
const sheet = names.find((name) => /logos-[^/]+\.svg$/.test(name)) ?? ''

/** Describes a file with its compressed copies and, of a picture, its size. */
function describeFile(name: string): string {
  const copies = ['.br', '.gz'].filter((ending) => names.includes(name + ending))
  const isPicture = /\.(jpg|png)$|\/mark-/.test(name)
  const { width, height } = isPicture ? imageSize(read(name)) : {}
  return [name, ...copies, isPicture ? `${width}×${height}` : ''].join(' ').trim()
}

// To accept an intended difference, run `npm run build:sample`, and this test with `-u`.
test('the built files of the sample match the snapshot', () => {
  const html = read('index.html').toString()
  expect(read(versionFile).toString()).toBe(versionOf(html))
  expect(read('share-br.jpg').equals(read('share-en.jpg'))).toBe(false)
  const tagsIn = (text: string, tag: RegExp) => (text.match(tag) ?? []).join('\n')
  const sections = [
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map(describeFile)
      .join('\n'),
    // The elements that are no text of the page, with the data of the inline script.
    tagsIn(
      html,
      /<(html|meta http|link|script|i id|aside|div id)\b[^>]*>(\[\["\/[^<]*)?/g,
    ),
    tagsIn(read(sheet).toString(), /<view [^>]*>|<svg y=[^>]*>/g),
    read('icon.svg').toString(),
    tagsIn(read('licences.txt').toString(), /^## \S+|^Copyright \d+ The \w+/gm),
  ]
  const hashes = /(?<=assets\/[\w-]+-)[\w-]{6}(?=\.)|(?<='sha256-)[^']+|(?<=version=)\w+/g
  expect(sections.join('\n\n').replaceAll(hashes, '…')).toMatchSnapshot('builtFiles.txt')
})
