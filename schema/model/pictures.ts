/** What a kind of picture is, and the kinds that no section has to itself. */
import type { Language } from '../languages.ts'

/** What the file of a picture must be, and what becomes of it. */
export interface PictureRole {
  /** The file types, as sentences name them. */
  types: readonly string[]
  /** How the path is written. */
  pattern: string
  example: string
  /** The folder in which an owner would look for such a picture. */
  folder: string
  /** In kB, of a drawing and of pixels. */
  maxSvg: number
  maxRaster: number
  /** In pixels, so that it looks sharp. */
  minWidth: number
  /** The width and height that it has to have, in pixels. */
  exactSize?: readonly [width: number, height: number]
  /** The page shows its shape alone, so its background must be transparent. */
  isShape?: boolean
  /** It is on the header, whose background is dark. */
  onHeader?: boolean
  /** The page fetches the file as it is. */
  isFetched?: boolean
  /** The build makes smaller copies. `width`: the maximum, in pixels; `alone`: the same for the only entry of a list. */
  resized?: { width: number; alone?: number }
}

/** In pixels, on a sharp screen. */
export const rowWidth = 2400
const columnWidth = 1200

/** A photo of the owner's, or a drawing in its place. */
export const photo = {
  types: ['.jpg', '.png', '.webp', '.avif', '.svg'],
  pattern: '^/[^\\s#?%]+\\.(svg|jpe?g|png|webp|avif)$',
  maxRaster: 20_000,
} as const

/** A picture among others in a row; where it is the only one, it is as wide as the row (src/sections/EntryList.tsx). */
export function pictureOfRow(folder: string, example: string): PictureRole {
  return {
    ...photo,
    example: folder + example,
    folder,
    maxSvg: 50,
    minWidth: 480,
    resized: { width: columnWidth, alone: rowWidth },
  }
}

/** A photo or drawing of a person. */
export const portrait: PictureRole = {
  ...photo,
  example: '/people/ana.jpg',
  folder: '/people/',
  maxSvg: 50,
  minWidth: 240,
  resized: { width: 480 },
}

export const logo: PictureRole = {
  types: ['.svg', '.png', '.webp'],
  pattern: '^/[^\\s#?%]+\\.(svg|png|webp)$',
  example: '/logos/acme.svg',
  folder: '/logos/',
  maxSvg: 50,
  maxRaster: 200,
  minWidth: 80,
  isShape: true,
  isFetched: true,
}

export const share: PictureRole = {
  types: ['.png', '.jpg', '.jpeg'],
  pattern: '^/[^\\s#?%]+\\.(png|jpe?g)$',
  example: '/share.png',
  folder: '/',
  maxSvg: 0,
  maxRaster: 200,
  minWidth: 1200,
  exactSize: [1200, 630],
}

/** The share picture that the build makes in a language, unless the owner has a file of that name. */
export const madeShareImage = (language: Language) => `share-${language}.jpg`

/** The logo in the header. It is in the document itself, so every visitor waits for it: it must be small. */
export const mark: PictureRole = {
  types: ['.svg', '.png'],
  pattern: '^/[^\\s#?%]+\\.(svg|png)$',
  example: '/mark.svg',
  folder: '/',
  maxSvg: 10,
  maxRaster: 500,
  minWidth: 72,
  onHeader: true,
}

/** Files that browsers and the build ask for by their own names. */
export const isOfSite = (path: string) =>
  /^\/(favicon|icon|apple-touch-icon|share)[^/]*$/.test(path)

/** Does a path belong to another kind of picture: a client's logo, or a file of the site itself? */
export function isOfOtherRole({ folder }: PictureRole, path: string): boolean {
  return (
    (folder !== logo.folder && path.startsWith(logo.folder)) ||
    (folder !== '/' && (isOfSite(path) || /^\/mark[^/]*$/.test(path)))
  )
}
