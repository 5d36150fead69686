import { normalizePath, type Plugin } from 'vite'

/** Parts of libraries that the page imports and never uses: 5 kB of the visitor's download. */
const parts = [
  // The default theme: the page has its own, and creating another takes a phone 30 ms.
  '@mui/material/styles/defaultTheme.mjs',
  // Needed by Emotion's withTheme alone, which nothing calls.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
]

const stub = '\0stub'

/** Replaces each part by an empty function; fails the build when a library no longer has one of them. */
export function stubbedModules(): Plugin {
  const found = new Set<string>()
  return {
    name: 'stubbed-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /defaultTheme|hoist-non-react-statics/,
      },
      async handler(source, importer, options) {
        const target = await this.resolve(source, importer, {
          ...options,
          skipSelf: true,
        })
        const part =
          target && parts.find((path) => normalizePath(target.id).endsWith(path))
        if (!part) return undefined
        found.add(part)
        return stub
      },
    },
    load: (id) =>
      id === stub ? 'export default function Nothing() { return null }' : undefined,
    buildEnd(error) {
      if (error) return
      const missing = parts.filter((part) => !found.has(part))
      if (missing.length > 0) {
        this.error(
          `Failed to stub ${missing.join(', ')}: no longer imported. Take it off the list in scripts/build/vite/stubbedModules.ts.`,
        )
      }
    },
  }
}
