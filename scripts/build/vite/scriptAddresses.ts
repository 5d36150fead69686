import type { Plugin } from 'vite'

import { mailService } from '../../../schema/mailService.ts'
import { fromRoot } from '../../files/fromRoot.ts'

const moduleId = 'virtual:script-addresses'
const resolvedId = `\0${moduleId}`

/** Scripts that the page imports late, by the names in src/site-content.d.ts. */
const lateScripts = {
  captchaAddress: fromRoot('src/contact/Captcha.tsx'),
  emailAddress: mailService.library,
}

/**
 * Gives the page the addresses of these scripts, so that every attempt to import one can use a different address
 * (src/contact/importScript.ts). Only in the visitor's build.
 */
export function scriptAddresses(): Plugin {
  return {
    name: 'script-addresses',
    resolveId: (source) => (source === moduleId ? resolvedId : undefined),
    load(source) {
      if (source !== resolvedId) return undefined
      const { mode, name } = this.environment
      const isVisitorBuild = mode === 'build' && name === 'client'
      const exportLines = Object.entries(lateScripts).map(([constant, script]) => {
        const address = isVisitorBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: script })}`
          : 'undefined'
        return `export const ${constant} = ${address}`
      })
      return exportLines.join('\n')
    },
  }
}
