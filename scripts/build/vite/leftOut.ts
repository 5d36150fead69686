import { normalizePath, type Plugin } from 'vite'

/** Parts that the page's libraries import and the page never shows: together 5 kB of the visitor's download. */
const parts = [
  // For pages without a theme. Ours has one, and making a second takes a phone 30 ms.
  '@mui/material/styles/defaultTheme.mjs',
  // Serves Emotion's withTheme, which nothing here calls.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
]

const nothing = '\0left-out'

/** Puts an empty function in the place of each part; fails the build when a library no longer has one of them. */
export function leftOut(): Plugin {
  const found = new Set<string>()
  return {
    name: 'left-out',
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
        return nothing
      },
    },
    load: (id) =>
      id === nothing ? 'export default function Nothing() { return null }' : undefined,
    buildEnd(error) {
      if (error) return
      const missing = parts.filter((part) => !found.has(part))
      if (missing.length > 0) {
        this.error(
          `Failed to leave out ${missing.join(', ')}: no longer imported. Take it off the list in scripts/build/vite/leftOut.ts.`,
        )
      }
    },
  }
}
