/** Pictures that are chosen in a browser, of a firm whose content is ready to go live. */

import sharp from 'sharp'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { words } from '../../../src/editor/interfaceText.ts'
import { picturesWords } from '../../../src/editor/pictures/picturesWords.ts'
import { dropPicture } from './dropPicture.ts'
import { expect, keptIn, test } from './githubEditor.ts'

test.setTimeout(240_000)
test.use({ fixture: 'firms/bakery' })

test('a photo loses its place and camera before it leaves the device; a drawing with a program is refused', async ({
  github,
}) => {
  const { page } = github
  await github.signIn()
  const photo = await sharp({
    create: { width: 60, height: 30, channels: 3, background: '#3a6' },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '15/1 47/1 0/1' } })
    .toBuffer()
  const logo = github.preview.locator('#clients img, #clients svg').first()
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" onload="alert(1)"><path d="M0 0l4 4V0z"/></svg>'
  await dropPicture(logo, 'hostile.svg', 'image/svg+xml', Buffer.from(hostile))
  await expect(page.getByText(picturesWords.unsafePicture.en)).toBeVisible()
  await dropPicture(logo, 'photo.jpg', 'image/jpeg', photo)
  await expect.poll(async () => (await keptIn(page, 'files')).length).toBe(1)
  const [{ bytes = [] } = {}] = await keptIn(page, 'files')
  const { width, height, exif } = await sharp(Buffer.from(bytes)).metadata()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  expect({ width, height, exif }).toEqual({ width: 30, height: 60, exif: undefined })
})

test('a copy of the sample’s picture is told before going live', async ({ github }) => {
  const { page } = github
  await github.signIn()
  const drawing = fromRoot('tests/fixtures/sample/public/logos/aroeva.svg')
  const copy = await sharp(drawing, { density: 300 }).resize(640).png().toBuffer()
  await dropPicture(github.preview.locator('#clients img').first(), 'a.png', '', copy)
  await page.getByRole('tab', { name: words.goLive.en }).click()
  await page.getByRole('button', { name: /^Clients/ }).click()
  await expect(page.getByText(/is still a picture of the sample/).first()).toBeVisible()
})
