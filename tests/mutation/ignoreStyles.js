/** Styles are left alone by `npm run mutation`: what they do is seen in a browser, and judged there. */
const styles = {
  /** @param {{ type: string, node: { name?: { name?: string } } }} path Any part of the code's tree. */
  shouldIgnore: ({ type, node }) =>
    type === 'JSXAttribute' && node.name?.name === 'sx'
      ? 'Styles are judged by the browser tests.'
      : undefined,
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'styles', value: styles }]
