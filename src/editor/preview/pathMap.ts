import { type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { numbersIn, withFieldTexts, type FieldMarkup } from './fieldMarkup.tsx'

/** Maps the nodes of the page to paths of the content, and back. */
export interface PathMap {
  /** The path for a clicked node, or for the nearest element around it. */
  pathOf(clicked: Node): Path | undefined
  /**
   * The element for a path: a visible one, otherwise the first. If there is none: the element around its parts, or the
   * parent's element.
   */
  elementOf(path: Path): Element | undefined
}

/** Compares the page with its field markup, element by element. `sections`: the ids of the sections, in order. */
export function pathMapOf(
  { html, paths, fieldTexts }: FieldMarkup,
  root: Element,
  sections: readonly string[],
): PathMap {
  const markup = document.createElement('template')
  // Chromium would never free a template whose sources have media queries.
  markup.innerHTML = html.replaceAll(/ media="[^"]*"/g, '')
  // renderToString adds preload links at the start, which the page does not have.
  for (const link of markup.content.querySelectorAll('link')) link.remove()
  const pathsOfNodes = new Map<Node, Path>()
  const elements = new Map<string, Element[]>()

  /** Records that an element shows the fields that are marked in a text. A click on the node opens the first one. */
  const recordFields = (node: Node | undefined, element: Element, text: string) => {
    for (const number of numbersIn(text)) {
      const path = paths[number]
      if (!path) continue
      if (node && !pathsOfNodes.has(node)) pathsOfNodes.set(node, path)
      const key = JSON.stringify(path)
      elements.set(key, [...(elements.get(key) ?? []), element])
    }
  }

  const compare = (marked: Element | DocumentFragment, shown: Element) => {
    const texts = textNodesIn(shown)
    for (const [index, { data }] of textNodesIn(marked).entries()) {
      const text = texts[index]
      if (text) recordFields(text, shown, data)
      recordFields(shown, shown, data)
    }
    for (const [child, other] of pairsOf(marked, shown, fieldTexts)) compare(child, other)
    // A click on an element with text means the text, not its attributes. On a picture, it means the file.
    const hasText = oneLine(shown.textContent) !== ''
    if (marked instanceof Element)
      for (const { value } of attributesOf(marked))
        recordFields(hasText ? undefined : shown, shown, value)
  }
  compare(markup.content, root)
  for (const [index, id] of sections.entries()) {
    const section = root.querySelector(`#${CSS.escape(id)}`)
    const path = ['sections', index]
    if (section) pathsOfNodes.set(section, path)
    if (section) elements.set(JSON.stringify(path), [section])
  }

  // The first section can repeat the clients' logos, so elements in other sections come first.
  const [firstId = ''] = sections
  const isInFirst = (element: Element) => element.closest('section')?.id === firstId
  for (const [key, matches] of elements)
    elements.set(
      key,
      matches.toSorted((a, b) => Number(isInFirst(a)) - Number(isInFirst(b))),
    )

  const pathsWithin = (ancestor: Node) =>
    [...pathsOfNodes].flatMap(([node, path]) => (ancestor.contains(node) ? [path] : []))

  return {
    pathOf(clicked) {
      // In a select, only the options are found, so the label of the select is looked up instead.
      const label = clicked instanceof HTMLSelectElement ? clicked.labels[0] : undefined
      let node: Node | null = label ?? clicked
      while (node && node !== root) {
        const path = pathsOfNodes.get(node) ?? commonPath(pathsWithin(node))
        if (path.length > 0) return path
        node = node.parentNode
      }
      return undefined
    },
    elementOf: (path) => elementOf(elements, path),
  }
}

/**
 * Pairs of children. If page and markup differ in number, because some parts depend on texts (two offices in one city),
 * they are paired by their texts.
 */
function pairsOf(
  marked: Element | DocumentFragment,
  shown: Element,
  fieldTexts: FieldMarkup['fieldTexts'],
) {
  const remaining = [...marked.children]
  const isAligned = remaining.length === shown.children.length
  const isSame = (child: Element, other: Element) =>
    oneLine(withFieldTexts(child.textContent, fieldTexts)) === oneLine(other.textContent)
  return [...shown.children].flatMap((other) => {
    const match = isAligned ? 0 : remaining.findIndex((child) => isSame(child, other))
    // Children before the match are not on the page. Without a match, the next one is used.
    remaining.splice(0, match)
    const child = remaining.shift()
    return child?.localName === other.localName ? [[child, other] as const] : []
  })
}

/**
 * The path of the entry around several fields, for elements derived from them, such as opening hours. Texts that the
 * page's code uses do not count.
 */
function commonPath(paths: Path[]): Path {
  const contentPaths = paths.filter((path) => !isInCatalogs(path))
  const [first = [], ...others] = contentPaths.length > 0 ? contentPaths : paths
  const end = first.findIndex((step, index) =>
    others.some((path) => path[index] !== step),
  )
  return end === -1 ? first : first.slice(0, end)
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function elementOf(elements: Map<string, Element[]>, path: Path): Element | undefined {
  const key = JSON.stringify(path)
  const matches = elements.get(key) ?? []
  // Prefers an element in view, then a visible one elsewhere on the page, then the first.
  const exactMatch = matches.find(isInView) ?? matches.find(isVisible) ?? matches[0]
  // A text that the page's code uses has no parent element on the page.
  if (exactMatch || path.length === 0 || isInCatalogs(path)) return exactMatch
  const prefix = `${key.slice(0, -1)},`
  const partElements = [...elements].flatMap(([otherKey, [first]]) =>
    first && otherKey.startsWith(prefix) ? [first] : [],
  )
  const ancestor = partElements.reduce(commonAncestor, partElements[0])
  // If the parts are in several sections, only the page contains them all, so the last of them is used.
  const isPageRoot = ancestor?.matches('main, #root, body') ?? false
  const nearest = isPageRoot ? partElements.at(-1) : ancestor
  // A property of a top-level group that is not on the page: the parent's element would be an arbitrary one.
  const isTopLevel = path.length === 2 && typeof path[1] === 'string'
  return nearest ?? (isTopLevel ? undefined : elementOf(elements, path.slice(0, -1)))
}

function commonAncestor(
  element: Element | undefined,
  otherElement: Element,
): Element | undefined {
  let ancestor: Element | null | undefined = element
  // Only an element with a box can be outlined and scrolled to.
  while (
    ancestor &&
    !(
      ancestor.contains(otherElement) && getComputedStyle(ancestor).display !== 'contents'
    )
  )
    ancestor = ancestor.parentElement
  return ancestor ?? undefined
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && isVisible(element)
}

/** Whether the element is visible. Texts for screen readers are clipped or as small as a dot. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none'
}

/** The text nodes. Between neighboring texts renderToString writes comments, which keeps them apart. */
function textNodesIn({ childNodes }: ParentNode & Node): Text[] {
  return [...childNodes].filter((node) => node instanceof Text)
}

/** The attributes that can show a field, `src` first. Leaves out `id` and `name`, which only the page uses. */
function attributesOf(element: Element): Attr[] {
  return [...element.attributes]
    .filter(({ name }) => name !== 'id' && name !== 'name')
    .toSorted((a, b) => Number(b.name === 'src') - Number(a.name === 'src'))
}
