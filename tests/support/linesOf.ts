/** The text of an element, with a line for each element inside that has text of its own. Buttons are in brackets. */
export function linesOf(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text)
    const text = texts
      .map(({ data }) => data)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (text === '' || element.matches('style, script')) return []
    return [element.localName === 'button' ? `[${text}]` : text]
  })
}
