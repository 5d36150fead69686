/** Pictures that are chosen in a browser, of a firm whose content is ready to go live. */

import sharp from 'sharp'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { words } from '../../../src/editor/interfaceText.ts'
import { picturesWords } from '../../../src/editor/pictures/picturesWords.ts'
import { dropPicture } from './dropPicture.ts'
import { expect, test, type GithubEditor } from './githubEditor.ts'

test.setTimeout(240_000)
test.use({ fixture: 'firms/bakery' })

const previewOf = ({ page }: GithubEditor) =>
  page.locator('main iframe').first().contentFrame()

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
  const logo = previewOf(github).locator('#clients img, #clients svg').first()
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" onload="alert(1)"><path d="M0 0l4 4V0z"/></svg>'
  await dropPicture(logo, 'hostile.svg', 'image/svg+xml', Buffer.from(hostile))
  await expect(page.getByText(picturesWords.unsafePicture.en)).toBeVisible()
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number[][]>((done) => {
          const request = indexedDB.open('site-editor')
          request.addEventListener('success', () => {
            const all = request.result.transaction('files').objectStore('files').getAll()
            all.addEventListener('success', () =>
              done(
                all.result.map((file: { bytes: Uint8Array }) => Array.from(file.bytes)),
              ),
            )
          })
        }),
    )
  await dropPicture(logo, 'photo.jpg', 'image/jpeg', photo)
  await expect.poll(async () => (await kept()).length).toBe(1)
  const [bytes = []] = await kept()
  const { width, height, exif } = await sharp(Buffer.from(bytes)).metadata()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  expect({ width, height, exif }).toEqual({ width: 30, height: 60, exif: undefined })
})

test('a photo on its own ground as a logo, and a copy of the sample’s, are told at their fields', async ({
  github,
}) => {
  const { page } = github
  await github.signIn()
  const logo = (at: number) =>
    previewOf(github).locator('#clients img, #clients svg').nth(at)
  // Its format allows transparency, and it has none.
  const opaque = await sharp({
    create: { width: 600, height: 200, channels: 4, background: '#3a6' },
  })
    .composite([
      { input: { create: { width: 90, height: 90, channels: 4, background: '#fff' } } },
    ])
    .png()
    .toBuffer()
  await dropPicture(logo(0), 'opaque.png', 'image/png', opaque)
  await logo(0).click()
  await expect(
    page.locator(`[data-path$='"logo"]']`).getByText(/would be a solid block/),
  ).toBeVisible()
  const copy = await sharp(fromRoot('tests/fixtures/sample/public/logos/aroeva.svg'), {
    density: 300,
  })
    .resize(640)
    .png()
    .toBuffer()
  await page.keyboard.press('Control+z')
  await dropPicture(logo(1), 'copy.png', 'image/png', copy)
  await page.getByRole('tab', { name: words.release.en }).click()
  await page.getByRole('button', { name: /^Clients/ }).click()
  await expect(page.getByText(/is still a picture of the sample/).first()).toBeVisible()
})
