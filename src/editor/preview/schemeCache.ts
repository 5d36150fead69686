import createCache, { type EmotionCache } from '@emotion/cache'

import type { SchemeName } from '../../../schema/colors/colors.ts'

type StylisPlugin = NonNullable<
  Parameters<typeof createCache>[0]['stylisPlugins']
>[number]

/** Replaces the media queries for light and dark with conditions that are always or never true, so that the styles show one scheme. */
export function forceScheme(styles: string, scheme: SchemeName): string {
  return styles.replaceAll(/\(prefers-color-scheme:\s*(\w+)\)/g, (_, asked) =>
    asked === scheme ? '(min-width:0)' : '(max-width:0)',
  )
}

export function inScheme(scheme: SchemeName): StylisPlugin {
  return (element) => {
    if (element.type === '@media') element.value = forceScheme(element.value, scheme)
  }
}

/** An Emotion cache that writes the page's styles for one scheme, regardless of the system's. */
export function schemeCache(scheme: SchemeName): EmotionCache {
  return createCache({ key: scheme, stylisPlugins: [inScheme(scheme)] })
}
