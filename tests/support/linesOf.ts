import { fireEvent } from '@testing-library/react'

import type { Editor } from '../../src/editor/context.tsx'
import en from '../../src/editor/messages/en.json' with { type: 'json' }
import type { OpenDialog } from '../../src/editor/saving/session.ts'

/** Attributes that only scripts and styles use, and those that the line shows in another way. */
const unnoticed =
  /^(class|style|id|for|type|value|checked|disabled|data-.*|aria-(.*by|controls|hidden|value...))$/
const controls = 'button, input, textarea, select, iframe, [aria-label], [role=alert]'

/** The lines of a page: one for each element with its own text, each control, and the focus. */
export function linesOf(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLInputElement>('*')].flatMap((element) => {
    const { className, localName, labels, value, type, checked, disabled } = element
    const isFocused = document.activeElement === element
    const isControl = element.matches(controls)
    const texts = [...element.childNodes].filter((node) => node instanceof Text)
    const text = element.matches('button')
      ? element.innerHTML.replaceAll(/<[^>]*>/g, ' ')
      : texts.map(({ data }) => data.trim()).join(' ')
    if (element.closest('style, script, svg, option, button *')) return []
    if (!isFocused && !isControl && (text === '' || isOfOther(element))) return []
    const textOf = (name: string) =>
      document.getElementById(element.getAttribute(name) ?? '')?.textContent
    const line = [
      localName,
      // The type of a button, and the severity of an alert, are only visible.
      /MuiButton-(contained)|MuiAlert-color(\w+)/.exec(className)?.slice(1).join(''),
      isControl && localName !== 'button' && type,
      ...[...element.attributes]
        .filter(({ name }) => !unnoticed.test(name))
        .map((attribute) => `${attribute.name}=${attribute.value}`)
        .filter((attribute) => attribute !== 'tabindex=0'),
      labels?.[0]?.textContent ?? textOf('aria-labelledby') ?? text,
      checked && '(checked)',
      disabled && '(disabled)',
      /text|select|search|number/.test(type) && `[${value}]`,
      textOf('aria-describedby'),
      isFocused && '← focus',
    ]
    return line.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 180)
  })
}

/** Whether the element names or describes another one, whose line then includes it. */
function isOfOther(element: Element) {
  const names = ['labelledby', 'describedby'].map(
    (name) => `[aria-${name}="${element.id}"]`,
  )
  return element.closest('label') ?? (element.id && document.querySelector(names.join()))
}

/** Returns a function that lists the page's lines that are new since its last call, and counts those that are gone. */
export function lineRecorder() {
  let shown: string[] = []
  return () => {
    const previous = shown
    shown = linesOf(document.body)
    const gone = previous.filter((line) => !shown.includes(line)).length
    const added = shown.filter((line) => !previous.includes(line))
    return gone > 0 ? [...added, `− ${gone} lines`] : added
  }
}

/** The words of a message, or the words themselves. */
export const wordsOf = (id: string) => (en as Record<string, string>)[id] ?? id

/** Presses the button or label whose name begins with these words, or types a value. */
export function operate(words: string, value?: string) {
  const element = [...document.querySelectorAll('button, label')].find((control) =>
    (control.ariaLabel ?? control.textContent).trim().startsWith(words),
  )
  if (!element && words) throw new Error(`Failed to find: ${words}.`)
  if (value !== undefined && element instanceof HTMLLabelElement && element.control)
    fireEvent.change(element.control, { target: { value } })
  else if (element && words) fireEvent.click(element)
}

/** Lists the effects of an action, besides the shown dialog, and resets them. */
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
