import sharp from 'sharp'
import { expect, test } from 'vitest'

import { paletteOf } from '../../../schema/colors/palette.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { markOf } from '../../pictures/mark.ts'
import { iconMakers } from './siteIcons.ts'

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`
const { light } = paletteOf(content.site.colors)

async function makeIcon(file: string, drawing?: string): Promise<Uint8Array> {
  const mark = drawing === undefined ? undefined : await markOf(drawing)
  const icon = await iconMakers(content, mark).get(file)?.()
  if (!icon) throw new Error(`There is no icon ${file}.`)
  return icon
}

async function colorAt(png: Uint8Array, left: number, top: number): Promise<string> {
  const pixel = sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return (await pixel.raw().toBuffer()).toString('hex')
}

const circle = svg('<circle cx="32" cy="32" r="20" fill="#00f"/>')
const phoneIconFile = 'apple-touch-icon.png'

test('an icon shows the logo on the header’s background', async () => {
  const panel = `${light.panel.slice(1)}ff`
  const tabIcon = await makeIcon('icon-192.png', circle)
  expect(await colorAt(tabIcon, 96, 96)).toBe('0000ffff')
  expect(await colorAt(tabIcon, 96, 4)).toBe(panel)
  expect(await colorAt(tabIcon, 0, 0)).toBe('00000000')
  expect(await colorAt(await makeIcon(phoneIconFile, circle), 2, 2)).toBe(panel)
})

test('a logo with its own background keeps it in an icon', async () => {
  const tile = svg('<path d="M0 0h64v64H0z" fill="#00f"/>')
  expect(await colorAt(await makeIcon(phoneIconFile, tile), 2, 2)).toBe('0000ffff')
})

test('in an icon, `currentColor` is the color of the header’s text', async () => {
  const line = svg('<path fill="currentColor" d="M9 9h46v46H9z"/>')
  const icon = Buffer.from(await makeIcon('icon.svg', line)).toString()
  expect(icon).toContain(`color="${light.onGround}"`)
})

test('without a logo, an icon shows the name’s first letter as a capital', async () => {
  const iconOf = (name: string) => {
    const named = { ...content, company: { ...content.company, name } }
    return iconMakers(named, undefined).get('icon.svg')?.()
  }
  expect(await iconOf('acme')).toEqual(await iconOf('A'))
})
