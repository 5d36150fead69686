import { imageSize } from 'image-size'

import type { Bilingual } from '../problem.ts'

/** What a picture's bytes are, whatever its name says. */
export type Picture =
  | { kind: 'svg'; text: string }
  | { kind: 'raster'; type: string; width: number; height: number }
  | { kind: 'unknown' }

export function readPicture(bytes: Uint8Array): Picture {
  const text = new TextDecoder().decode(bytes)
  // A drawing in XML: image-size would take the first "<svg" anywhere, even in a page of HTML.
  if (
    /^\s*(<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*(\[[^\]]*\])?>|\s)*<svg[\s>]/i.test(
      text,
    )
  ) {
    return { kind: 'svg', text }
  }
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes)
    if (type === undefined || type === 'svg') return { kind: 'unknown' }
    // From 5 on the camera was held upright: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf
    return orientation < 5
      ? { kind: 'raster', type, width, height }
      : { kind: 'raster', type, width: height, height: width }
  } catch {
    return { kind: 'unknown' }
  }
}

const dangers: { form: RegExp; found: Bilingual }[] = [
  {
    form: /<([\w.-]+:)?script/i,
    found: { en: 'a program (script)', br: 'um programa (script)' },
  },
  {
    form: /<[a-z][^<>]*\son[a-z]+\s*=/i,
    found: {
      en: 'a program in an event attribute',
      br: 'um programa num atributo de evento',
    },
  },
  {
    form: /javascript:/i,
    found: { en: 'a program in a link', br: 'um programa num link' },
  },
  {
    form: /<!ENTITY/i,
    found: { en: 'entities of its own (<!ENTITY)', br: 'entidades próprias (<!ENTITY)' },
  },
  {
    form: /<([\w.-]+:)?(foreignObject|iframe|embed|object|audio|video)[\s/>]/i,
    found: { en: 'something other than a drawing', br: 'algo além de um desenho' },
  },
  {
    form: /(href|src)\s*=\s*["']\s*(?!#|data:image\/(png|jpe?g|webp|gif)[;,])[^"'\s]/i,
    found: {
      en: 'a reference to something outside',
      br: 'uma referência a algo de fora',
    },
  },
  {
    form: /url\(\s*["']?\s*(?![\s#"')])|@import/i,
    found: {
      en: 'a style that loads something from outside',
      br: 'um estilo que carrega algo de fora',
    },
  },
]

/** Why a drawing must not be published, or undefined. */
export function dangerIn(svg: string): Bilingual | undefined {
  return dangers.find(({ form }) => form.test(svg))?.found
}

export function hasSize(svg: string): boolean {
  const tag = /<svg[^>]*>/i.exec(svg)?.[0] ?? ''
  return (
    /\sviewBox\s*=/.test(tag) || (/\swidth\s*=/.test(tag) && /\sheight\s*=/.test(tag))
  )
}

/** Is anything drawn in it? What stands among the definitions is, once it is used. */
export function hasShapes(svg: string): boolean {
  return /<(?:[\w.-]+:)?(?:path|rect|circle|ellipse|line|polyline|polygon|use|image|text)[\s/>]/.test(
    svg,
  )
}

/** Letters that every system draws in a font of its own. */
export function hasLetters(svg: string): boolean {
  return /<([\w.-]+:)?text[\s/>]/.test(svg)
}

/** Has it the namespace of SVG? Without it browsers do not show the file as a picture. */
export function hasNamespace(svg: string): boolean {
  return /<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(svg)
}

const unseen = /<(defs|clipPath|mask|pattern|symbol)\b[\s\S]*?<\/\1>/g
const shape = /<(rect|path|circle|ellipse|polygon|polyline|line|image|use|text)\b[^>]*>/
const partlySeen =
  /\s(mask|clip-path|transform)\s*=|fill\s*[=:]\s*["']?(none|transparent)|opacity\s*[=:](?!\s*["']?1\b)/

const white =
  /\sfill\s*=\s*["'](?:white|#fff(?:fff)?)["']|fill:\s*(?:white|#fff(?:fff)?)\b/i
/** A white rectangle that covers at least this share of the drawing is the paper below a logo. */
const paper = 0.5

/** Is the first shape a background over the whole drawing, or white paper? A logo of which only the shape is shown would be a block. */
export function hasBackground(svg: string): boolean {
  const root = /<svg[^>]*>/i.exec(svg)?.[0] ?? ''
  const size = `0 0 ${valueIn(root, 'width') ?? ''} ${valueIn(root, 'height') ?? ''}`
  const box = (valueIn(root, 'viewBox') ?? size).split(/[\s,]+/).map(Number.parseFloat)
  const [left = 0, top = 0, width = 0, height = 0] = box
  const [tag = '', name] = shape.exec(svg.replaceAll(unseen, '')) ?? []
  if (partlySeen.test(tag)) return false
  if (name === 'path')
    return sheets(width, height).includes(plainPath(valueIn(tag, 'd') ?? ''))
  /** The rectangle's share of the drawing's width or height. */
  const share = (side: string, whole: number) => {
    const written = valueIn(tag, side) ?? ''
    return Number.parseFloat(written) / (written.endsWith('%') ? 100 : whole)
  }
  const shares = [share('width', width), share('height', height)] as const
  const isInCorner =
    Number.parseFloat(valueIn(tag, 'x') ?? '0') <= left &&
    Number.parseFloat(valueIn(tag, 'y') ?? '0') <= top
  return (
    name === 'rect' &&
    ((isInCorner && shares.every((each) => each >= 1)) ||
      (white.test(tag) && shares[0] * shares[1] >= paper))
  )
}

function valueIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]?.trim()
}

/** A path in one notation: from the corner on, absolute coordinates (capitals) and relative ones are the same. */
function plainPath(drawn: string): string {
  return drawn
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/ ?([a-z]) ?/g, '$1')
    .trim()
}

/** How drawing programs write a rectangle that begins in the corner. */
function sheets(width: number, height: number): string[] {
  const three = `m0 0h${width}v${height}h`
  return [
    `${three}0z`,
    `${three}0v0z`,
    `${three}-${width}z`,
    `${three}-${width}v-${height}z`,
  ]
}
