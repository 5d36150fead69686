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
  const container = document.createElement('div')
  const insertIntoHead = document.head.insertBefore.bind(document.head)
  container.insertBefore = (tag, before) =>
    tag.isConnected ? tag : insertIntoHead(tag, before)
  return createCache({ ...options, container })
}
