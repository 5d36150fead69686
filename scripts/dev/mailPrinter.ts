import type { Plugin } from 'vite'

import { mailService } from '../../schema/mailService.ts'
import { say } from '../terminal/say.ts'

/** Prints every message that the mock of the mail service has accepted. */
export function mailPrinter(): Plugin {
  return {
    name: 'mail-printer',
    apply: 'serve',
    configureServer(server) {
      server.ws.on('mail:sent', (mail: unknown) => {
        console.info(describeMail(mail))
      })
    },
  }
}

function describeMail(mail: unknown): string {
  const lines = flatten(mail).map(
    ([name, value]) => `  ${name}: ${indent(printable(value))}`,
  )
  return [say('start.mailSent', { mail: mailService.name }), ...lines].join('\n')
}

/** Every value of a message with its name; those in `params` without that prefix. */
function flatten(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(
    ([name, part]: [string, unknown]): [string, string][] =>
      typeof part === 'string' ? [[name, part]] : flatten(part),
  )
}

/**
 * Shows control characters by their code: what a visitor typed must not control the terminal. Joiners of scripts and
 * emoji are harmless.
 */
function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(
      /[^\P{C}\n\t\u200c\u200d]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
    )
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n    ')
}
