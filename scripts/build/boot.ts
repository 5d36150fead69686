import { resolve } from 'node:path'

import { build } from 'vite'

/** Compiles src/boot.ts into one classic script for the head. `application` is the address that it imports at the first sign of the visitor. */
export async function compileBoot(application: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { APPLICATION: JSON.stringify(application) },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      lib: {
        entry: resolve(import.meta.dirname, '../../src/boot.ts'),
        formats: ['iife'],
        name: 'bootScript',
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Failed to compile src/boot.ts: no output.')
  const code = output.output[0].code.trim()
  // The text goes into a script element, which its own end tag would close.
  return code.replaceAll('</', '<\\/')
}
