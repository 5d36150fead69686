import {
  isOfOtherKind,
  madeShareImage,
  share,
  type PictureKind,
} from '../model/pictures.ts'
import type { Span } from '../problem.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { dangerIn } from '../read/drawingDanger.ts'
import { kindOfFile } from '../read/fileKinds.ts'
import { parseXml } from '../read/parseXml.ts'
import {
  hasBackground,
  hasLetters,
  hasShapes,
  hasSize,
  hasNamespace,
  readPicture,
} from '../read/pictures.ts'
import { isAnimated, isOpaque, isWhole } from '../read/pixels.ts'
import type { Document, Path } from '../read/readDocument.ts'
import type { Placed } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { isFaintMark } from './markDoubts.ts'
import { matchingFile, fileOfSameName, tidied } from './matchingFile.ts'
import { nearest } from './nearest.ts'

/** What the check knows of the folder public/. Paths are as in "/logos/acme.svg". */
export interface PublicFiles {
  read(path: string): Uint8Array | undefined
  list(): string[]
  /** Pictures that could not be decoded. */
  damaged?: ReadonlySet<string>
  /** Pictures that are opaque, though their format allows transparency. */
  opaque?: ReadonlySet<string>
  /** Pictures that look like the sample's, for a site that is about to go live. */
  ofSample?: ReadonlySet<string>
}

const kB = 1000
/** In pixels, for width and height: decoders open no larger pictures. */
const maxPixels = 16_000
interface Named {
  path: Path
  address: string
  kind: PictureKind
  /** The pattern that its address must match. */
  pattern: RegExp
}

/** The places of the content that name a picture, by the model. */
function picturesAmong(strings: readonly Placed[]): Named[] {
  return strings.flatMap(({ path, value: address, node }) => {
    const { picture: kind } = node
    return kind ? { path, address, kind, pattern: new RegExp(kind.pattern) } : []
  })
}

/** Share pictures of the owner, which replace those that the build makes. No line of the content names them. */
function ownSharePictures(document: Document, paths: readonly string[]): Named[] {
  const path = ['site', 'shareImage', 'file']
  if (document.valueAt(path) !== undefined) return []
  const names = languagesOf(document.value).map((each) => `/${madeShareImage(each)}`)
  return names
    .filter((address) => paths.includes(address))
    .map((address) => ({
      path,
      address,
      kind: share,
      pattern: new RegExp(share.pattern),
    }))
}

interface FileReference {
  thing: Path
  file: string
  span: Span
}

/** A valid name for a file: without spaces, the ending in small letters. */
function usableName(path: string): string {
  return path
    .replaceAll('%20', '-')
    .replaceAll(/[\s#?%&()+]+/g, '-')
    .replaceAll(/-+(?=\.\w+$|\/)|(?<=\/)-+/g, '')
    .replace(/[^.]+$/, (ending) => ending.toLowerCase())
}

/** Reports an address without a usable file. */
function missingPicture(
  place: FileReference,
  { address, kind, pattern }: Named,
  files: PublicFiles | undefined,
  used: Set<string>,
): Finding {
  const paths = files?.list() ?? []
  const fits = pattern.test(address)
  const plain = tidied(address)
  const { types, example } = kind
  const data = { ...place, types, example, value: address, plain }
  const others = paths.filter((path) => !isOfOtherKind(kind, path))
  const match = matchingFile(address, others)
  if (match !== undefined && pattern.test(match)) {
    const edit = { ...place.span, text: JSON.stringify(match) }
    const isComposed = match.normalize() === plain.normalize() && match !== plain
    const found = {
      ...data,
      right: match,
      isComposed,
      elsewhere: undefined,
      near: undefined,
    }
    return fits
      ? finding('file-missing', found, place.span, edit)
      : finding('bad-picture-path', { ...data, right: match }, place.span, edit)
  }
  const right = match === undefined ? undefined : usableName(match)
  if (right !== undefined && pattern.test(right))
    return finding('file-name', { ...place, file: `public${match}`, right }, place.span)
  const usable = usableName(plain)
  if (!fits && !/:|\\/.test(address) && usable !== plain && pattern.test(usable))
    return finding(
      'file-name',
      { ...place, file: `public${plain}`, right: usable },
      place.span,
    )
  if (kind.isShape && /\.jpe?g$/i.test(address))
    return finding('logo-opaque', place, place.span)
  if (/\.hei[cf]$/i.test(address))
    return finding('picture-heic', { ...place, types }, place.span)
  if (match !== undefined && /\.\w+$/.test(match)) {
    const really = kindOfFile(match, files?.read(match) ?? new Uint8Array())
    return finding('picture-kind', { ...place, really, types }, place.span)
  }
  const elsewhere = fileOfSameName(address, others)
  if (!fits && (elsewhere === undefined || /^(?:[a-z]:|~)/i.test(address)))
    return finding('bad-picture-path', { ...data, right: undefined }, place.span)
  const unused = others.filter(
    (path) => path.startsWith(kind.folder) && pattern.test(path) && !used.has(path),
  )
  // No edit: another picture, or a new one, may be meant.
  const near = elsewhere === undefined ? nearest(address, unused) : undefined
  const file = `public${plain}`
  const wanted = { ...data, file, right: undefined, isComposed: false, elsewhere, near }
  return finding('file-missing', wanted, place.span)
}

function inSvg(
  place: FileReference,
  text: string,
  isShape: boolean,
  isDamaged: boolean,
): Finding | undefined {
  const danger = dangerIn(text)
  if (danger) return finding('svg-unsafe', { ...place, found: danger }, place.span)
  if (!parseXml(text) || isDamaged)
    return finding('file-damaged', { ...place, isSvg: true }, place.span)
  if (!hasNamespace(text)) {
    return finding(
      'file-not-picture',
      { ...place, ending: 'SVG', really: undefined, rename: undefined },
      place.span,
    )
  }
  if (!hasSize(text)) return finding('svg-no-size', place, place.span)
  if (!hasShapes(text)) return finding('svg-empty', place, place.span)
  if (isShape && hasBackground(text)) return finding('logo-opaque', place, place.span)
  return hasLetters(text) ? finding('svg-letters', place, place.span) : undefined
}

function inFile(
  place: FileReference,
  { address, kind, pattern }: Named,
  bytes: Uint8Array,
  files: PublicFiles,
): Finding | undefined {
  const isDamaged = files.damaged?.has(address) ?? false
  const ending = (address.split('.').at(-1) ?? '').replace('jpeg', 'jpg')
  const max = ending === 'svg' ? kind.maxSvg : kind.maxRaster
  if (bytes.length === 0) return finding('file-empty', place, place.span)
  if (bytes.length > max * kB) {
    const size = Math.ceil(bytes.length / kB)
    const { types } = kind
    return finding('file-too-big', { ...place, size, max, types }, place.span)
  }
  const picture = readPicture(bytes)
  const type = picture.kind === 'raster' ? picture.type : picture.kind
  if (type !== ending) {
    if (kind.isShape && type === 'jpg') return finding('logo-opaque', place, place.span)
    const really = type === 'unknown' ? kindOfFile(address, bytes) : type.toUpperCase()
    if (really === 'HEIC')
      return finding('picture-heic', { ...place, types: kind.types }, place.span)
    const allowed = pattern.test(`/picture.${type}`)
    return finding(
      'file-not-picture',
      {
        ...place,
        ending: ending.toUpperCase(),
        really,
        rename: allowed ? type : undefined,
      },
      place.span,
    )
  }
  if (picture.kind === 'svg')
    return inSvg(place, picture.text, kind.isShape ?? false, isDamaged)
  if (picture.kind === 'unknown') return undefined
  const { width, height } = picture
  if (Math.max(width, height) > maxPixels)
    return finding(
      'file-too-large',
      { ...place, width, height, max: maxPixels },
      place.span,
    )
  if (!isWhole(type, bytes) || isDamaged)
    return finding('file-damaged', { ...place, isSvg: false }, place.span)
  if (isAnimated(type, bytes)) return finding('file-moves', place, place.span)
  if (kind.exactSize) {
    const [right, high] = kind.exactSize
    return width === right && height === high
      ? undefined
      : finding('share-size', { ...place, width, height }, place.span)
  }
  const hasGround = isOpaque(type, bytes) || files.opaque?.has(address)
  if (kind.isShape && hasGround) return finding('logo-opaque', place, place.span)
  const { minWidth: min } = kind
  if (width < min)
    return finding(
      'file-too-small',
      { ...place, width, height, min, isLogo: kind.isShape ?? false },
      place.span,
    )
  return undefined
}

/** Checks the pictures that the content names: existence, type, safety and size. Without `files` only their addresses. */
export function findFiles(
  document: Document,
  strings: readonly Placed[],
  files: PublicFiles | undefined,
): Finding[] {
  const paths = files?.list() ?? []
  const pictures = picturesAmong(strings).concat(ownSharePictures(document, paths))
  const there = new Set(paths)
  const used = new Set(pictures.map(({ address }) => address))
  return pictures.flatMap((named) => {
    const { path, address, pattern } = named
    const place = {
      thing: path,
      file: `public${address}`,
      get span() {
        const isNamed = document.valueAt(path) !== undefined
        return isNamed ? document.valueSpan(path) : document.keySpan(['site'])
      },
    }
    const fits = pattern.test(address)
    if (fits && !files) return []
    const bytes = fits && there.has(address) ? files?.read(address) : undefined
    if (!files || !bytes) return [missingPicture(place, named, files, used)]
    const fault = inFile(place, named, bytes, files)
    if (fault || !named.kind.onHeader || !address.endsWith('.svg')) return fault ?? []
    const isFaint = isFaintMark(document, new TextDecoder().decode(bytes))
    return isFaint ? finding('mark-faint', place, place.span) : []
  })
}
