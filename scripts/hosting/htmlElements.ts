import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** All elements below a node, in document order. */
export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    tree.isElementNode(node) ? [node, ...elementsIn(node)] : [],
  )
}

/** The text of a script or style element. Line ends are normalized, as browsers do before they hash it. */
export const rawTextOf = ({ childNodes }: Element) =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')

export const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value
