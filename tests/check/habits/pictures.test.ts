import { test } from 'vitest'

import { changed, expectRight, type Habit } from './habit.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  )
const kinds = {
  heic: bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'),
  pdf: bytes('%PDF-1.7\n'),
  gif: bytes('GIF89a', [9, 0, 9, 0, 0, 0, 0]),
  tiff: bytes('II', [42, 0, 8, 0, 0, 0, 0, 0]),
  mp4: bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isommp42'),
  zip: bytes('PK', [3, 4, 20, 0]),
  ai: bytes('%PDF-1.5\n%âãÏÓ'),
  eps: bytes('%!PS-Adobe-3.0 EPSF-3.0\n'),
  psd: bytes('8BPS', [0, 1]),
  html: bytes('<!doctype html><html><body>404</body></html>'),
  svg: bytes(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  ),
  bmp: bytes(
    'BM',
    [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0],
  ),
  rtf: bytes('{\\rtf1'),
  pointer: bytes('version https://git-lfs.github.com/spec/v1\noid sha256:x\nsize 9\n'),
}
type Kind = keyof typeof kinds

const hero = (file: string) =>
  ['sections/0/picture', { file, alt: 'hero.note' }] as [string, unknown]

/** An existing file of a kind that cannot be used. */
const wrongKind = (
  place: string,
  path: string,
  kind: Kind,
  ...names: string[]
): Habit => ({
  what: `${path} (${kind}) as ${place}`,
  text: place === 'hero' ? changed(hero(path)) : changed([place, path]),
  expected: [
    `picture-${kind === 'heic' ? 'heic' : 'kind'} ${place === 'hero' ? 'sections/0/picture/file' : place}`,
  ],
  names,
  never: /not there|não existe/,
  files: { [path]: kinds[kind] },
})
const notWhatItSays = (
  place: string,
  path: string,
  kind: Kind,
  ...names: string[]
): Habit => ({
  ...wrongKind(place, path, kind, ...names),
  expected: [`file-not-picture ${place === 'hero' ? 'sections/0/picture/file' : place}`],
})
const badName = (path: string, right: string): Habit => ({
  what: `a logo named ${path}`,
  text: changed(['clients/0/logo', path]),
  expected: ['file-name clients/0/logo'],
  names: [`"${right}"`],
  never: /not there|não existe/,
  files: { [path]: kinds.svg },
})

test.for<Habit>([
  wrongKind('company/mark', '/marca.jpg', 'tiff', 'TIFF', 'SVG'),
  wrongKind('company/mark', '/marca.gif', 'gif', 'GIF', 'SVG'),
  wrongKind('company/mark', '/marca.pdf', 'pdf', 'PDF', 'SVG'),
  wrongKind('company/mark', '/marca.ai', 'ai', 'Illustrator', 'SVG'),
  wrongKind('hero', '/team.heic', 'heic', 'HEIC', 'JPEG'),
  wrongKind('hero', '/team.HEIC', 'heic', 'HEIC', 'JPEG'),
  wrongKind('company/mark', '/marca.heic', 'heic', 'HEIC', 'PNG'),
  wrongKind('hero', '/photo.tiff', 'tiff', 'TIFF', 'JPEG'),
  wrongKind('hero', '/film.mp4', 'mp4', 'MP4'),
  wrongKind('hero', '/photo.bmp', 'bmp', 'BMP', 'JPEG'),
  wrongKind('hero', '/photo.psd', 'psd', 'Photoshop', 'JPEG'),
  wrongKind('clients/0/logo', '/logos/aroeva.pdf', 'pdf', 'PDF', 'SVG'),
  wrongKind('clients/0/logo', '/logos/aroeva.eps', 'eps', 'EPS', 'SVG'),
  wrongKind('clients/0/logo', '/logos/aroeva.gif', 'gif', 'GIF', 'SVG'),
  wrongKind('clients/0/logo', '/logos/aroeva.zip', 'zip', 'ZIP', 'SVG'),
  wrongKind('clients/0/logo', '/logos/aroeva.docx', 'zip', 'Word', 'SVG'),
  wrongKind('clients/0/logo', '/logos/aroeva.cdr', 'zip', 'CorelDRAW', 'SVG'),
  wrongKind('hero', '/team.jpg', 'heic', 'HEIC', 'JPEG'),
  notWhatItSays('clients/0/logo', '/logos/x.svg', 'html', 'HTML'),
  notWhatItSays('clients/0/logo', '/logos/x.svg', 'pdf', 'PDF'),
  notWhatItSays('clients/0/logo', '/logos/x.png', 'svg', 'SVG'),
  notWhatItSays('clients/0/logo', '/logos/x.svg', 'pointer', 'Git LFS'),
  badName('/logos/aroeva#1.svg', '/logos/aroeva-1.svg'),
  badName('/logos/aroeva?.svg', '/logos/aroeva.svg'),
  badName('/logos/aroeva 100%.svg', '/logos/aroeva-100.svg'),
  badName('/logos/aroeva%20novo.svg', '/logos/aroeva-novo.svg'),
  badName('/logos/aroeva (1).svg', '/logos/aroeva-1.svg'),
  badName('/logos/novo logo.svg', '/logos/novo-logo.svg'),
  badName('/logos/R&D #2.svg', '/logos/R-D-2.svg'),
  {
    what: 'an address with %20 for a file with a space',
    text: changed(['clients/0/logo', '/logos/novo%20logo.svg']),
    expected: ['file-name clients/0/logo'],
    names: ['"/logos/novo-logo.svg"'],
    files: { '/logos/novo logo.svg': kinds.svg },
  },
  {
    what: 'an accent composed otherwise',
    text: changed(['clients/1/logo', '/logos/brumare\u0301.svg']),
    expected: ['file-missing|file-name|bad-picture-path clients/1/logo'],
    names: ['Mac'],
    files: { '/logos/brumaré.svg': kinds.svg },
    fixedContent: changed(['clients/1/logo', '/logos/brumaré.svg']),
  },
  ...['', '<defs/><g></g>'].map((inner) => ({
    what: `a drawing with nothing in it: ${inner}`,
    text: changed(['clients/0/logo', '/logos/x.svg']),
    expected: ['svg-empty clients/0/logo'],
    files: {
      '/logos/x.svg': bytes(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
      ),
    },
  })),
  {
    what: 'a folder',
    text: changed(['clients/0/logo', '/logos/']),
    expected: ['bad-picture-path clients/0/logo'],
    names: ['/logos/acme.svg'],
  },
])('$what', expectRight)
