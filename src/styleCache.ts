import createCache, { type EmotionCache } from '@emotion/cache'

const key = 'css'
// The browsers that are built for need no prefixes.
const options = { key, stylisPlugins: [] }

/** Collects all rules instead of writing style tags between the elements. */
export function createServerCache(): EmotionCache {
  const cache = createCache(options)
  cache.compat = true
  return cache
}

/**
 * Knows the rules of the prerendered page by the classes of its elements, and leaves its style tag alone. Emotion's own way
 * would move the tag, and with that the browser computes the styles of the whole page anew: 70 ms on a slow phone.
 */
export function createBrowserCache(): EmotionCache {
  const cache = createCache(options)
  for (const { classList } of document.querySelectorAll(`[class*="${key}-"]`)) {
    for (const name of classList) {
      if (name.startsWith(`${key}-`)) cache.inserted[name.slice(key.length + 1)] = true
    }
  }
  return cache
}
