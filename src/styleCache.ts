import createCache, { type EmotionCache } from '@emotion/cache'

/** The prefix of class names, as in "c-1". Short, because it is in the document about 150 times. */
const key = 'c'
// The supported browsers need no vendor prefixes.
const options = { key, stylisPlugins: [] }

/** Collects all rules instead of writing style tags between the elements. */
export function createServerCache(): EmotionCache {
  const cache = createCache(options)
  cache.compat = true
  return cache
}

/**
 * Recognizes the rules of the prerendered page by its class names, and adds further ones to its style tag: the policy
 * of the document allows no other. Emotion itself would move the tag, and the browser would recompute all
 * styles: 70 ms on a slow phone.
 */
export function createBrowserCache(): EmotionCache {
  const cache = createCache(options)
  const style = document.querySelector('style')
  if (cache.sheet.isSpeedy && style) {
    cache.sheet.tags.push(style)
    cache.sheet.ctr = 1
  }
  for (const { classList } of document.querySelectorAll(`[class*="${key}-"]`)) {
    for (const name of classList) {
      if (name.startsWith(`${key}-`)) cache.inserted[name.slice(key.length + 1)] = true
    }
  }
  return cache
}
