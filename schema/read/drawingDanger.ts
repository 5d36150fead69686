/**
 * What an SVG file may contain; everything else is refused. Hosts without a policy header run scripts in an SVG that
 * is opened directly.
 */
import type { Bilingual } from '../problem.ts'
import { parseXml } from './parseXml.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Elements that draw or style; none that animate, because nobody could stop the motion. */
const elements = new Set(
  `svg g defs symbol use switch a title desc metadata style view
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern marker mask clipPath filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
)

/** Namespaces of drawing programs' metadata, which browsers ignore. */
const programs =
  /^(?:https?:\/\/(?:[\w-]+\.)*(?:inkscape\.org|sodipodi\.sourceforge\.net|creativecommons\.org|purl\.org|ns\.adobe\.com|bohemiancoding\.com|figma\.com|serif\.com|boxy-svg\.com|vectornator\.io|vecta\.io|corel\.com|openoffice\.org|openswatchbook\.org|schemas\.microsoft\.com)\/|http:\/\/web\.resource\.org\/cc\/$|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$|adobe:ns:meta\/$)/

/** A reference within the drawing, or an embedded raster image. */
const ownReference = /^\s*(?:$|#|data:image\/(?:png|jpe?g|webp|gif|avif)[;,])/i

/** CSS functions that load nothing. `url` is checked separately. */
const functions = new Set(
  `url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color device-cmyk var calc min max clamp
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  rect inset circle ellipse polygon path local format cubic-bezier steps
  not is where nth-child nth-of-type nth-last-child first-child lang root`.split(/\s+/),
)
const rules = new Set(['media', 'supports', 'font-face', 'charset'])

/** Attributes that hold text, not styles. */
const isOfWords = (name: string) =>
  /^(?:xmlns|id|class|name|title|label|lang|d|values|points|data-.*|aria-.*)$/.test(name)

const found = {
  script: { en: 'a program (script)', br: 'um programa (script)' },
  event: {
    en: 'a program in an event attribute',
    br: 'um programa num atributo de evento',
  },
  link: { en: 'a program in a link', br: 'um programa num link' },
  doctype: {
    en: 'declarations of its own in the DOCTYPE (<!ENTITY …)',
    br: 'declarações próprias no DOCTYPE (<!ENTITY …)',
  },
  instruction: {
    en: 'an instruction for the program that opens it (<?…?>)',
    br: 'uma instrução para o programa que o abre (<?…?>)',
  },
  encoding: { en: 'letters that are not in UTF-8', br: 'letras que não estão em UTF-8' },
  outside: {
    en: 'a reference to something outside',
    br: 'uma referência a algo de fora',
  },
  style: {
    en: 'a style that loads something from outside',
    br: 'um estilo que carrega algo de fora',
  },
  escape: {
    en: 'a style written in escapes (\\)',
    br: 'um estilo escrito com escapes (\\)',
  },
  moving: {
    en: 'something that moves, which nobody could stop',
    br: 'algo que se move e que ninguém pode parar',
  },
} satisfies Record<string, Bilingual>

/** A name taken from the file, shortened. */
const otherThing = (name: string): Bilingual => ({
  en: `something other than a drawing (${name.slice(0, 40)})`,
  br: `algo além de um desenho (${name.slice(0, 40)})`,
})

/** Without the namespace an SVG is only drawn inside of HTML. */
const isOfDrawing = (uri: string) => uri === svgNamespace || uri === ''

function inElement(name: string, uri: string, prefix: string): Bilingual | undefined {
  const isKnown = isOfDrawing(uri)
    ? elements.has(name)
    : // Inside of HTML only the prefix distinguishes it from the drawing's own elements.
      prefix !== '' && programs.test(uri)
  return isKnown ? undefined : inUnknown(name)
}

function inUnknown(name: string): Bilingual {
  if (/^script$/i.test(name)) return found.script
  return /^(?:animate.*|set)$/i.test(name) ? found.moving : otherThing(name)
}

/** Lower-case names, as HTML compares them. */
function inAttribute(
  name: string,
  local: string,
  value: string,
  uri: string,
): Bilingual | undefined {
  if (local.startsWith('on')) return found.event
  if (/^\s*(?:javascript|vbscript):/i.test(value)) return found.link
  if (local === 'href' || local === 'src')
    return ownReference.test(value) ? undefined : found.outside
  if (name === 'xml:base') return found.outside
  if (name === 'style') return inStyle(value)
  const isStyle = isOfDrawing(uri) && !name.includes(':') && !isOfWords(name)
  return isStyle ? inStyle(value) : undefined
}

function inStyle(css: string): Bilingual | undefined {
  // No drawing program writes escapes, and they can disguise any word.
  if (css.includes('\\')) return found.escape
  // Inside of HTML it would end the style element.
  if (css.includes('<')) return otherThing('<')
  for (const [, rule = ''] of css.matchAll(/@([\w-]*)/g)) {
    if (/keyframes$/i.test(rule)) return found.moving
    if (!rules.has(rule.toLowerCase())) return found.style
  }
  for (const [, name = '', first = ''] of css.matchAll(
    /(?<![\w-])([\w-]+)\(\s*["']?\s*(.?)/g,
  )) {
    const isKnown = functions.has(name.toLowerCase())
    if (!isKnown || (/^url$/i.test(name) && !/^(?:#|["')]|)$/.test(first)))
      return found.style
  }
  return undefined
}

/** Why a drawing must not be published; undefined when it may. Malformed XML is reported by `parseXml`. */
export function dangerIn(svg: string): Bilingual | undefined {
  let first: Bilingual | undefined
  let style: string | undefined
  const open: string[] = []
  const note = (danger: Bilingual | undefined) => (first ??= danger)
  parseXml(svg, {
    declaration: (encoding = 'utf-8') =>
      note(
        /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding)
          ? undefined
          : found.encoding,
      ),
    doctype: (text) => note(text.includes('[') ? found.doctype : undefined),
    instruction: (name) => note(name === 'xpacket' ? undefined : found.instruction),
    open({ local, uri, prefix, attributes }) {
      // Inside of these elements HTML continues parsing as HTML.
      const isInWords = /^(?:title|desc|style)$/.test(open.at(-1) ?? '')
      note(isInWords ? inUnknown(local) : inElement(local, uri, prefix))
      for (const { name, local: own, value } of Object.values(attributes))
        note(inAttribute(name.toLowerCase(), own.toLowerCase(), value, uri))
      open.push(isOfDrawing(uri) ? local : '')
      if (open.at(-1) === 'style') style = ''
    },
    text(text) {
      if (style !== undefined) style += text
    },
    close() {
      if (open.pop() !== 'style') return
      note(inStyle(style ?? ''))
      style = undefined
    },
  })
  return first
}
