import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import { copyOfSample, type SampleContent } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 120 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
const plain = svg('<path fill="currentColor" d="M0 0h120v48z"/>')

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A PNG of that size. */
function png(width: number, height: number, ...others: string[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...[...others, 'IDAT', 'IEND'].map((type) => chunk(type, Buffer.alloc(0))),
  ])
}

const jpeg = (width: number) =>
  Buffer.from(
    `ffd8ffe000040000ffc0000b080400${width.toString(16).padStart(4, '0')}01011100ffd9`,
    'hex',
  )

type Edit = (site: SampleContent) => void

/** The problems with files of an owner's beside the sample's pictures, as code, message and edit. */
function problemsWith(
  ownFiles: Record<string, string | Uint8Array>,
  edit: Edit,
  pictureData: { pixels?: Map<string, Uint8Array> } = {},
): string[] {
  const before = copyOfSample()
  const site = copyOfSample()
  edit(site)
  const paths = [...JSON.stringify(before).matchAll(/"(\/[\w/-]+\.svg)"/g)].map(
    ([, path = '']) => path,
  )
  const files = {
    list: () => [...paths, ...Object.keys(ownFiles)],
    read: (path: string) => Buffer.from(ownFiles[path] ?? plain),
    ...pictureData,
  }
  return checkContent(JSON.stringify(site), { files }).problems.map((problem) => {
    expectPlain(problem, site)
    return [problem.code, problem.message.en, problem.edit?.text].join(' ').trim()
  })
}

const withLogo =
  (logo: string): Edit =>
  ({ clients: [client] }) =>
    Object.assign(client ?? {}, { logo })

const ofSize = (bytes: string | Uint8Array, size: number) =>
  Buffer.concat([Buffer.from(bytes), Buffer.alloc(size - bytes.length, ' ')])

/** What the file is, its ending, words of the problem if there is one, and its bytes. */
test.each<[what: string, ending: string, words: string, bytes: string | Uint8Array]>([
  ['is a plain drawing', 'svg', '', `\ufeff<?xml version="1.0"?>\n<!-- a -->\n${plain}`],
  ['has a program', 'svg', 'svg-unsafe', svg('<script>alert(1)</script>')],
  ['has no size', 'svg', 'file-damaged', svg('<path d="M0 0h9z"/>', '')],
  ['lacks a name', 'svg', 'file-damaged', '<svg viewBox="0 0 1 1"><path/></svg>'],
  ['draws nothing', 'svg', 'file-damaged', svg('')],
  ['has letters', 'svg', 'svg-letters', svg('<text y="40">A</text>')],
  ['is cut', 'svg', 'file-damaged', plain.replace('</svg>', '')],
  ['has a bare &', 'svg', 'file-damaged', svg('<title>A & B</title><path/>')],
  ['is a page', 'svg', 'actually HTML', '<!doctype html><svg></svg>'],
  ['is no picture', 'svg', 'cannot be read as a picture', 'Not found'],
  ['is a HEIC', 'heic', 'HEIC', '\0\0\0\x18ftypheic'],
  ['is a JPEG', 'jpg', 'logo-opaque', Buffer.from([0xff, 0xd8, 0xff])],
  ['moves', 'png', 'file-not-picture', png(200, 80, 'acTL')],
  ['has too many pixels', 'png', '16001 × 80 pixels', png(16_001, 80)],
  ['is too small for that', 'png', '79 × 30 pixels', png(79, 30)],
  ['is a drawing of more', 'svg', 'the maximum is 50 kB', ofSize(plain, 50_001)],
  ['has more than 200 kB', 'png', 'the maximum is 200 kB', ofSize(png(200, 80), 200_001)],
])('a logo that %s (%s) has the problem “%s”', (_, ending, words, bytes) => {
  const logo = `/logos/own.${ending}`
  const problems = problemsWith({ [logo]: bytes }, withLogo(logo))
  expect(problems).toEqual(words === '' ? [] : [expect.stringContaining(words)])
})

test.each([
  ['/logos/own.png', png(200, 80)],
  ['/logos/own.svg', plain],
])('a logo with a background, %s, is allowed on a plate only', (logo, bytes) => {
  const pictureData = { pixels: new Map([[logo, new Uint8Array(16).fill(255)]]) }
  const problems = (plate: boolean) => {
    const edit: Edit = ({ clients: [client] }) =>
      Object.assign(client ?? {}, { logo, plate })
    return problemsWith({ [logo]: bytes }, edit, pictureData)
  }
  expect(problems(false)).toEqual([expect.stringMatching(/^logo-opaque/)])
  expect(problems(true)).toEqual([])
})

test.each([
  ['a PNG in a dark color', '/mark.png', png(200, 80), 20, 'mark-faint'],
  ['a PNG in a light color', '/mark.png', png(200, 80), 250, undefined],
  [
    'a drawing in a dark color',
    '/mark.svg',
    svg('<path d="M0 0h9z"/>'),
    20,
    'mark-faint',
  ],
  ['a drawing in currentColor', '/mark.svg', plain, 20, undefined],
])(
  '%s as the logo on a dark header is judged by its pixels',
  (_, mark, bytes, tone, code) => {
    const pixels = new Map([[mark, Uint8Array.of(tone, tone, tone, 255, 0, 0, 0, 0)]])
    const problems = problemsWith(
      { [mark]: bytes },
      ({ company }) => Object.assign(company, { mark }),
      { pixels },
    )
    expect(problems.map((told) => told.split(' ')[0])).toEqual(code ? [code] : [])
  },
)

test('a drawing with unusual but valid XML is not reported as damaged', () => {
  const inner =
    '<!-- a & b <g> --><style><![CDATA[a > b & c]]></style><title>A &amp; B &#169; &gt; ></title>'
  const names =
    'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox = \'0 0 1 1\'\n xml:space="preserve"'
  const head =
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n'
  const drawing = svg(`${inner}<use xlink:href="#a" data-name="Ação"></use>`, names)
  const ownFiles = { '/logos/own.svg': `${head}${drawing}\n<!-- end -->\n` }
  expect(problemsWith(ownFiles, withLogo('/logos/own.svg'))).toEqual([])
})

test('a broken drawing of the maximum size is reported quickly', () => {
  for (const piece of ['<', '<a ', '<!--', '<a b="', '<a b="c" ', ' ', 'a="b" ', '<g>']) {
    const ownFiles = { '/logos/own.svg': svg(piece.repeat(49_000 / piece.length)) }
    expect(problemsWith(ownFiles, withLogo('/logos/own.svg'))).toHaveLength(1)
  }
})

const withHero =
  (file: string): Edit =>
  ({ sections: [hero] }) =>
    Object.assign(hero ?? {}, { picture: { file, alt: 'hero.title' } })
const nothing: Edit = () => undefined

test.each<[file: string, code: string, edit: Edit, bytes: string | Uint8Array]>([
  ['/mark.svg', '', nothing, svg('<rect width="120" height="48" fill="#fff"/>')],
  ['/mark.svg', 'file-too-big', nothing, svg(`<path d="M${'0 0h1'.repeat(3000)}"/>`)],
  ['/a.jpg', '', withHero('/a.jpg'), ofSize(jpeg(2400), 3_000_000)],
  ['/a.jpg', 'file-too-small', withHero('/a.jpg'), jpeg(640)],
])('with the limits of its use, %s has the problem “%s”', (file, code, edit, bytes) => {
  const codes = problemsWith({ [file]: bytes }, edit).map((told) => told.split(' ')[0])
  expect(codes).toEqual(code === '' ? [] : [code])
})
