/** What the pictures of one place must be. */
export interface PictureKind {
  types: string[]
  example: string
  /** Where a file lies that could have been meant. */
  folder: string
  isOther: (path: string) => boolean
  /** In kB, of a drawing and of pixels. */
  maxSvg: number
  maxRaster: number
  /** In pixels, so that it looks sharp. */
  minWidth: number
}

const isLogo = (path: string) => path.startsWith('/logos/')

export const logo: PictureKind = {
  types: ['.svg', '.png', '.webp'],
  example: '/logos/acme.svg',
  folder: '/logos/',
  isOther: (path) => /^\/(favicon|icon|apple-touch-icon|share|mark)[^/]*$/.test(path),
  maxSvg: 50,
  maxRaster: 200,
  minWidth: 80,
}

export const share: PictureKind = {
  types: ['.png', '.jpg', '.jpeg'],
  example: '/share.png',
  folder: '/',
  isOther: isLogo,
  maxSvg: 0,
  maxRaster: 200,
  minWidth: 1200,
}

/** Stands in the document itself, so every visitor waits for it. */
export const mark: PictureKind = {
  types: ['.svg'],
  example: '/mark.svg',
  folder: '/',
  isOther: isLogo,
  maxSvg: 10,
  maxRaster: 0,
  minWidth: 0,
}

/** Photos are made smaller by the build. */
const photo = { types: ['.jpg', '.png', '.webp', '.avif', '.svg'], maxRaster: 20_000 }

const heroPicture: PictureKind = {
  ...photo,
  example: '/team.jpg',
  folder: '/',
  isOther: isLogo,
  maxSvg: 100,
  minWidth: 1000,
}

const casePicture: PictureKind = {
  ...photo,
  example: '/cases/acme.jpg',
  folder: '/cases/',
  isOther: (path) => isLogo(path) || logo.isOther(path),
  maxSvg: 50,
  minWidth: 480,
}

/** The kinds of picture by the name that the schema gives them. */
export const pictureKinds: Record<string, PictureKind> = {
  logo,
  share,
  mark,
  hero: heroPicture,
  case: casePicture,
}
