import { asBilingual } from '../bilingual.ts'
import { validPalette } from '../colors/palette.ts'
import { isFaintOnHeader } from '../colors/pictureContrast.ts'
import { matcherOf } from '../model/patterns.ts'
import { belongsToOtherRole, type PictureRole } from '../model/pictures.ts'
import { readDrawing, type Drawing } from '../pictures/drawing.ts'
import {
  canBeShown,
  formatOfFile,
  hasTextElements,
  isAnimated,
  isFilled,
  readPicture,
  type Picture,
} from '../pictures/pictures.ts'
import { unsafePart } from '../pictures/unsafeDrawing.ts'
import type { Span } from '../problem.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { PublicFiles } from '../read/publicFiles.ts'
import { finding, stringEdit, type Finding } from './finding.ts'
import { matchingFile } from './matchingFile.ts'
import { nearestSpelling } from './nearestSpelling.ts'

const bytesPerKb = 1000
/** The maximum width and height, in pixels: decoders open no larger pictures. */
const maxSidePixels = 16_000

/** A picture that the content refers to. */
interface ReferencedPicture {
  /** For messages: the path in the content, and the file on the disk. */
  place: { path: Path; file: string }
  span: Span
  /** The path below public, as in the content: "/pictures/hall.webp". */
  filePath: string
  role: PictureRole
}

function referencedPictures(parsed: ParsedFile): ReferencedPicture[] {
  return parsed.strings.flatMap(({ path, value: filePath, node: { picture: role } }) => {
    if (!role) return []
    // On a plate, a logo is shown unchanged.
    const isOnPlate = parsed.valueAt([...path.slice(0, -1), 'plate']) === true
    return {
      place: { path, file: `public${filePath}` },
      span: parsed.valueSpan(path),
      filePath,
      role: isOnPlate ? { ...role, isSilhouette: false } : role,
    }
  })
}

/** Reports a path without a usable file. */
function missingPicture(
  parsed: ParsedFile,
  { place, span, filePath, role }: ReferencedPicture,
  files: PublicFiles | undefined,
): Finding {
  const isUsable = matcherOf(role.pattern)
  const paths = (files?.list() ?? []).filter((file) => !belongsToOtherRole(role, file))
  const match = matchingFile(filePath, paths)
  const correction = match !== undefined && isUsable(match) ? match : undefined
  const edit = stringEdit(correction, span)
  if (role.isSilhouette && !correction && /\.jpe?g$/i.test(filePath))
    return finding('logo-opaque', place, span)
  const isOtherType = !correction && /^[^\s#?%]+\.[a-z\d]+$/.test(match ?? '')
  if (isOtherType && match !== undefined) {
    const format = formatOfFile(files?.read(match) ?? new Uint8Array())
    return finding('file-not-picture', { ...place, format, types: role.types }, span)
  }
  if (!isUsable(filePath)) {
    const rule = nodeAt(parsed.value, place.path)?.patternErrorMessage ?? asBilingual('')
    const data = { path: place.path, text: filePath, correction, rule }
    return finding('bad-value', data, span, { edit })
  }
  // A similar name is only a suggestion, not an edit, because the owner may mean another or a new picture.
  const suggestion = nearestSpelling(filePath, paths.filter(isUsable))
  return finding('file-missing', { ...place, correction, suggestion }, span, { edit })
}

function unfitDrawing(
  { place, span }: ReferencedPicture,
  drawing: Drawing | undefined,
): Finding | undefined {
  const part = drawing && unsafePart(drawing)
  if (part) return finding('svg-unsafe', { ...place, unsafePart: part }, span)
  return drawing && canBeShown(drawing) ? undefined : finding('file-damaged', place, span)
}

function unfitRaster(
  { place, span, role: { types, minWidth: min } }: ReferencedPicture,
  { type, width, height }: Extract<Picture, { kind: 'raster' }>,
  bytes: Uint8Array,
): Finding | undefined {
  const size = `${width} × ${height} pixels`
  const max = `${maxSidePixels} pixels`
  if (Math.max(width, height) > maxSidePixels)
    return finding('file-too-big', { ...place, size, max }, span)
  if (isAnimated(type, bytes))
    return finding('file-not-picture', { ...place, format: 'animation', types }, span)
  return width < min
    ? finding('file-too-small', { ...place, size, min }, span)
    : undefined
}

function unfitPicture(
  parsed: ParsedFile,
  reference: ReferencedPicture,
  bytes: Uint8Array,
  files: PublicFiles,
): Finding | undefined {
  const { place, span, filePath, role } = reference
  const { types, isSilhouette = false, isOnHeader } = role
  const extension = (filePath.split('.').at(-1) ?? '').replace('jpeg', 'jpg')
  const maxKb = extension === 'svg' ? role.maxSvgKb : role.maxRasterKb
  if (bytes.length === 0) return finding('file-damaged', place, span)
  if (bytes.length > maxKb * bytesPerKb) {
    const size = `${Math.ceil(bytes.length / bytesPerKb)} kB`
    return finding('file-too-big', { ...place, size, max: `${maxKb} kB` }, span)
  }
  const picture = readPicture(bytes)
  const type = picture.kind === 'raster' ? picture.type : picture.kind
  if (type !== extension) {
    if (isSilhouette && type === 'jpg') return finding('logo-opaque', place, span)
    const format = type === 'unknown' ? formatOfFile(bytes) : type.toUpperCase()
    return finding('file-not-picture', { ...place, format, types }, span)
  }
  if (files.damaged?.has(filePath)) return finding('file-damaged', place, span)
  if (picture.kind === 'unknown') return undefined
  const text = picture.kind === 'svg' ? picture.text : undefined
  const drawing = text === undefined ? undefined : readDrawing(text)
  const unfitFinding =
    picture.kind === 'svg'
      ? unfitDrawing(reference, drawing)
      : unfitRaster(reference, picture, bytes)
  if (unfitFinding) return unfitFinding
  const pixels = files.pixels?.get(filePath)
  if (isSilhouette && pixels && isFilled(pixels))
    return finding('logo-opaque', place, span)
  if (drawing && hasTextElements(drawing)) return finding('svg-letters', place, span)
  const palette = isOnHeader && validPalette(parsed.valueAt(['site', 'colors']))
  // currentColor is always readable.
  const canBeFaint = palette && pixels && !/currentColor/i.test(text ?? '')
  return canBeFaint && isFaintOnHeader(pixels, palette)
    ? finding('mark-faint', place, span)
    : undefined
}

/** Checks the pictures that the content refers to: existence, type, safety, and size. Without `files`, only their names. */
export function findPictures(
  parsed: ParsedFile,
  files: PublicFiles | undefined,
): Finding[] {
  const paths = files?.list() ?? []
  const existing = new Set(paths)
  return referencedPictures(parsed).flatMap((reference) => {
    const { filePath, role } = reference
    const isValidPath = matcherOf(role.pattern)(filePath)
    if (isValidPath && (!files || files.unexamined?.has(filePath))) return []
    const bytes =
      isValidPath && existing.has(filePath) ? files?.read(filePath) : undefined
    return files && bytes
      ? (unfitPicture(parsed, reference, bytes, files) ?? [])
      : missingPicture(parsed, reference, files)
  })
}
