import type { Path } from '../reading/readDocument.ts'
import { schemaAt } from '../reading/schemaTree.ts'

/** What the pictures of one place must be. */
export interface PictureKind {
  form: RegExp
  types: string[]
  example: string
  /** Where a file lies that could have been meant. */
  folder: string
  isOther: (path: string) => boolean
  /** In kB, of a drawing and of pixels. */
  maxSvg: number
  maxRaster: number
}

const hero: Path = ['sections', 0, 'picture', 'file']

function formAt(value: unknown, path: Path): RegExp {
  return new RegExp(schemaAt(value, path)?.pattern ?? '')
}

const isLogo = (path: string) => path.startsWith('/logos/')

export const logo: PictureKind = {
  form: formAt({}, ['clients', 0, 'logo']),
  types: ['.svg', '.png', '.webp'],
  example: '/logos/acme.svg',
  folder: '/logos/',
  isOther: (path) => /^\/(favicon|icon|apple-touch-icon|share|mark)[^/]*$/.test(path),
  maxSvg: 50,
  maxRaster: 200,
}

export const share: PictureKind = {
  form: formAt({}, ['site', 'shareImage', 'file']),
  types: ['.png', '.jpg', '.jpeg'],
  example: '/share.png',
  folder: '/',
  isOther: isLogo,
  maxSvg: 0,
  maxRaster: 200,
}

/** Stands in the document itself, so every visitor waits for it. */
export const mark: PictureKind = {
  form: formAt({}, ['company', 'mark']),
  types: ['.svg'],
  example: '/mark.svg',
  folder: '/',
  isOther: isLogo,
  maxSvg: 10,
  maxRaster: 0,
}

/** Photos are made smaller by the build. */
export const heroPicture: PictureKind = {
  form: formAt({ sections: [{ type: 'hero' }] }, hero),
  types: ['.jpg', '.png', '.webp', '.avif', '.svg'],
  example: '/team.jpg',
  folder: '/',
  isOther: isLogo,
  maxSvg: 100,
  maxRaster: 20_000,
}

export const casePicture: PictureKind = {
  form: formAt({ sections: [{ type: 'cases' }] }, [
    'sections',
    0,
    'entries',
    0,
    'picture',
    'file',
  ]),
  types: ['.svg', '.png', '.jpg', '.jpeg', '.webp'],
  example: '/cases/acme.jpg',
  folder: '/cases/',
  isOther: (path) => isLogo(path) || logo.isOther(path),
  maxSvg: 50,
  maxRaster: 200,
}
