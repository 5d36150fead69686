import { isRecord, type Document, type Path } from './document.ts'
import { nearest } from './nearest.ts'
import { dangerIn, hasSize, isNamed, readPicture } from './pictures.ts'
import type { Bilingual, Span } from './problem.ts'
import { finding, type Finding } from './problems.ts'
import { thingOf } from './thing.ts'

/** What the check may know about the folder public/: paths look like "/logos/acme.svg". */
export interface PublicFiles {
  read(path: string): Uint8Array | undefined
  list(): string[]
}

const kB = 1000
const mostSvg = 50
const mostRaster = 200
const leastWidth = 80

interface Named {
  path: Path
  address: string
  isShare: boolean
}

/** Every place of the content that names a picture, where the name can be one. */
function picturesIn(document: Document): Named[] {
  const named: Named[] = []
  const share = document.valueAt(['site', 'shareImage'])
  if (typeof share === 'string' && /^\/\S+\.(png|jpe?g)$/.test(share)) {
    named.push({ path: ['site', 'shareImage'], address: share, isShare: true })
  }
  const clients = document.valueAt(['clients'])
  for (const [index, client] of Array.isArray(clients) ? clients.entries() : []) {
    const logo: unknown = isRecord(client) ? client['logo'] : undefined
    if (typeof logo === 'string' && /^\/\S+\.(svg|png|jpe?g|webp)$/.test(logo)) {
      named.push({ path: ['clients', index, 'logo'], address: logo, isShare: false })
    }
  }
  return named
}

interface Place {
  thing: Bilingual
  file: string
  span: Span
}

function missing(place: Place, address: string, there: Set<string>): Finding {
  const near = nearest(address, there)
  const edit =
    near === undefined ? undefined : { ...place.span, text: JSON.stringify(near) }
  return finding('file-missing', { ...place, near }, place.span, edit)
}

function inSvg(place: Place, text: string): Finding | undefined {
  const danger = dangerIn(text)
  if (danger) return finding('svg-unsafe', { ...place, found: danger }, place.span)
  if (!isNamed(text)) {
    return finding(
      'file-not-picture',
      { ...place, ending: 'SVG', really: undefined },
      place.span,
    )
  }
  return hasSize(text) ? undefined : finding('svg-no-size', place, place.span)
}

function inFile(
  place: Place,
  { address, isShare }: Named,
  bytes: Uint8Array,
): Finding | undefined {
  const ending = (address.split('.').at(-1) ?? '').replace('jpeg', 'jpg')
  const most = ending === 'svg' ? mostSvg : mostRaster
  if (bytes.length === 0) return finding('file-empty', place, place.span)
  if (bytes.length > most * kB) {
    const size = Math.ceil(bytes.length / kB)
    return finding('file-too-big', { ...place, size, most }, place.span)
  }
  const picture = readPicture(bytes)
  const type = picture.kind === 'raster' ? picture.type : picture.kind
  if (type !== ending) {
    const really = type === 'unknown' ? undefined : type
    return finding(
      'file-not-picture',
      { ...place, ending: ending.toUpperCase(), really },
      place.span,
    )
  }
  if (picture.kind === 'svg') return inSvg(place, picture.text)
  if (picture.kind === 'unknown') return undefined
  const { width, height } = picture
  if (isShare && (width !== 1200 || height !== 630)) {
    return finding('share-size', { ...place, width, height }, place.span)
  }
  if (width < leastWidth) {
    return finding(
      'file-too-small',
      { ...place, width, height, least: leastWidth },
      place.span,
    )
  }
  return undefined
}

/** The pictures that the content names: there, what they say, safe, and of a sane size. */
export function findFiles(document: Document, files: PublicFiles): Finding[] {
  const there = new Set(files.list())
  return picturesIn(document).flatMap((named) => {
    const place = {
      thing: thingOf(document.value, named.path),
      file: `public${named.address}`,
      get span() {
        return document.valueSpan(named.path)
      },
    }
    const bytes = there.has(named.address) ? files.read(named.address) : undefined
    if (!bytes) return [missing(place, named.address, there)]
    return inFile(place, named, bytes) ?? []
  })
}
