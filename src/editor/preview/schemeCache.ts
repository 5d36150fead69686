import createCache, { type EmotionCache } from '@emotion/cache'

import type { SchemeName } from './frame.ts'

type StylisPlugin = NonNullable<
  Parameters<typeof createCache>[0]['stylisPlugins']
>[number]

/** Rules for a system that is set to light or dark, made to hold always or never. */
export function inScheme(scheme: SchemeName): StylisPlugin {
  return (element) => {
    if (element.type !== '@media') return
    element.value = element.value.replace(
      /\(prefers-color-scheme:\s*(\w+)\)/,
      (_, asked) => (asked === scheme ? '(width >= 0)' : '(width < 0)'),
    )
  }
}

/** Styles of the page as a visitor sees them whose system is set to a scheme, whatever the editor's own is set to. */
export function schemeCache(scheme: SchemeName): EmotionCache {
  return createCache({ key: scheme, stylisPlugins: [inScheme(scheme)] })
}
