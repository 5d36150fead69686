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

/** Without it browsers do not show the file as a picture. */
export function isNamed(svg: string): boolean {
  return /<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(svg)
}
