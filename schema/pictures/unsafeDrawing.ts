/** Finds what an SVG file may not contain. Without a policy header, browsers run scripts in an SVG in its own tab. */
import { svgNamespace, type Drawing, type DrawingElement } from './drawing.ts'

const namesIn = (list: string) => new Set(list.trim().split(/\s+/))

/** The allowed names, in lowercase, because HTML ignores case. */
const allowed = {
  /** Elements that draw or style, but not those that animate, because visitors could not stop the motion. */
  elements: namesIn(`
    svg g defs symbol use switch a style view path rect circle ellipse line polyline polygon image text tspan textpath
    lineargradient radialgradient stop pattern marker mask clippath filter feblend fecolormatrix fecomponenttransfer
    fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca
    fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight
    fespecularlighting fespotlight fetile feturbulence`),
  /** Elements and attributes that draw nothing: notes of people and programs, and Illustrator's format. */
  notes: namesIn('title desc metadata foreignobject name role xlink:role xlink:title'),
  /** Attributes that refer to something else. */
  references: namesIn('href xlink:href'),
  /** Attributes that may hold CSS. */
  styles: namesIn(`
    style fill stroke filter mask clip-path marker marker-start marker-mid marker-end cursor color-profile`),
  /** Attributes that hold numbers, names, and keywords. */
  plain: namesIn(`
    alignment-baseline amplitude azimuth basefrequency baseprofile baseline-shift bias class clip clip-rule
    clippathunits color color-interpolation color-interpolation-filters color-rendering contentscripttype
    contentstyletype cx cy d diffuseconstant direction display divisor dominant-baseline dx dy edgemode elevation
    enable-background exponent externalresourcesrequired fill-opacity fill-rule filterres filterunits flood-color
    flood-opacity focusable font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch
    font-style font-variant font-weight fr fx fy glyph-orientation-horizontal glyph-orientation-vertical
    gradienttransform gradientunits height id image-rendering in in2 intercept isolation k1 k2 k3 k4 kernelmatrix
    kernelunitlength kerning lang lengthadjust letter-spacing lighting-color limitingconeangle line-height
    markerheight markerunits markerwidth mask-type maskcontentunits maskunits media method mix-blend-mode mode
    numoctaves offset opacity operator order orient overflow paint-order path pathlength patterncontentunits
    patterntransform patternunits pointer-events points pointsatx pointsaty pointsatz preservealpha
    preserveaspectratio primitiveunits r radius refx refy requiredextensions requiredfeatures result rotate rx ry
    scale seed shape-rendering slope solid-color solid-opacity spacing specularconstant specularexponent spreadmethod
    startoffset stddeviation stitchtiles stop-color stop-opacity stroke-dasharray stroke-dashoffset stroke-linecap
    stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfacescale systemlanguage tabindex tablevalues
    target targetx targety text-align text-anchor text-decoration text-indent text-overflow text-rendering text-transform
    textlength transform transform-origin type unicode-bidi values vector-effect version viewbox viewtarget
    visibility white-space width word-spacing writing-mode x x1 x2 xchannelselector xlink:actuate xlink:arcrole
    xlink:show xlink:type xml:id xml:lang xml:space y y1 y2 ychannelselector z zoomandpan`),
}

/** Namespaces of drawing programs' metadata, which browsers ignore. */
const programNamespaces =
  /^(?:https?:\/\/(?:[\w-]+\.)*(?:inkscape\.org|sodipodi\.sourceforge\.net|creativecommons\.org|purl\.org|ns\.adobe\.com|bohemiancoding\.com|figma\.com|serif\.com|boxy-svg\.com|vectornator\.io|vecta\.io|corel\.com|openoffice\.org|openswatchbook\.org|schemas\.microsoft\.com)\/|http:\/\/web\.resource\.org\/cc\/$|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$|adobe:ns:meta\/$)/

/** A reference within the drawing, or an embedded raster picture. */
const safeReference = /^\s*(?:$|#|data:image\/(?:png|jpe?g|webp|gif|avif)[;,])/i

/** CSS functions that load nothing. `url` is checked separately. */
const allowedFunctions = new Set(
  `url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color device-cmyk var calc min max clamp
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  rect inset circle ellipse polygon path local format cubic-bezier steps
  not is where nth-child nth-of-type nth-last-child first-child lang root`.split(/\s+/),
)
const allowedAtRules = new Set(['media', 'supports', 'font-face', 'charset'])

/** Without the namespace, browsers draw an SVG only inside HTML. */
const isSvg = ({ uri }: DrawingElement) => uri === svgNamespace || uri === ''

function unsafeElement(element: DrawingElement): string | undefined {
  const { name, prefix, uri, parent } = element
  const lowerName = name.toLowerCase()
  // Inside these elements of an SVG in HTML, the parser reads HTML again.
  const isInHtml = parent !== undefined && isSvg(parent) && htmlParents.test(parent.name)
  const isAllowed = isSvg(element)
    ? !isInHtml && (allowed.elements.has(lowerName) || allowed.notes.has(lowerName))
    : // Inside HTML, only the prefix distinguishes the attribute from the drawing's own elements.
      prefix !== '' &&
      programNamespaces.test(uri) &&
      (!isInHtml || parent.name === 'foreignObject')
  return isAllowed ? undefined : `<${name}>`
}

const htmlParents = /^(?:title|desc|style|foreignObject)$/

/** Whether an attribute is a namespace, data that no browser reads, or belongs to a drawing program. */
const isMetadata = (name: string, uri: string) =>
  /^(?:xmlns(?::|$)|data-|aria-)/.test(name) ||
  (name.includes(':') && programNamespaces.test(uri))

function unsafeAttribute(element: DrawingElement): string | undefined {
  for (const { name, local, prefix, uri, value } of element.attributes) {
    const lowerName = name.toLowerCase()
    // Any prefix may be bound to xlink.
    const attribute = uri.endsWith('/xlink') ? `xlink:${local.toLowerCase()}` : lowerName
    const unsafeValue = allowed.styles.has(attribute) ? unsafeStyle(value) : undefined
    if (unsafeValue !== undefined) return unsafeValue
    const isAllowed = allowed.references.has(attribute)
      ? safeReference.test(value)
      : allowed.styles.has(attribute) ||
        allowed.plain.has(attribute) ||
        allowed.notes.has(attribute) ||
        isMetadata(lowerName, uri)
    // Attributes of unknown elements have no effect, except event handlers.
    const isHarmless = !isSvg(element) && prefix === '' && !lowerName.startsWith('on')
    if (!isAllowed && !isHarmless) return `${name}="${value}"`
  }
  return undefined
}

function unsafeStyle(css: string): string | undefined {
  // Escapes can disguise any word, and no drawing program writes them. Inside HTML, "<" would end the style element.
  const [character] = /[\\<]/.exec(css) ?? []
  if (character !== undefined) return character
  for (const [match, rule = ''] of css.matchAll(/@([\w-]*)/g))
    if (!allowedAtRules.has(rule.toLowerCase())) return match
  for (const [match, name = '', first = ''] of css.matchAll(
    /(?<![\w@-])([\w-]+)\(\s*["']?\s*(.?)/g,
  )) {
    const isAllowed = allowedFunctions.has(name.toLowerCase())
    if (!isAllowed || (/^url$/i.test(name) && !/^(?:#|["')]|)$/.test(first))) return match
  }
  return undefined
}

/** The first unsafe part before the root element. */
function unsafeHead({ encoding = 'utf-8', instructions, declarations }: Drawing) {
  if (!/^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding)) return encoding
  const instruction = instructions.find((name) => name !== 'xpacket')
  if (instruction !== undefined) return `<?${instruction}`
  return declarations === '' ? undefined : declarations
}

/** The first part that makes a drawing unsafe to publish, cut to 60 characters; undefined if there is none. */
export function unsafePart(drawing: Drawing): string | undefined {
  const part =
    unsafeHead(drawing) ??
    drawing.elements
      .map(
        (element) =>
          unsafeElement(element) ??
          unsafeAttribute(element) ??
          (element.name === 'style' && isSvg(element)
            ? unsafeStyle(element.text)
            : undefined),
      )
      .find((unsafe) => unsafe !== undefined)
  return part?.slice(0, 60)
}

/** Whether an element draws or styles. The name has no namespace prefix. */
export const isDrawnElement = (name: string) => allowed.elements.has(name.toLowerCase())

/** Whether an attribute changes how something is drawn. Attributes of XLink have the prefix "xlink:". */
export const isDrawnAttribute = (name: string) =>
  [allowed.references, allowed.styles, allowed.plain].some((names) =>
    names.has(name.toLowerCase()),
  )
