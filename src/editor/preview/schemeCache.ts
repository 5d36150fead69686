import createCache, { type EmotionCache } from '@emotion/cache'

import type { SchemeName } from '../../../schema/colors/colors.ts'

/** Replaces the media queries for light and dark with conditions that are always or never true, to show one scheme. */
export function forceScheme(styles: string, scheme: SchemeName): string {
  return styles.replaceAll(/\(prefers-color-scheme:\s*(\w+)\)/g, (_, name) =>
    name === scheme ? '(min-width:0)' : '(max-width:0)',
  )
}

/** An Emotion cache that writes the page's styles for one scheme, regardless of the system's. */
export const schemeCache = (scheme: SchemeName): EmotionCache =>
  createCache({
    key: scheme,
    stylisPlugins: [
      (element) => {
        if (element.type === '@media') element.value = forceScheme(element.value, scheme)
      },
    ],
  })
