/** The attributes that a person or a screen reader notices. */
const noticed =
  /^(aria-(?!.*(by|controls|hidden|min|max)$)|href|lang|role|required|datetime)/
const controls = 'button, input, textarea, select, iframe, [aria-label], [role=alert]'

/** What a page shows: a line for each element with text of its own, each control, and the focus. */
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
        .filter(({ name }) => noticed.test(name))
        .map((attribute) => `${attribute.name}=${attribute.value}`),
      labels?.[0]?.textContent ?? textOf('aria-labelledby') ?? text,
      checked && '(checked)',
      disabled && '(disabled)',
      /text|select|search|number/.test(type) && `[${value}]`,
      textOf('aria-describedby'),
      isFocused && '← focus',
    ]
    return line.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 140)
  })
}

/** Whether the element is the name or the description of another one, which has it in its line. */
function isOfOther(element: Element) {
  const names = ['labelledby', 'describedby'].map(
    (name) => `[aria-${name}="${element.id}"]`,
  )
  return element.closest('label') ?? (element.id && document.querySelector(names.join()))
}
