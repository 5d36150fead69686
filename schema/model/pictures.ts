/** The requirements for the files of pictures, by their use. */
import { type Language, languageList } from '../languages.ts'

/** The requirements for a picture's file, and how the page uses it. */
export interface PictureRole {
  /** The file types, as messages name them. */
  types: readonly string[]
  /** A regular expression for the path. */
  pattern: string
  example: string
  /** The folder in which an owner would look for such a picture. */
  folder: string
  /** The maximum size of an SVG file, in kB. */
  maxSvgKb: number
  /** The maximum size of any other file, in kB. */
  maxRasterKb: number
  /** The minimum width in pixels, so that the picture looks sharp. */
  minWidth: number
  /** The page shows only the silhouette, so the background must be transparent. */
  isSilhouette?: boolean
  /** The picture is on the header, which is dark. */
  isOnHeader?: boolean
  /** The page loads this file itself, not a copy that the build makes. */
  isLoadedDirectly?: boolean
  /** The build makes copies, at most `width` pixels wide, or `aloneWidth` if it is the only picture in its list. */
  resized?: { width: number; aloneWidth?: number }
}

/** The width of a full row in pixels, on a screen with two pixels per CSS pixel. */
export const rowWidth = 2400
const columnWidth = 1200

/** A photo, or a drawing in its place. */
export const photo = {
  types: ['.jpg', '.png', '.webp', '.avif', '.svg'],
  pattern: '^/[^\\s#?%]+\\.(svg|jpe?g|png|webp|avif)$',
  maxRasterKb: 20_000,
} as const

/** A picture in a row of pictures. The only one is as wide as the row (src/sections/EntryList.tsx). */
export function rowPicture(folder: string, example: string): PictureRole {
  return {
    ...photo,
    example: folder + example,
    folder,
    maxSvgKb: 50,
    minWidth: 480,
    resized: { width: columnWidth, aloneWidth: rowWidth },
  }
}

/** A photo or drawing of a person. */
export const portrait: PictureRole = {
  ...photo,
  example: '/people/ana.jpg',
  folder: '/people/',
  maxSvgKb: 50,
  minWidth: 240,
  resized: { width: 480 },
}

export const logo: PictureRole = {
  types: ['.svg', '.png', '.webp'],
  pattern: '^/[^\\s#?%]+\\.(svg|png|webp)$',
  example: '/logos/acme.svg',
  folder: '/logos/',
  maxSvgKb: 50,
  maxRasterKb: 200,
  minWidth: 80,
  isSilhouette: true,
  isLoadedDirectly: true,
}

/** The name of the share picture for a language. The build makes it unless the owner has a file with this name. */
export const sharePictureName = (language: Language) => `share-${language}.jpg`

/** The logo in the header. It is in the document itself, so every visitor waits for it: it must be small. */
export const mark: PictureRole = {
  types: ['.svg', '.png'],
  pattern: '^/[^\\s#?%]+\\.(svg|png)$',
  example: '/mark.svg',
  folder: '/',
  maxSvgKb: 10,
  maxRasterKb: 500,
  minWidth: 72,
  isOnHeader: true,
}

/** Whether browsers or the build look for a file by its name, such as /favicon.ico. */
export const isSiteFile = (path: string) =>
  /^\/(favicon|icon|apple-touch-icon)[^/]*$/.test(path) ||
  languageList.some((language) => path === `/${sharePictureName(language)}`)

/** Whether a path belongs to another kind of picture: a client's logo, or a file of the site itself. */
export function belongsToOtherRole({ folder }: PictureRole, path: string): boolean {
  return (
    (folder !== logo.folder && path.startsWith(logo.folder)) ||
    (folder !== '/' && (isSiteFile(path) || /^\/mark[^/]*$/.test(path)))
  )
}
