/**
 * What an SVG file may contain; everything else is refused. Hosts without a policy header run scripts in an SVG that
 * is opened directly.
 */
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

/** Without the namespace an SVG is only drawn inside of HTML. */
const isOfDrawing = (uri: string) => uri === svgNamespace || uri === ''

function inElement(name: string, uri: string, prefix: string): string | undefined {
  const isKnown = isOfDrawing(uri)
    ? elements.has(name)
    : // Inside of HTML only the prefix distinguishes it from the drawing's own elements.
      prefix !== '' && programs.test(uri)
  return isKnown ? undefined : `<${name}>`
}

/** Lower-case names, as HTML compares them. */
function inAttribute(
  name: string,
  local: string,
  value: string,
  uri: string,
): string | undefined {
  const isUnsafe =
    local.startsWith('on') ||
    /^\s*(?:javascript|vbscript):/i.test(value) ||
    name === 'xml:base' ||
    ((local === 'href' || local === 'src') && !ownReference.test(value))
  if (isUnsafe) return `${name}="${value}"`
  if (name === 'style') return inStyle(value)
  const isStyle = isOfDrawing(uri) && !name.includes(':') && !isOfWords(name)
  return isStyle ? inStyle(value) : undefined
}

function inStyle(css: string): string | undefined {
  // Escapes can disguise any word, and no drawing program writes them. Inside of HTML "<" would end the style element.
  const [sign] = /[\\<]/.exec(css) ?? []
  if (sign !== undefined) return sign
  for (const [found, rule = ''] of css.matchAll(/@([\w-]*)/g))
    if (!rules.has(rule.toLowerCase())) return found
  for (const [found, name = '', first = ''] of css.matchAll(
    /(?<![\w@-])([\w-]+)\(\s*["']?\s*(.?)/g,
  )) {
    const isKnown = functions.has(name.toLowerCase())
    if (!isKnown || (/^url$/i.test(name) && !/^(?:#|["')]|)$/.test(first))) return found
  }
  return undefined
}

/** The first piece for which a drawing must not be published; undefined when it may. Malformed XML is reported by `parseXml`. */
export function dangerIn(svg: string): string | undefined {
  let first: string | undefined
  let style: string | undefined
  const open: string[] = []
  const note = (danger: string | undefined) => (first ??= danger?.slice(0, 60))
  parseXml(svg, {
    declaration(encoding = 'utf-8') {
      const isKnown = /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding)
      note(isKnown ? undefined : encoding)
    },
    doctype: (text) => note(text.includes('[') ? '<!DOCTYPE … [' : undefined),
    instruction: (name) => note(name === 'xpacket' ? undefined : `<?${name}`),
    open({ local, uri, prefix, attributes }) {
      // Inside of these elements HTML continues parsing as HTML.
      const isInWords = /^(?:title|desc|style)$/.test(open.at(-1) ?? '')
      note(isInWords ? `<${local}>` : inElement(local, uri, prefix))
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
