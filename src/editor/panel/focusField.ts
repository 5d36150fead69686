import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import type { Place } from '../state/navigation.ts'

const fields = 'textarea, input:not([type=color], [hidden]), select'

/** Gives the focus to a field, in the language of the page that is seen or where it is empty, or to the row of an entry. */
export function focusField(
  panel: HTMLElement,
  { path, part }: NonNullable<Place['asked']>,
  language: Language,
): void {
  const holder = placeOf(panel, path)
  const isRow = part === 'row'
  // Of a group its first field.
  const parts = [...(holder?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const first = parts.find((each) => !each.querySelector('[data-path]'))
  const place = isRow ? holder : (first ?? holder)
  const texts = [...(place?.querySelectorAll('textarea') ?? [])]
  const empty = texts.find(({ value }) => value.trim() === '')
  const own =
    (part === 'empty' && empty) ||
    place?.querySelector<HTMLElement>(`[id$="-${language}"]`)
  const inside = isRow
    ? place?.querySelector<HTMLElement>('[data-row]')
    : (own ??
      place?.querySelector<HTMLElement>(fields) ??
      // The control itself, before the button that takes the field out.
      place?.querySelector<HTMLElement>('button[aria-describedby]') ??
      place?.querySelector<HTMLElement>('button'))
  // What is not there has a button that adds it.
  const target = inside ?? place?.closest('button') ?? panel
  place?.scrollIntoView({ block: isRow ? 'nearest' : 'center' })
  target.focus({ preventScroll: true })
}

/** Of a path that has no field of its own, what it is in. */
function placeOf(panel: HTMLElement, path: Path): HTMLElement | null {
  if (path.length === 0) return null
  const selector = `[data-path="${CSS.escape(JSON.stringify(path))}"]`
  return panel.querySelector<HTMLElement>(selector) ?? placeOf(panel, path.slice(0, -1))
}
