// The package for browsers also runs on the server. The package for Node differs only in how it reads settings.
import { optimize, type CustomPlugin } from 'svgo/browser'

import { base64Of, bytesOf } from '../read/base64.ts'
import { svgNamespace } from './drawing.ts'
import { isStrippable, withoutMetadata } from './metadata.ts'
import { readPicture } from './pictures.ts'
import { isDrawnAttribute, isDrawnElement } from './unsafeDrawing.ts'

const xlink = 'http://www.w3.org/1999/xlink'

/** Keeps only elements that draw. Titles appear as tooltips; comments, notes, and data name people and folders. */
const onlyDrawn: CustomPlugin = {
  name: 'onlyDrawn',
  fn() {
    /** Namespaces by their prefixes. */
    const namespaces = new Map([
      ['', svgNamespace],
      ['xlink', xlink],
    ])
    const isSvg = (name: string) => namespaces.get(prefixOf(name)) === svgNamespace
    const isXlink = (name: string) => namespaces.get(prefixOf(name)) === xlink
    return {
      element: {
        enter(node, parent) {
          const { attributes, children, name } = node
          for (const [attribute, value] of Object.entries(attributes))
            if (attribute.startsWith('xmlns:')) namespaces.set(attribute.slice(6), value)
          if (!isSvg(name) || !isDrawnElement(localOf(name))) {
            parent.children = parent.children.filter((child) => child !== node)
            return
          }
          for (const [attribute, value] of Object.entries(attributes)) {
            const isNamespace =
              attribute === 'xmlns' ||
              (attribute.startsWith('xmlns:') &&
                /^(?:http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink))$/.test(value))
            const localName = localOf(attribute)
            const fullName = isXlink(attribute) ? `xlink:${localName}` : attribute
            if (!isNamespace && !isDrawnAttribute(fullName))
              Reflect.deleteProperty(attributes, attribute)
            else if (localName === 'href') attributes[attribute] = cleanedAddress(value)
          }
          for (const child of children)
            if (localOf(name) === 'style' && 'value' in child)
              child.value = child.value.replaceAll(/\/\*[^]*?\*\//g, '')
        },
      },
    }
  },
}

const prefixOf = (name: string) => (name.includes(':') ? name.replace(/:.*/, '') : '')
const localOf = (name: string) => name.replace(/.*:/, '')

/** Removes the metadata of an embedded picture from its address. Returns any other address unchanged. */
function cleanedAddress(address: string): string {
  const [, head, data] = /^\s*(data:image\/[a-z]+;base64,)([^]*)$/i.exec(address) ?? []
  if (head === undefined || data === undefined) return address
  const bytes = bytesOf(data)
  const picture = readPicture(bytes)
  if (picture.kind !== 'raster' || !isStrippable(picture.type)) return address
  return head + base64Of(withoutMetadata(bytes, picture.type))
}

/** Removes everything that draws nothing from a drawing. Throws for malformed XML and damaged embedded pictures. */
export function cleanedDrawing(bytes: Uint8Array): Uint8Array {
  const { data } = optimize(new TextDecoder().decode(bytes), {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      { name: 'removeComments', params: { preservePatterns: false } },
      onlyDrawn,
    ],
  })
  return new TextEncoder().encode(data)
}
