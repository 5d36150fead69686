import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import type { NavigationState } from '../state/navigation.ts'

const fields = 'textarea, input:not([type=color], [hidden]), select'

/** Focuses a field in the requested language or that of the preview, the first empty field, or an entry's row. */
export function focusField(
  panel: HTMLElement,
  { path, part, language }: NonNullable<NavigationState['focusRequest']>,
  previewLanguage: Language,
): void {
  const holder = elementOf(panel, path)
  const isRow = part === 'row'
  // In a group, the first field or the first empty one.
  const parts = [...(holder?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].filter(
    (each) => !each.querySelector('[data-path]'),
  )
  const isEmpty = (each: HTMLElement) =>
    [...each.querySelectorAll('textarea')].some(({ value }) => value.trim() === '') ||
    // A picture field without a picture. Its button opens no keyboard on a phone.
    (each.querySelector('[type=file]') && !each.querySelector('textarea, img'))
  const first = (part === 'empty' && parts.find(isEmpty)) || parts[0]
  const element = isRow ? holder : (first ?? holder)
  const texts = [...(element?.querySelectorAll('textarea') ?? [])]
  const empty = texts.find(({ value }) => value.trim() === '')
  const inLanguage =
    (part === 'empty' && empty) ||
    element?.querySelector<HTMLElement>(`[id$="-${language ?? previewLanguage}"]`)
  const inside = isRow
    ? element?.querySelector<HTMLElement>('[data-row]')
    : (inLanguage ??
      element?.querySelector<HTMLElement>(fields) ??
      // The control comes before the button that removes the field.
      element?.querySelector<HTMLElement>('button[aria-describedby]') ??
      element?.querySelector<HTMLElement>('button'))
  // An absent part has a button that adds it.
  const target = inside ?? element?.closest('button') ?? panel
  element?.scrollIntoView({ block: isRow ? 'nearest' : 'center' })
  target.focus({ preventScroll: true })
}

/** The element of a path, or of its nearest ancestor that has one. */
function elementOf(panel: HTMLElement, path: Path): HTMLElement | null {
  if (path.length === 0) return null
  const selector = `[data-path="${CSS.escape(JSON.stringify(path))}"]`
  return panel.querySelector<HTMLElement>(selector) ?? elementOf(panel, path.slice(0, -1))
}
