import { resolve } from 'node:path'

import { build } from 'vite'

import type { DocumentWords, Language } from '../../src/i18n/languages.ts'

interface BootParts {
  /** Addresses to import, in this order, at the first sign of the visitor. */
  application: string[]
  defaultLanguage: Language
  words: Record<Language, DocumentWords>
}

/** Compiles src/boot/boot.ts into one classic script for the head. */
export async function compileBoot(parts: BootParts): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      APPLICATION: JSON.stringify(parts.application),
      DEFAULT_LANGUAGE: JSON.stringify(parts.defaultLanguage),
      WORDS: JSON.stringify(parts.words),
    },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      lib: {
        entry: resolve(import.meta.dirname, '../../src/boot/boot.ts'),
        formats: ['iife'],
        name: 'bootScript',
      },
    },
  })
  for (const output of Array.isArray(result) ? result : [result]) {
    if ('output' in output) return asScriptContent(output.output[0].code.trim())
  }
  throw new Error('Failed to compile src/boot/boot.ts: no output.')
}

/** A script element ends at its end tag and mistakes a comment's start, wherever they stand; both occur in strings only. */
function asScriptContent(code: string): string {
  return code.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--')
}
