/** The elements with their own text or attributes, one per line, without styles and drawings. */
export function outline(root: Element): string {
  const lines = [...root.querySelectorAll('*:not(svg, svg *)')].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !/^(class|style|data-)/.test(name))
      // React numbers its ids.
      .map(({ name, value }) => ` ${name}=${value.replaceAll(/_r_\w+_/g, '*')}`)
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3)
    const text = texts.map(({ textContent }) => textContent).join('')
    const typed = element instanceof HTMLInputElement ? ` ${element.value}` : ''
    const isEmpty =
      text === '' &&
      /^( role=presentation| aria-hidden=true| tabindex=-?\d)*$/.test(attributes.join(''))
    return !isEmpty
      ? `${element.localName}${attributes.join('')}${typed} | ${text}\n`
      : ''
  })
  return lines.join('')
}
