/** The phone's menu is a details element: a choice, Esc, and a click or focus outside close it. */
function closeMenu(event: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (!menu || !(event.target instanceof Node)) return
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  } else if (
    !menu.contains(event.target) ||
    (event.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest('a'))
  ) {
    menu.open = false
  }
}

/** Makes the phone's menu close, before and after hydration. */
export function listenForMenu(): void {
  for (const type of ['click', 'focusin', 'keydown'])
    addEventListener(type, closeMenu, true)
}
