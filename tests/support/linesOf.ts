import { fireEvent } from '@testing-library/react'

import type { Editor } from '../../src/editor/context.tsx'
import en from '../../src/editor/messages/en.json' with { type: 'json' }
import type { OpenDialog } from '../../src/editor/saving/session.ts'
import { shownStyles } from './renderInEditor.tsx'

/** Attributes that only scripts and styles use, and those that the line shows in another way. */
const ignoredAttributes =
  /^(class|style|id|for|type|value|checked|disabled|data-.*|aria-(.*by|controls|hidden|value...))$/
const controls =
  'button, input, textarea, select, iframe, [role=group], [aria-label], [role=alert]'

/** The text inside an element, and the names of its parts. */
const textIn = ({ childNodes }: Element): string =>
  [...childNodes]
    .map((node) =>
      node instanceof Element ? (node.ariaLabel ?? textIn(node)) : node.nodeValue,
    )
    .join(' ')

/** Each element of a page that has its own text, each control, and the focused element, with its name and its line. */
export function shownElements(root: ParentNode) {
  const labels = new Map<Element | string, Element>()
  for (const label of root.querySelectorAll('label'))
    labels.set(label.htmlFor || (label.control ?? label), label)
  const idsIn = (element: Element, name: string) =>
    element.getAttribute(`aria-${name}`)?.split(' ') ?? []
  // The ids of elements that name or describe another element, whose line then includes them.
  const labelIds = new Set(
    ['labelledby', 'describedby'].flatMap((name) =>
      [...root.querySelectorAll(`[aria-${name}]`)].flatMap((named) => idsIn(named, name)),
    ),
  )
  return [...root.querySelectorAll<HTMLInputElement>('*')].flatMap((element) => {
    const { className, localName, value, type, checked, disabled } = element
    const isFocused = document.activeElement === element
    const isControl = element.matches(controls)
    const texts = [...element.childNodes].filter((node) => node instanceof Text)
    const text =
      localName === 'button'
        ? textIn(element)
        : texts.map(({ data }) => data.trim()).join(' ')
    if (!isFocused && !isControl && (text === '' || labelIds.has(element.id))) return []
    const labelParts = isControl ? '' : ', label, label *'
    if (element.closest(`style, script, svg, option, button *${labelParts}`)) return []
    const textOf = (name: string) =>
      idsIn(element, name).map((id) => document.getElementById(id)?.textContent)
    const label = labels.get(element.id) ?? labels.get(element)
    const fullName = label?.textContent ?? (textOf('labelledby').join(' ') || text)
    const name = fullName.replaceAll(/\s+/g, ' ').trim()
    const { options = [] } = element as Element as Partial<HTMLSelectElement>
    const line = [
      localName,
      // The type of a button, and the severity of an alert, are only visible.
      /MuiButton-(contained)|MuiAlert-color(\w+)/.exec(className)?.slice(1).join(''),
      isControl && localName !== 'button' && type,
      ...[...element.attributes]
        .filter(({ name }) => !ignoredAttributes.test(name))
        .map((attribute) => `${attribute.name}=${attribute.value}`)
        .filter((attribute) => attribute !== 'tabindex=0'),
      name,
      checked && '(checked)',
      disabled && '(disabled)',
      /text|search|number|color|date|time/.test(type) && `[${value}]`,
      ...[...options].map(({ text, selected }) => (selected ? `[${text}]` : text)),
      ...textOf('describedby'),
      isFocused && '← focus',
    ]
    const lineText = line.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim()
    return [{ element, name: element.ariaLabel ?? name, line: lineText }]
  })
}

/** The lines of a page: one for each element with its own text, each control, and the focus. */
export const linesOf = (root: ParentNode) => shownElements(root).map(({ line }) => line)

/** Returns a function that lists the page's new lines and styles since its last call, and counts the removed lines. */
export function lineRecorder() {
  let currentLines: string[] = []
  const styles = new Set<string>()
  return () => {
    const previousLines = currentLines
    const newStyles = new Set(shownStyles().filter((style) => !styles.has(style)))
    for (const style of newStyles) styles.add(style)
    currentLines = linesOf(document.body)
    const removed = previousLines.filter((line) => !currentLines.includes(line)).length
    const added = currentLines.filter((line) => !previousLines.includes(line))
    return [...added, ...newStyles, ...(removed > 0 ? [`− ${removed} lines`] : [])]
  }
}

/** The English message with this id, or the string if it is not the id of a message. */
export const messageOrText = (id: string) => (en as Record<string, string>)[id] ?? id

/** Presses the button or label whose name begins with `label`, or types a value. */
export function pressOrType(label: string, value?: string) {
  const element = [...document.querySelectorAll('button, label')].find((control) =>
    (control.ariaLabel ?? control.textContent).trim().startsWith(label),
  )
  if (!element && label) throw new Error(`Failed to find: ${label}.`)
  if (value !== undefined && element instanceof HTMLLabelElement && element.control)
    fireEvent.change(element.control, { target: { value } })
  else if (element && label) fireEvent.click(element)
}

/** Lists the effects of an action: another dialog than `dialog`, a toast, a tab, the focus. Resets toast and tab. */
export function effectsOn(
  { session, navigation }: Pick<Editor, 'session' | 'navigation'>,
  dialog: OpenDialog['kind'],
) {
  const { openDialog, toast } = session.get()
  const { tab, focusRequest } = navigation.get()
  session.change({ toast: undefined })
  navigation.setTab('content')
  return [
    openDialog.kind !== dialog && `opens ${JSON.stringify(openDialog)}`,
    toast && `toast: ${toast.severity}: ${toast.message.en}`,
    tab !== 'content' && `tab: ${tab}`,
    focusRequest && `goes to ${JSON.stringify(focusRequest)}`,
  ].filter((line) => typeof line === 'string')
}
