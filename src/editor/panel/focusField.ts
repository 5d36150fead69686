import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import type { NavigationState } from '../state/navigation.ts'

const controlSelector = 'textarea, input:not([type=color], [hidden]), select'

type FocusRequest = NonNullable<NavigationState['focusRequest']>

/** Focuses a field in the requested language or that of the preview, the first empty field, or an entry's row. */
export function focusField(
  panel: HTMLElement,
  { path, part, language }: FocusRequest,
  previewLanguage: Language,
): void {
  const element = elementOf(panel, path)
  const field = part === 'row' ? element : fieldIn(element, part)
  const control =
    part === 'row'
      ? field?.querySelector<HTMLElement>('[data-row]')
      : controlIn(field, part, language ?? previewLanguage)
  // An absent part has a button that adds it.
  const target = control ?? field?.closest('button') ?? panel
  field?.scrollIntoView({ block: part === 'row' ? 'nearest' : 'center' })
  target.focus({ preventScroll: true })
}

/** In a group, the first field or the first empty one; otherwise the field itself. */
function fieldIn(element: HTMLElement | null, part: FocusRequest['part']) {
  const fields = [...(element?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const innermost = fields.filter((field) => !field.querySelector('[data-path]'))
  return (part === 'empty' && innermost.find(isEmpty)) || (innermost[0] ?? element)
}

const isEmpty = (field: HTMLElement) =>
  emptyTextIn(field) !== undefined ||
  // A picture field without a picture. Its button opens no keyboard on a phone.
  (field.querySelector('[type=file]') && !field.querySelector('textarea, img'))

const emptyTextIn = (field: HTMLElement) =>
  [...field.querySelectorAll('textarea')].find(({ value }) => value.trim() === '')

function controlIn(
  field: HTMLElement | null,
  part: FocusRequest['part'],
  language: Language,
): HTMLElement | null {
  if (!field) return null
  return (
    ((part === 'empty' && emptyTextIn(field)) ||
      field.querySelector<HTMLElement>(`[id$="-${language}"]`)) ??
    field.querySelector<HTMLElement>(controlSelector) ??
    // The control comes before the button that removes the field.
    field.querySelector<HTMLElement>('button[aria-describedby]') ??
    field.querySelector<HTMLElement>('button')
  )
}

/** The element of a path, or of its nearest ancestor that has one. */
function elementOf(panel: HTMLElement, path: Path): HTMLElement | null {
  if (path.length === 0) return null
  const selector = `[data-path="${CSS.escape(JSON.stringify(path))}"]`
  return panel.querySelector<HTMLElement>(selector) ?? elementOf(panel, path.slice(0, -1))
}
