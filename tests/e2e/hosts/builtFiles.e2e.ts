/** The files of the sample's build. scripts/build has snapshots of other documents. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import { imageSize } from 'image-size'

import { versionFile, versionOf } from '../../../schema/read/versionText.ts'
import { filesBelow } from '../../../scripts/files/filesBelow.ts'
import { sampleDist } from '../support/sampleBuild.ts'

const read = (file: string) => readFileSync(join(sampleDist, file))
const paths = filesBelow(sampleDist).toSorted()
const logoSheetPath = paths.find((path) => /logos-[^/]+\.svg$/.test(path)) ?? ''

/** Describes a file with its compressed copies and, of a picture, its size. */
function fileDescription(path: string): string {
  const copies = ['.br', '.gz'].filter((ending) => paths.includes(path + ending))
  const isPicture = /\.(jpg|png)$|\/mark-/.test(path)
  const { width, height } = isPicture ? imageSize(read(path)) : {}
  return [path, ...copies, isPicture ? `${width}×${height}` : ''].join(' ').trim()
}

// To accept an intended difference, run `npm run build:sample`, and this test with `-u`.
test('the built files of the sample match the snapshot', () => {
  const html = read('index.html').toString()
  expect(read(versionFile).toString()).toBe(versionOf(html))
  expect(read('share-br.jpg').equals(read('share-en.jpg'))).toBe(false)
  const matchesIn = (text: string, tags: RegExp) => (text.match(tags) ?? []).join('\n')
  const output = [
    paths
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map(fileDescription)
      .join('\n'),
    // The elements that contain no texts of the page, with the data of the inline script.
    matchesIn(
      html,
      /<(html|meta http|link|script|i id|aside|div id)\b[^>]*>(\[\["\/[^<]*)?/g,
    ),
    matchesIn(read(logoSheetPath).toString(), /<view [^>]*>|<svg y=[^>]*>/g),
    read('icon.svg').toString(),
    matchesIn(read('licences.txt').toString(), /^## \S+|^Copyright \d+ The \w+/gm),
  ]
  const hashes = /(?<=assets\/[\w-]+-)[\w-]{6}(?=\.)|(?<='sha256-)[^']+|(?<=version=)\w+/g
  expect(output.join('\n\n').replaceAll(hashes, '…')).toMatchSnapshot('builtFiles.txt')
})
