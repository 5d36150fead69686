import type { Bilingual, Span } from '../problem.ts'
import { isWellFormed } from '../reading/isWellFormed.ts'
import { dangerIn, hasSize, isNamed, readPicture } from '../reading/pictures.ts'
import { isOpaque, isWhole } from '../reading/pixels.ts'
import { isRecord, type Document, type Path } from '../reading/readDocument.ts'
import { describeValue } from '../wording/describeValue.ts'
import { finding, type Finding } from './finding.ts'
import { meantFile, tidied } from './meantFile.ts'
import { nearest } from './nearest.ts'
import {
  casePicture,
  heroPicture,
  logo,
  mark,
  share,
  type PictureKind,
} from './pictureKinds.ts'

/** What the check may know about the folder public/: paths look like "/logos/acme.svg". */
export interface PublicFiles {
  read(path: string): Uint8Array | undefined
  list(): string[]
}

const kB = 1000
/** Of logos, of pictures of cases and of photos, in pixels. */
const minLogo = 80
const minCase = 480
const minPhoto = 1000

interface Named {
  path: Path
  address: string
  kind: PictureKind
}

/** Every place of the content that names a picture. */
function picturesIn(document: Document): Named[] {
  const named: Named[] = []
  const add = (path: Path, address: unknown, kind: PictureKind) => {
    if (typeof address === 'string') named.push({ path, address, kind })
  }
  const shared: Path = ['site', 'shareImage', 'file']
  add(shared, document.valueAt(shared), share)
  add(['company', 'mark'], document.valueAt(['company', 'mark']), mark)
  const sections = document.valueAt(['sections'])
  for (const index of Array.isArray(sections) ? sections.keys() : []) {
    const path: Path = ['sections', index, 'picture', 'file']
    add(path, document.valueAt(path), heroPicture)
    const entries = document.valueAt(['sections', index, 'entries'])
    for (const position of Array.isArray(entries) ? entries.keys() : []) {
      const inEntry = ['sections', index, 'entries', position, 'picture', 'file']
      add(inEntry, document.valueAt(inEntry), casePicture)
    }
  }
  const clients = document.valueAt(['clients'])
  for (const [index, client] of Array.isArray(clients) ? clients.entries() : [])
    add(['clients', index, 'logo'], isRecord(client) ? client['logo'] : undefined, logo)
  return named
}

interface Place {
  thing: Bilingual
  file: string
  span: Span
}

/** A file that is there under a name that cannot be written, as its ending has capitals or the name spaces. */
function usableName(path: string): string {
  return path.replace(/\s+/g, '-').replace(/[^.]+$/, (ending) => ending.toLowerCase())
}

/** An address under which there is no file that can be used. */
function missingPicture(
  place: Place,
  { address, kind }: Named,
  paths: string[],
  used: Set<string>,
): Finding {
  const fits = kind.form.test(address)
  const plain = tidied(address)
  const data = { ...place, ...kind, value: address, plain }
  const others = paths.filter((path) => !kind.isOther(path))
  const meant = meantFile(address, others)
  if (meant !== undefined && kind.form.test(meant)) {
    const edit = { ...place.span, text: JSON.stringify(meant) }
    return fits
      ? finding(
          'file-missing',
          { ...data, right: meant, near: undefined },
          place.span,
          edit,
        )
      : finding('bad-picture-path', { ...data, right: meant }, place.span, edit)
  }
  const right = meant === undefined ? undefined : usableName(meant)
  if (right !== undefined && kind.form.test(right))
    return finding('file-name', { ...place, file: `public${meant}`, right }, place.span)
  if (kind === logo && /\.jpe?g$/i.test(address))
    return finding('logo-opaque', place, place.span)
  if (!fits) return finding('bad-picture-path', { ...data, right: undefined }, place.span)
  const unused = others.filter(
    (path) => path.startsWith(kind.folder) && kind.form.test(path) && !used.has(path),
  )
  // Which one the picture is, if not a new one, is for the person to say.
  const near = nearest(address, unused)
  const wanted = { ...data, file: `public${plain}`, right: undefined, near }
  return finding('file-missing', wanted, place.span)
}

function inSvg(place: Place, text: string): Finding | undefined {
  const danger = dangerIn(text)
  if (danger) return finding('svg-unsafe', { ...place, found: danger }, place.span)
  if (!isWellFormed(text))
    return finding('file-damaged', { ...place, isSvg: true }, place.span)
  if (!isNamed(text)) {
    return finding(
      'file-not-picture',
      { ...place, ending: 'SVG', really: undefined, allowed: false },
      place.span,
    )
  }
  return hasSize(text) ? undefined : finding('svg-no-size', place, place.span)
}

function inFile(
  place: Place,
  { address, kind }: Named,
  bytes: Uint8Array,
): Finding | undefined {
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
    if (kind === logo && type === 'jpg') return finding('logo-opaque', place, place.span)
    const really = type === 'unknown' ? undefined : type
    const allowed = kind.form.test(`/picture.${type}`)
    return finding(
      'file-not-picture',
      { ...place, ending: ending.toUpperCase(), really, allowed },
      place.span,
    )
  }
  if (picture.kind === 'svg') return inSvg(place, picture.text)
  if (picture.kind === 'unknown') return undefined
  if (!isWhole(type, bytes))
    return finding('file-damaged', { ...place, isSvg: false }, place.span)
  const { width, height } = picture
  if (kind === share) {
    return width === 1200 && height === 630
      ? undefined
      : finding('share-size', { ...place, width, height }, place.span)
  }
  if (kind === logo && isOpaque(type, bytes))
    return finding('logo-opaque', place, place.span)
  const min = kind === logo ? minLogo : kind === casePicture ? minCase : minPhoto
  if (width < min)
    return finding('file-too-small', { ...place, width, height, min }, place.span)
  return undefined
}

/** The pictures that the content names: there, what they say, safe, and of a sane size. Without the folder only how they are named is told. */
export function findFiles(document: Document, files: PublicFiles | undefined): Finding[] {
  const pictures = picturesIn(document)
  const paths = files?.list() ?? []
  const there = new Set(paths)
  const used = new Set(pictures.map(({ address }) => address))
  return pictures.flatMap((named) => {
    const { path, address, kind } = named
    const place = {
      thing: describeValue(document.value, path),
      file: `public${address}`,
      get span() {
        return document.valueSpan(path)
      },
    }
    const fits = kind.form.test(address)
    if (fits && !files) return []
    const bytes = fits && there.has(address) ? files?.read(address) : undefined
    if (!bytes) return [missingPicture(place, named, paths, used)]
    return inFile(place, named, bytes) ?? []
  })
}
