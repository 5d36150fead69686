/** Throws if the markup has a style attribute: the content security policy would ignore it. */
export function checkNoInlineStyles(html: string): void {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
  for (const [tag] of markup.matchAll(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi)) {
    const withoutValues = tag.replace(/"[^"]*"|'[^']*'/g, '')
    if (/\sstyle=/i.test(withoutValues))
      throw new Error(
        `Failed to build: a style attribute, which the content security policy blocks, stands in ${tag.slice(0, 200)}. ` +
          'Move the style into the theme or an sx prop, or use a component that writes none.',
      )
  }
}
