import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import {
  copyOfSample,
  sampleText,
  type SampleContent,
} from '../../tests/fixtures/sampleContent.ts'
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

/** The codes for an owner's pictures, without those for the sample's. */
function codesOfOwn(
  own: Record<string, string | Uint8Array>,
  edit: (site: SampleContent) => void = () => undefined,
): string[] {
  const site = copyOfSample()
  edit(site)
  const paths = [
    '/mark.svg',
    ...site.clients.map(({ logo }) => logo),
    ...Object.keys(own),
  ]
  const files = {
    list: () => paths,
    read: (path: string) => Buffer.from(own[path] ?? plain),
  }
  return checkContent(JSON.stringify(site), { files }).problems.map((problem) => {
    expectPlain(problem, site)
    return problem.code
  })
}

/** The problems when the first client's logo is this file. */
function problemsOf(logo: string | Uint8Array, address = '/logos/aroeva.svg'): string[] {
  const text = sampleText.replace('/logos/aroeva.svg', address)
  const logos = [...text.matchAll(/"(\/logos\/[^"]+)"/g)].map((match) => match[1] ?? '')
  const files = {
    list: () => ['/mark.svg', ...logos],
    read: (path: string) => Buffer.from(path === address ? logo : plain),
  }
  return checkContent(text, { files }).problems.map((problem) => {
    expectPlain(problem, JSON.parse(text))
    return `${problem.line} ${problem.code}: ${problem.message.en}`
  })
}

test('a plain drawing is accepted', () => {
  expect(problemsOf(plain)).toEqual([])
  expect(
    problemsOf(`\ufeff<?xml version="1.0"?>\n<!-- drawn by hand -->\n${plain}`),
  ).toEqual([])
  expect(
    problemsOf(svg('<use href="#a"/><rect fill="url(#b)"/>', 'width="120" height="48"')),
  ).toEqual([])
})

test.each(['<script>alert(1)</script>', '<a href="javascript:alert(1)"/>'])(
  'an SVG with %s is refused',
  (inner) => {
    expect(problemsOf(svg(inner))).toEqual([expect.stringMatching(/^\d+ svg-unsafe/)])
  },
)

const ofSize = (bytes: string | Uint8Array, size: number) =>
  Buffer.concat([Buffer.from(bytes), Buffer.alloc(size - bytes.length, ' ')])

/** What the file is, its ending, words of the problem if there is one, and its bytes. */
test.each<[what: string, ending: string, words: string, bytes: string | Uint8Array]>([
  [
    'has entities of its own',
    'svg',
    'svg-unsafe',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${plain}`,
  ],
  ['has no size', 'svg', 'file-damaged', svg('', '')],
  ['lacks a name', 'svg', 'file-damaged', '<svg viewBox="0 0 1 1"></svg>'],
  ['moves', 'png', 'file-not-picture', png(200, 80, 'acTL')],
  ['has too many pixels', 'png', '16001 × 80 pixels', png(16_001, 80)],
  ['has the most pixels', 'png', '', png(16_000, 80)],
  ['has letters', 'svg', 'svg-letters', svg('<text y="40">A</text>')],
  ['is empty', 'svg', 'file-damaged', ''],
  ['is no picture', 'svg', 'cannot be read as a picture', 'Not found'],
  ['is a page', 'svg', 'really HTML', '<!doctype html><svg></svg>'],
  ['is a PDF', 'pdf', 'PDF', '%PDF-1.7'],
  ['is a GIF', 'gif', 'GIF', 'GIF89a\t\0\t\0'],
  ['is a HEIC', 'heic', 'HEIC', '\0\0\0\x18ftypheic'],
  ['looks sharp', 'png', '', png(80, 30)],
  ['is too small for that', 'png', '79 × 30 pixels', png(79, 30)],
  ['is a drawing of 50 kB', 'svg', '', ofSize(plain, 50_000)],
  ['is a drawing of more', 'svg', 'the most is 50 kB', ofSize(plain, 50_001)],
  ['has 200 kB', 'png', '', ofSize(png(200, 80), 200_000)],
  ['has more', 'png', 'the most is 200 kB', ofSize(png(200, 80), 200_001)],
  ['is a JPEG', 'jpg', 'logo-opaque', Buffer.from([0xff, 0xd8, 0xff])],
  ['is cut in half', 'svg', 'file-damaged', plain.slice(0, -20)],
  ['is without its end', 'svg', 'file-damaged', plain.replace('</svg>', '')],
  ['has a bare &', 'svg', 'file-damaged', svg('<title>A & B</title>')],
  ['has a sign of HTML', 'svg', 'file-damaged', svg('<title>A&nbsp;B</title>')],
  ['has a bare & in an attribute', 'svg', 'file-damaged', svg('<g id="a&b"/>')],
  ['has tags that cross', 'svg', 'file-damaged', svg('<g><a></g></a>')],
  ['has no quotation marks', 'svg', 'file-damaged', svg('<g id=a/>')],
  ['has an attribute twice', 'svg', 'file-damaged', svg('<g id="a" id="b"/>')],
  ['has a prefix of nobody', 'svg', 'file-damaged', svg('<use xlink:href="#a"/>')],
  [
    'has a sheet of its own',
    'svg',
    'logo-opaque',
    svg('<rect width="120" height="48" fill="#fff"/><path d="M9 9h9z"/>'),
  ],
  ['is two drawings', 'svg', 'file-damaged', plain + plain],
  ['has words behind it', 'svg', 'file-damaged', `${plain}x`],
])('of a logo that %s (%s) is said: %s', (_, ending, words, bytes) => {
  const problems = problemsOf(bytes, `/logos/aroeva.${ending}`)
  expect(problems).toEqual(words === '' ? [] : [expect.stringContaining(words)])
})

test('what XML allows in a drawing is no damage', () => {
  const inner =
    '<!-- a & b <g> --><style><![CDATA[a > b & c]]></style><title>A &amp; B &#169; &gt; ></title>'
  const names =
    'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox = \'0 0 1 1\'\n xml:space="preserve"'
  expect(
    problemsOf(
      `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n${svg(`${inner}<use xlink:href="#a" data-name="Ação"></use>`, names)}\n<!-- end -->\n`,
    ),
  ).toEqual([])
})

test('a broken drawing of the largest size is reported, and takes no minutes', () => {
  for (const piece of ['<', '<a ', '<!--', '<a b="', '<a b="c" ', ' ', 'a="b" ', '<g>'])
    expect(
      problemsOf(svg(piece.repeat(49_000 / piece.length))).length,
    ).toBeLessThanOrEqual(1)
})

test('the share picture has the size that is shared', () => {
  const problemsOf = (width: number, height: number) =>
    codesOfOwn({ '/share.png': png(width, height) }, (site) => {
      site.site.shareImage = { file: '/share.png', alt: 'hero.title' }
    })
  expect(problemsOf(800, 600)).toEqual(['share-size'])
  expect(problemsOf(1200, 600)).toEqual(['share-size'])
  expect(problemsOf(1200, 630)).toEqual([])
})

test('a share picture of the owner’s under the name of a made one is checked as one that is named', () => {
  const problemsOf = (bytes: Uint8Array) => codesOfOwn({ '/share-en.jpg': bytes })
  expect(problemsOf(png(1200, 630))).toEqual(['file-not-picture'])
  expect(problemsOf(new Uint8Array(300_000))).toEqual(['file-too-big'])
  expect(codesOfOwn({ '/share-xx.jpg': png(800, 600) })).toEqual([])
})

test('the mark is light enough to stand in the document, and may have a ground of its own', () => {
  const problemsOf = (mark: string) =>
    codesOfOwn({ '/mark.svg': mark }, (site) => {
      site.company.mark = '/mark.svg'
    })
  expect(problemsOf(plain)).toEqual([])
  const onGround = '<rect width="120" height="48" fill="#fff"/><path d="M9 9h9z"/>'
  expect(problemsOf(svg(onGround))).toEqual([])
  expect(problemsOf(svg(`<path d="M${'0 0h1'.repeat(3000)}"/>`))).toEqual([
    'file-too-big',
  ])
  expect(problemsOf(svg('<script/>'))).toEqual(['svg-unsafe'])
})

test('a photo for the hero may be large but not small, and a drawing is checked as logos are', () => {
  const problemsOf = (file: string, bytes: string | Uint8Array) =>
    codesOfOwn({ [file]: bytes }, ({ sections: [hero] }) => {
      if (hero?.type === 'hero') hero.picture = { file, alt: 'hero.title' }
    })
  const jpeg = (width: number) =>
    Buffer.from(
      `ffd8ffe000040000ffc0000b080400${width.toString(16).padStart(4, '0')}01011100ffd9`,
      'hex',
    )
  expect(
    problemsOf('/team.jpg', Buffer.concat([jpeg(2400), Buffer.alloc(3_000_000)])),
  ).toEqual([])
  expect(problemsOf('/team.jpg', jpeg(640))).toEqual(['file-too-small'])
  expect(problemsOf('/team.webp', jpeg(2400))).toEqual(['file-not-picture'])
  expect(problemsOf('/team.svg', svg('<path onload="x" d="M0 0"/>'))).toEqual([
    'svg-unsafe',
  ])
  expect(problemsOf('/team.svg', plain)).toEqual([])
})

/** The problem and its edit where the first client's logo has this address and the folder has these files too. */
function fixOf(address: string, ...others: string[]) {
  const text = sampleText.replace('/logos/aroeva.svg', address)
  const used = [...text.matchAll(/"(\/logos\/[^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => path !== address)
  const files = {
    list: () => ['/mark.svg', ...used, ...others],
    read: () => Buffer.from(plain),
  }
  const { problems } = checkContent(text, { files })
  return problems.map(({ code, edit }) => [code, edit?.text])
}

test.each([
  ['lies elsewhere in the folder', '/acme.svg', '/logos/acme.svg'],
  ['lies there, not in logos', '/logos/acme.svg', '/acme.svg'],
  ['has nearly that name', '/logos/acne.svg', '/logos/acme.svg'],
  ['is another client’s', '/logos/quartz.svg', '/logos/other.svg'],
])('a file that %s may be another one: it is not put there', (_, address, other) => {
  expect(fixOf(address, other)).toEqual([['file-missing', undefined]])
})

test.each([
  ['/logos/acme.PNG', '/logos/acme.PNG'],
  ['/logos/acme logo.svg', '/logos/acme logo.svg'],
  ['/logos/novo%20logo.svg', '/logos/novo logo.svg'],
])('a file whose name cannot be written is to be renamed: %s', (address, file) => {
  expect(fixOf(address, file)).toEqual([['bad-value', undefined]])
})

test('two files of one name are a choice', () => {
  const found = fixOf('acme.svg', '/a/acme.svg', '/b/acme.svg')
  expect(found).toEqual([['bad-value', undefined]])
})

test('a mark may be a PNG of some size', () => {
  const withMark = (width: number) =>
    codesOfOwn({ '/sign.png': png(width, 100) }, ({ company }) => {
      company.mark = '/sign.png'
    })
  expect(withMark(200)).toEqual([])
  expect(withMark(40)).toEqual(['file-too-small'])
})
