import { build } from 'vite'

import { fromRoot } from '../files/fromRoot.ts'
import { buildTarget } from './browsers.ts'

/** Compiles a file of src/boot into one classic inline script, the same for all content. */
export async function compileInline(name: 'head' | 'boot' | 'notice'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: buildTarget,
      lib: {
        entry: fromRoot(`src/boot/${name}.ts`),
        formats: ['iife'],
        name: `${name}Script`,
      },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if ('output' in bundle) return bundle.output[0].code.trim()
  throw new Error(`Failed to compile src/boot/${name}.ts: no output.`)
}
