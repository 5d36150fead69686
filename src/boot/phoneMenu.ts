/** Closes the phone's menu, a details element, after a choice, Esc, or a click or focus outside the menu. */
function closeMenu(event: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  const { target, type } = event
  if (!menu || !(target instanceof Element)) return
  const isKey = event instanceof KeyboardEvent
  const isChoice = type === 'click' && target.closest('a')
  if (isKey ? event.key !== 'Escape' : menu.contains(target) && !isChoice) return
  menu.open = false
  if (isKey) menu.querySelector('summary')?.focus()
}

/** Starts closing the phone's menu on these events. Works before and after hydration. */
export function closeMenuOnEvents(): void {
  for (const type of ['click', 'focusin', 'keydown'])
    addEventListener(type, closeMenu, true)
}
