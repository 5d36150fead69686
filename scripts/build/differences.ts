/** What one language of the page says and the other does not: by this list the boot script writes one in the other's place. */
import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

import type { Differences } from '../../src/prerenderedTree.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode
type Node = DefaultTreeAdapterTypes.ChildNode

/** A text or an attribute's value in both languages. */
type Pair = [first: string, second: string]

/** Compares two renderings of the page as a browser would parse them. Throws where their outermost elements differ. */
export function differencesOf(first: string, second: string): Differences {
  const texts: Pair[] = []
  const attributes = new Map<string, Pair[]>()
  const html: Differences['html'] = []

  function compare(one: Parent, other: Parent, path: string) {
    const children = one.childNodes
    const counts = new Map<string, number>()
    for (const [index, child] of children.entries()) {
      const twin = other.childNodes[index]
      if (tree.isTextNode(child) && twin && tree.isTextNode(twin)) {
        texts.push([child.value, twin.value])
      } else if (tree.isElementNode(child) && twin && tree.isElementNode(twin)) {
        const nth = (counts.get(child.tagName) ?? 0) + 1
        counts.set(child.tagName, nth)
        compareElements(child, twin, pathTo(child, path, nth))
      }
    }
  }

  function compareElements(one: Element, other: Element, path: string) {
    if (!haveSameShape(one, other)) {
      html.push([path, serialize(one), serialize(other)])
      return
    }
    for (const { name, value } of one.attrs) {
      const pairs = attributes.get(name) ?? []
      attributes.set(name, [...pairs, [value, valueOf(other, name) ?? value]])
    }
    compare(one, other, path)
  }

  const [one, other] = [parseFragment(first), parseFragment(second)]
  if (!haveSameChildren(one, other))
    throw new Error(
      'Failed to compare the languages: the outermost elements of the page differ.',
    )
  compare(one, other, '#root')
  const differing = [...attributes].map(([name, pairs]) => [name, needed(pairs)] as const)
  return {
    texts: needed(texts),
    attributes: Object.fromEntries(differing.filter(([, pairs]) => pairs.length > 0)),
    html,
  }
}

/** The pairs that differ, flat; and those that boot, which goes by the first language's words, could mistake for one of them. */
function needed(pairs: Pair[]): string[] {
  const differing = new Set(pairs.flatMap(([one, other]) => (one === other ? [] : [one])))
  return pairs.filter(([one]) => differing.has(one)).flat()
}

function haveSameShape(one: Element, other: Element): boolean {
  const names = (element: Element) => element.attrs.map(({ name }) => name).join()
  return names(one) === names(other) && haveSameChildren(one, other)
}

function haveSameChildren(one: Parent, other: Parent): boolean {
  const kinds = (parent: Parent) => parent.childNodes.map(kindOf).join()
  return kinds(one) === kinds(other)
}

const kindOf = (node: Node) => node.nodeName

const valueOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value

function pathTo(element: Element, parent: string, nth: number): string {
  const id = valueOf(element, 'id')
  return id === undefined
    ? `${parent}>${element.tagName}:nth-of-type(${nth})`
    : `[id="${id}"]`
}
