import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import { smallFiles } from '../../tests/check/smallFiles.ts'
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

/** The problems with an owner's files next to the sample's pictures, as code, severity, message, and edit. */
function problemsWith(
  ownFiles: Record<string, string | Uint8Array>,
  edit: (site: SampleContent) => unknown,
  pixels = new Map<string, Uint8Array>(),
): string[] {
  const site = copyOfSample()
  edit(site)
  const files = {
    list: () => [...smallFiles.list(), ...Object.keys(ownFiles)],
    read: (path: string) => Buffer.from(ownFiles[path] ?? smallFiles.read(path) ?? ''),
    pixels,
  }
  return checkContent(JSON.stringify(site), { files }).problems.map((problem) => {
    expectPlain(problem, site)
    return [problem.code, problem.severity, problem.message.en, problem.edit?.text]
      .join(' ')
      .trim()
  })
}

const withLogo =
  (logo: string, plate = false) =>
  ({ clients: [client] }: SampleContent) =>
    Object.assign(client ?? {}, { logo, plate })

/** What the file is, its extension, a part of the problem if there is one, and its bytes. */
test.each<[what: string, ending: string, words: string, bytes: string | Uint8Array]>([
  ['is a plain drawing', 'svg', '', `\ufeff<?xml version="1.0"?>\n<!-- a -->\n${plain}`],
  ['contains a script', 'svg', 'svg-unsafe', svg('<script>alert(1)</script>')],
  ['has no size', 'svg', 'file-damaged', svg('<path d="M0 0h9z"/>', '')],
  ['lacks the namespace', 'svg', 'file-damaged', '<svg viewBox="0 0 1 1"><path/></svg>'],
  ['draws nothing', 'svg', 'file-damaged', svg('')],
  ['contains text', 'svg', 'svg-letters', svg('<text y="40">A</text>')],
  ['is cut off', 'svg', 'file-damaged', plain.replace('</svg>', '')],
  ['has an unescaped &', 'svg', 'file-damaged', svg('<title>A & B</title><path/>')],
  ['is an HTML page', 'svg', 'actually HTML', '<!doctype html><svg></svg>'],
  ['is not a picture', 'svg', 'cannot be read as a picture', 'Not found'],
  ['is a HEIC', 'heic', 'HEIC', '\0\0\0\x18ftypheic'],
  ['is a JPEG', 'jpg', 'logo-opaque', Buffer.from([0xff, 0xd8, 0xff])],
  ['is animated', 'png', 'file-not-picture', png(200, 80, 'acTL')],
  ['has too many pixels', 'png', '16001 × 80 pixels', png(16_001, 80)],
  ['is too small', 'png', '79 × 30 pixels', png(79, 30)],
  ['is larger than the limit', 'svg', 'the maximum is 50 kB', plain.padEnd(50_001)],
])('a logo that %s (%s) has the problem “%s”', (_, ending, words, bytes) => {
  const logo = `/logos/own.${ending}`
  const problems = problemsWith({ [logo]: bytes }, withLogo(logo))
  expect(problems).toEqual(words === '' ? [] : [expect.stringContaining(words)])
})

test('a logo with a background is allowed only on a plate', () => {
  const logo = '/logos/own.png'
  const pixels = new Map([[logo, new Uint8Array(16).fill(255)]])
  const problems = (plate: boolean) =>
    problemsWith({ [logo]: png(200, 80) }, withLogo(logo, plate), pixels)
  expect(problems(false)).toEqual([expect.stringMatching(/^logo-opaque/)])
  expect(problems(true)).toEqual([])
})

test.each([
  [
    'a color of its own',
    plain.replace('currentColor', '#141414'),
    ['mark-faint warning'],
  ],
  ['the color of the text around it', plain, []],
])('a dark logo in %s is compared with a dark header by its pixels', (_, mark, codes) => {
  const pixels = new Map([['/mark.svg', Uint8Array.of(20, 20, 20, 255, 0, 0, 0, 0)]])
  const problems = problemsWith({ '/mark.svg': mark }, () => undefined, pixels)
  expect(problems.map((told) => told.split(' ', 2).join(' '))).toEqual(codes)
})

test('a broken drawing of the maximum size is reported quickly', () => {
  for (const piece of ['<', '<a ', '<!--', '<a b="', '<a b="c" ', ' ', 'a="b" ', '<g>']) {
    const ownFiles = { '/logos/own.svg': svg(piece.repeat(49_000 / piece.length)) }
    expect(problemsWith(ownFiles, withLogo('/logos/own.svg'))).toHaveLength(1)
  }
})
