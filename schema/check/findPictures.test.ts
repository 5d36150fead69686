import { expect, test } from 'vitest'

import { expectPlainMessages } from '../../tests/check/expectPlainMessages.ts'
import { smallFiles } from '../../tests/check/smallFiles.ts'
import { copyOfSample, type SampleContent } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 120 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
const plain = svg('<path fill="currentColor" d="M0 0h120v48z"/>')

/** A path inside this many groups. */
const nested = (depth: number) =>
  svg(`${'<g>'.repeat(depth)}<path/>${'</g>'.repeat(depth)}`)

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A PNG of this size. */
function png(width: number, height: number, ...extraTypes: string[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...[...extraTypes, 'IDAT', 'IEND'].map((type) => chunk(type, Buffer.alloc(0))),
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
    damaged: new Set(['/logos/damaged.png']),
    unexamined: new Set(['/logos/later.png', '/later.pdf']),
  }
  return checkContent(JSON.stringify(site), { files }).problems.map((problem) => {
    expectPlainMessages(problem, site)
    return [problem.code, problem.severity, problem.message.en, problem.edit?.text]
      .join(' ')
      .trim()
  })
}

const withLogo =
  (logo: string, plate = false) =>
  ({ clients: [client] }: SampleContent) =>
    Object.assign(client ?? {}, { logo, plate })

const withLink =
  (address: string) =>
  ({ services: [service] }: SampleContent) =>
    Object.assign(service ?? {}, { link: { label: 'hero.link', address } })

const withPhoto = (file: string) => (site: SampleContent) =>
  Object.assign(site.sections[0] ?? {}, { picture: { file, alt: 'hero.title' } })

/** A JPEG of this width. */
const jpeg = (width: number) =>
  Buffer.from(
    `ffd8ffe000040000ffc00011080009${width.toString(16).padStart(4, '0')}03`,
    'hex',
  )

/** A description of the file, its path, and its bytes. */
const pictures: [description: string, path: string, bytes: string | Uint8Array][] = [
  ['a drawing', '/logos/new.svg', `\ufeff<?xml version="1.0"?>\n<!-- a -->\n${plain}`],
  ['with a script', '/logos/new.svg', svg('<script>alert(1)</script>')],
  ['without a size', '/logos/new.svg', svg('<path d="M0 0h9z"/>', '')],
  ['without the namespace', '/logos/new.svg', '<svg viewBox="0 0 1 1"><path/></svg>'],
  ['that draws nothing', '/logos/new.svg', svg('')],
  ['with text', '/logos/new.svg', svg('<text y="40">A</text>')],
  ['cut off', '/logos/new.svg', plain.replace('</svg>', '')],
  ['with an unescaped &', '/logos/new.svg', svg('<title>A & B</title><path/>')],
  ['nested too deeply', '/logos/new.svg', nested(500)],
  ['nested deeply', '/logos/new.svg', nested(498)],
  ['an HTML page', '/logos/new.svg', '<!doctype html><svg></svg>'],
  ['no picture', '/logos/new.svg', 'Not found'],
  ['empty', '/logos/new.svg', ''],
  ['HEIC', '/logos/new.heic', '\0\0\0\x18ftypheic'],
  ['JPEG by its bytes', '/logos/new.png', jpeg(200)],
  ['animated', '/logos/new.png', png(200, 80, 'acTL')],
  ['not animated', '/logos/new.png', png(200, 80, 'IDAT', 'acTL')],
  ['too wide', '/logos/new.png', png(16_001, 80)],
  ['too high', '/logos/new.png', png(80, 16_001)],
  ['just large enough', '/logos/new.png', png(80, 16_000)],
  ['too small', '/logos/new.png', png(79, 30)],
  ['a drawing over the limit', '/logos/new.svg', plain.padEnd(50_001)],
  ['a picture at the limit', '/logos/new.png', Buffer.concat([png(99, 9)], 200_000)],
  ['a picture over the limit', '/logos/new.png', Buffer.concat([png(99, 9)], 200_001)],
  ['not decoded', '/logos/damaged.png', png(200, 80)],
  ['not loaded yet', '/logos/later.png', 'later'],
  ['a photo', '/hall.jpeg', jpeg(1000)],
  ['a narrow photo', '/hall.jpeg', jpeg(999)],
  ['a page', '/own.html', '<h1>Terms</h1>'],
  ['a page with a type', '/page.html', '\n<!DOCTYPE html>'],
  ['a letter saved as a page', '/letter.html', 'PK\0\0, saved by a <word> processor'],
  ['a PDF', '/privacy.pdf', '%PDF-1.7 …'],
  ['no PDF', '/scan.pdf', 'a picture'],
  ['a PDF not loaded yet', '/later.pdf', ''],
]

// To accept an intended difference, run `npx vitest run --project=node schema/check/findPictures -u`.
test('the problems with pictures and documents of every kind match the snapshot', async () => {
  const lines = pictures.map(([description, path, bytes]) => {
    const isDocument = /\.(pdf|html)$/.test(path)
    const withFile = path.startsWith('/logos/') ? withLogo : withPhoto
    const edit = isDocument ? withLink(path) : withFile(path)
    return [`${description}:`, ...problemsWith({ [path]: bytes }, edit)].join(' ')
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('findPictures.txt')
})

test('a logo with a background is allowed only on a plate', () => {
  const logo = '/logos/new.png'
  const pixels = new Map([[logo, new Uint8Array(16).fill(255)]])
  const problems = (plate: boolean) =>
    problemsWith({ [logo]: png(200, 80) }, withLogo(logo, plate), pixels)
  expect(problems(false)).toEqual([expect.stringMatching(/^logo-opaque/)])
  expect(problems(true)).toEqual([])
})

test.each([
  ['its own color', plain.replace('currentColor', '#141414'), ['mark-faint warning']],
  ['the color of the text around it', plain, []],
])(
  'a dark logo in %s is reported as faint only if its color is fixed',
  (_, mark, codes) => {
    const pixels = new Map([['/mark.svg', Uint8Array.of(20, 20, 20, 255, 0, 0, 0, 0)]])
    const problems = problemsWith({ '/mark.svg': mark }, () => undefined, pixels)
    expect(problems.map((line) => line.split(' ', 2).join(' '))).toEqual(codes)
  },
)

test('a broken drawing of the maximum size is reported quickly', () => {
  for (const text of ['<', '<a ', '<!--', '<a b="', '<a b="c" ', ' ', 'a="b" ', '<g>']) {
    const ownFiles = { '/logos/new.svg': svg(text.repeat(49_000 / text.length)) }
    expect(problemsWith(ownFiles, withLogo('/logos/new.svg'))).toHaveLength(1)
  }
})
