/** The outlines on the page: around the focused field, and around the element that a click would open. */
type OutlineKind = 'focused' | 'hovered'

const outlineRules = `
[data-editor-outline] { outline: 2px solid #1a56db; outline-offset: 3px; border-radius: 4px; box-shadow: 0 0 0 3px #fffc, 0 0 0 6px #fff6; }
[data-editor-outline=hovered] { outline-style: dashed; }
:is(section, header, footer, main)[data-editor-outline] { outline: 0; border-radius: 0; box-shadow: none; }
:is(section, footer, main)[data-editor-outline] { position: relative; }
:is(section, header, footer, main)[data-editor-outline]::after { content: ''; position: absolute; inset: 0; z-index: 8; pointer-events: none; outline: 3px solid #1a56db; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff9; }
:is(section, header, footer, main)[data-editor-outline=hovered]::after { outline-style: dashed; }
html[data-editor-picking] :is(a, button, summary, label, input, textarea, img, svg, p, span, h1, h2, h3) { cursor: pointer; }
@media (prefers-reduced-motion: no-preference) { [data-editor-outline] { transition: outline-offset .12s; } }
`

/** Adds the style sheet by script, because the policy allows no inline styles. */
export function addOutlineStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(outlineRules)
  document.adoptedStyleSheets.push(sheet)
}

const outlineAttribute = 'data-editor-outline'

/** Moves the outline of this kind to an element, or removes it. The dashed outline never replaces the solid one. */
export function outlineElement(element: Element | undefined, kind: OutlineKind): void {
  for (const outlined of document.querySelectorAll(`[${outlineAttribute}=${kind}]`))
    if (outlined !== element) outlined.removeAttribute(outlineAttribute)
  if (element && !(kind === 'hovered' && element.hasAttribute(outlineAttribute)))
    element.setAttribute(outlineAttribute, kind)
}

/** Scrolls an element into the middle of the frame, unless it is visible. `scrollIntoView` would also scroll the editor. */
export function scrollToElement(element: Element | undefined): void {
  if (!element) return
  const { top, bottom, height } = element.getBoundingClientRect()
  const header = document.querySelector('header')
  // The sticky header covers the elements below it.
  const visibleTop = header?.contains(element)
    ? 0
    : (header?.getBoundingClientRect().bottom ?? 0)
  if (top >= visibleTop && bottom <= innerHeight) return
  const visibleHeight = Math.max(innerHeight - visibleTop - height, 32)
  scrollTo({ top: scrollY + top - visibleTop - visibleHeight / 2 })
}
