import type { Plugin } from 'vite'

const addresses = 'virtual:script-addresses'

/** Replaces modules of src/contact by mocks, by the specifier with which src/contact imports them. The build fails where one is never imported. */
export function mockModules(mocks: ReadonlyMap<string, string>): Plugin {
  const found = new Set<string>()
  return {
    name: 'mock-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === addresses) return `\0${source}`
      const isContact = importer && /[\\/]src[\\/]contact[\\/]/.test(importer)
      const mock = isContact ? mocks.get(source) : undefined
      if (mock) found.add(source)
      return mock
    },
    load: (id) =>
      id === `\0${addresses}`
        ? 'export const captchaAddress = undefined, emailAddress = undefined'
        : undefined,
    buildEnd(error) {
      if (error) return
      const missing = [...mocks.keys()].filter((source) => !found.has(source))
      // Without its mock the preview would talk to the real service.
      if (missing.length > 0)
        this.error(
          `Failed to mock ${missing.join(', ')} in the preview: no longer imported in src/contact. Put the new name into scripts/edit/pageConfig.ts.`,
        )
    },
  }
}
