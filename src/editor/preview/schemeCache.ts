import createCache, { type EmotionCache } from '@emotion/cache'

import type { SchemeName } from './frame.ts'

type StylisPlugin = NonNullable<
  Parameters<typeof createCache>[0]['stylisPlugins']
>[number]

/** Styles whose rules for a system that is set to light or dark hold always or never. */
export function heldScheme(styles: string, scheme: SchemeName): string {
  return styles.replaceAll(/\(prefers-color-scheme:\s*(\w+)\)/g, (_, asked) =>
    asked === scheme ? '(min-width:0)' : '(max-width:0)',
  )
}

export function inScheme(scheme: SchemeName): StylisPlugin {
  return (element) => {
    if (element.type === '@media') element.value = heldScheme(element.value, scheme)
  }
}

/** Styles of the page as a visitor sees them whose system is set to a scheme, whatever the editor's own is set to. */
export function schemeCache(scheme: SchemeName): EmotionCache {
  return createCache({ key: scheme, stylisPlugins: [inScheme(scheme)] })
}
