import createCache, { type EmotionCache } from '@emotion/cache'

/** Begins class names and style tags. Not Emotion's own "css": its default cache would take the prerendered tags over. */
export const styleKey = 'b'

// The browsers that are built for need no prefixes.
const options = { key: styleKey, stylisPlugins: [] }

/** Collects all rules instead of writing style tags between the elements. */
export function createServerCache(): EmotionCache {
  const cache = createCache(options)
  cache.compat = true
  return cache
}

/**
 * Takes over the prerendered style tags where they stand. Emotion would move each to where it puts its own,
 * and with every move the browser computes the styles of the whole page anew: 70 ms on a slow phone.
 */
export function createBrowserCache(): EmotionCache {
  namePrerenderedRules()
  const container = document.createElement('div')
  const insertIntoHead = document.head.insertBefore.bind(document.head)
  container.insertBefore = (tag, before) =>
    tag.isConnected ? tag : insertIntoHead(tag, before)
  return createCache({ ...options, container })
}

/**
 * Emotion inserts no rule again that the tag's attribute names. What the prerenderer left out stands there; the other
 * names are read from the rules: in the document they would cost 200 bytes of the first view.
 */
function namePrerenderedRules(): void {
  const tags = document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')
  for (const tag of tags) {
    const classes = tag.textContent.matchAll(new RegExp(`\\.${styleKey}-(\\w+)`, 'g'))
    const names = new Set(Array.from(classes, ([, name]) => name))
    tag.dataset['emotion'] = [tag.dataset['emotion'], ...names].join(' ')
  }
}
