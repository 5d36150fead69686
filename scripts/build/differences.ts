/** What one language of the page says and the other does not: by this list the boot script writes one in the other's place. */
import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

import type { Differences } from '../../src/boot/prerenderedTree.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A text, or the value of the attribute `name`, in both languages. */
interface Place {
  name?: string
  own: string
  other: string
}

/** Compares two renderings of the page as a browser would parse them. Throws where their outermost elements differ. */
export function differencesOf(own: string, other: string): Differences {
  const found: Place[] = []
  const markup: Differences[3] = []

  function compare(one: Parent, twin: Parent, path: string) {
    const counts = new Map<string, number>()
    for (const [index, child] of one.childNodes.entries()) {
      const match = twin.childNodes[index]
      if (!match) continue
      if (tree.isTextNode(child) && tree.isTextNode(match))
        found.push({ own: child.value, other: match.value })
      if (!tree.isElementNode(child) || !tree.isElementNode(match)) continue
      const nth = (counts.get(child.tagName) ?? 0) + 1
      counts.set(child.tagName, nth)
      compareElements(child, match, pathTo(child, path, nth))
    }
  }

  function compareElements(one: Element, twin: Element, path: string) {
    for (const [index, { name, value }] of one.attrs.entries())
      found.push({ name, own: value, other: twin.attrs[index]?.value ?? '' })
    if (haveSameChildren(one, twin)) compare(one, twin, path)
    else markup.push([path, serialize(one), serialize(twin)])
  }

  const [one, twin] = [parseFragment(own), parseFragment(other)]
  if (!haveSameChildren(one, twin))
    throw new Error(
      'Failed to compare the languages: the outermost elements of the page differ.',
    )
  compare(one, twin, '#root')
  return [...listed(found), markup]
}

/** The places that differ; and those that boot, which goes by the words that are shown, could mistake for one of them. */
function listed(found: Place[]): [places: string, own: string[], other: string[]] {
  const differing = found.filter(({ own, other }) => own !== other)
  const names = new Set(differing.map(({ name }) => name))
  const paths = [...names].map((name) =>
    name === undefined ? './/text()' : `.//@${name}`,
  )
  const words = new Set(differing.flatMap(({ own, other }) => [own, other]))
  const places = found
    .filter(
      ({ name, own, other }) => names.has(name) && (words.has(own) || words.has(other)),
    )
    .filter(isNeeded)
  return [paths.join('|'), places.map(({ own }) => own), places.map(({ other }) => other)]
}

/** The first place of its words; the further ones too where one of the two has another translation elsewhere. */
function isNeeded({ own, other }: Place, index: number, all: Place[]): boolean {
  const akin = all.filter((place) => place.own === own || place.other === other)
  const isSame = (place: Place | undefined) => place?.own === own && place.other === other
  return !akin.every(isSame) || all.findIndex(isSame) === index
}

function haveSameChildren(one: Parent, twin: Parent): boolean {
  const shape = (parent: Parent) =>
    parent.childNodes.map((node) => [
      node.nodeName,
      ...(tree.isElementNode(node) ? node.attrs.map(({ name }) => name) : []),
    ])
  return JSON.stringify(shape(one)) === JSON.stringify(shape(twin))
}

function pathTo(element: Element, parent: string, nth: number): string {
  const id = element.attrs.find(({ name }) => name === 'id')
  return id ? `[id="${id.value}"]` : `${parent}>${element.tagName}:nth-of-type(${nth})`
}
