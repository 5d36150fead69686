import type { Plugin } from 'vite'

import { mailService } from '../../schema/outsideServices.ts'

/** Prints in the terminal every message that the mail service's stand-in has taken, in full. */
export function mailPrinter(): Plugin {
  return {
    name: 'mail-printer',
    apply: 'serve',
    configureServer(server) {
      server.ws.on('mail:sent', (mail: unknown) => {
        server.config.logger.info(describeMail(mail), { timestamp: true })
      })
    },
  }
}

export function describeMail(mail: unknown): string {
  const lines = flatten(mail).map(
    ([name, value]) => `  ${name}: ${indent(printable(value))}`,
  )
  return [
    `A message was sent (to the stand-in for ${mailService.name}, so to nobody):`,
    ...lines,
  ].join('\n')
}

/** Every value of a message with its name; `params` are named by themselves. */
function flatten(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(
    ([name, part]: [string, unknown]): [string, string][] =>
      typeof part === 'string' ? [[name, part]] : flatten(part),
  )
}

/** What a visitor typed must not steer the terminal: other control characters are shown by their code. The joiners of scripts and emoji steer nothing. */
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
