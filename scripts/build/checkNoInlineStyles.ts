/** The policy refuses style attributes in markup: a document with one would be shown without that style. Throws where there is one. */
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
