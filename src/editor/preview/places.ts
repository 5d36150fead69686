import type { Path } from '../../../schema/read/readDocument.ts'
import { numbersIn, withWords, type Shadow } from './shadow.tsx'

/** What leads from the page that is seen to its fields, and back. */
export interface Places {
  /** The field of what was clicked: its own, else that of what holds it. */
  pathOf(clicked: Node): Path | undefined
  /** Where a field stands on the page: its place in sight or the first one, that of its parts together, or that of what it is part of. */
  elementOf(path: Path): Element | undefined
  /** The names of the texts of the page's code that are seen on it. */
  texts(): string[]
}

/** Compares the page with its shadow, element by element. `sections` are the ids of the sections in their order. */
export function placesOf(
  { html, paths, words }: Shadow,
  root: Element,
  sections: readonly string[],
): Places {
  const shadow = document.createElement('template')
  shadow.innerHTML = html
  // As text, React puts what is to be loaded early in front of the page.
  for (const link of shadow.content.querySelectorAll('link')) link.remove()
  const pathsOfNodes = new Map<Node, Path>()
  const elements = new Map<string, Element[]>()
  const seen = new Set<Path>()
  /** What comes with a click, such as a message below a field, is not in the shadow: it is known by its words. */
  const pathSaying = new Map(words.map((text, number) => [plain(text), paths[number]]))

  const note = (node: Node | undefined, element: Element, text: string) => {
    for (const number of numbersIn(text)) {
      const path = paths[number]
      if (!path) continue
      if (node && !pathsOfNodes.has(node)) pathsOfNodes.set(node, path)
      const key = JSON.stringify(path)
      elements.set(key, [...(elements.get(key) ?? []), element])
    }
  }

  const compare = (named: Element | DocumentFragment, shown: Element) => {
    const texts = textsIn(shown)
    for (const [index, { data }] of textsIn(named).entries()) {
      const text = texts[index]
      if (text) note(text, shown, data)
      note(shown, shown, data)
      if (isSeen(shown))
        for (const number of numbersIn(data)) seen.add(paths[number] ?? [])
    }
    for (const [child, other] of pairsOf(named, shown)) compare(child, other)
    // Of what has words, a click means them and not its address or title. Of a picture, the file.
    const isSaid = plain(shown.textContent) !== ''
    if (named instanceof Element)
      for (const { value } of attributesOf(named))
        note(isSaid ? undefined : shown, shown, value)
  }
  /** What differs by its words, such as two offices in one city, may have other parts than its shadow: they are known by their words. */
  const pairsOf = (named: Element | DocumentFragment, shown: Element) => {
    const left = [...named.children]
    const isSame = left.length === shown.children.length
    return [...shown.children].flatMap((other) => {
      const own = isSame ? 0 : left.findIndex((child) => saysSame(child, other))
      const [child] = left.splice(0, Math.max(own, 0) + 1).slice(-1)
      return child?.localName === other.localName ? [[child, other] as const] : []
    })
  }
  const saysSame = (child: Element, other: Element) =>
    plain(withWords(child.textContent, words)) === plain(other.textContent)
  compare(shadow.content, root)
  for (const [index, id] of sections.entries()) {
    const section = root.querySelector(`#${CSS.escape(id)}`)
    const path = ['sections', index]
    if (section) pathsOfNodes.set(section, path)
    if (section) elements.set(JSON.stringify(path), [section])
  }

  const pathsWithin = (holder: Node) =>
    [...pathsOfNodes].flatMap(([node, path]) => (holder.contains(node) ? [path] : []))

  return {
    pathOf(clicked) {
      for (
        // What a select holds are its choices: the field is what its label names.
        let node: Node | null =
          (clicked instanceof HTMLSelectElement && clicked.labels[0]) || clicked;
        node && node !== root;
        node = node.parentNode
      ) {
        const path =
          pathsOfNodes.get(node) ??
          (node instanceof Text ? pathSaying.get(plain(node.data)) : undefined) ??
          commonPath(pathsWithin(node))
        if (path.length > 0) return path
      }
      return undefined
    },
    elementOf: (path) => elementOf(elements, path),
    texts: () =>
      [...seen].flatMap(([root, , id]) => (root === 'catalogs' ? [String(id)] : [])),
  }
}

/** What is made of several fields, such as the days of opening hours, is of the entry that they are in, whatever the page's code says there. */
function commonPath(paths: Path[]): Path {
  const own = paths.filter(([root]) => root !== 'catalogs')
  const [first = [], ...others] = own.length > 0 ? own : paths
  const end = first.findIndex((step, index) =>
    others.some((path) => path[index] !== step),
  )
  return end === -1 ? first : first.slice(0, end)
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function elementOf(elements: Map<string, Element[]>, path: Path): Element | undefined {
  const key = JSON.stringify(path)
  const all = elements.get(key) ?? []
  // Where it was clicked, or else where it can be seen.
  const exact = all.find(isInSight) ?? all.find(isSeen) ?? all[0]
  // Texts that the page's code asks for and does not show now have no place, and nothing around them that is theirs.
  if (exact || path.length === 0 || path[0] === 'catalogs') return exact
  const prefix = `${key.slice(0, -1)},`
  const parts = [...elements].flatMap(([other, places]) =>
    other.startsWith(prefix) ? places.slice(0, 1) : [],
  )
  const holder = parts.reduce(commonHolder, parts[0])
  // Parts that stand in several sections have nothing smaller around them than the page.
  const isOfPage = holder?.matches('main, #root, body') ?? false
  return (isOfPage ? parts.at(-1) : holder) ?? elementOf(elements, path.slice(0, -1))
}

function commonHolder(one: Element | undefined, other: Element): Element | undefined {
  let holder: Element | null | undefined = one
  while (holder && !holder.contains(other)) holder = holder.parentElement
  return holder ?? undefined
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && isSeen(element)
}

/** Texts for screen readers alone are cut away, or as small as a dot. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none'
}

/** Between texts that stand side by side, the page as text has comments. */
function textsIn({ childNodes }: ParentNode & Node): Text[] {
  return [...childNodes].filter((node) => node instanceof Text)
}

/** By their ids controls are known to the page, not to a person. */
function attributesOf(element: Element): Attr[] {
  return [...element.attributes]
    .filter(({ name }) => name !== 'id' && name !== 'name')
    .toSorted((one, other) => Number(other.name === 'src') - Number(one.name === 'src'))
}
