import type { Plugin } from 'vite'

import type { ReportLanguage } from '../../schema/bilingual.ts'
import { mailService } from '../../schema/mailService.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'

/** Prints every message that the mock of the mail service has accepted. */
export function mailPrinter(): Plugin {
  return {
    name: 'mail-printer',
    apply: 'serve',
    configureServer(server) {
      server.ws.on('mail:sent', (mail: unknown) => {
        console.info(describeMail(mail, systemLanguage()))
      })
    },
  }
}

const words = {
  en: `A message was sent (to the stand-in for ${mailService.name}, so to nobody):`,
  br: `Uma mensagem foi enviada (ao substituto do ${mailService.name}, ou seja, a ninguém):`,
}

function describeMail(mail: unknown, language: ReportLanguage): string {
  const lines = flatten(mail).map(
    ([name, value]) => `  ${name}: ${indent(printable(value))}`,
  )
  return [words[language], ...lines].join('\n')
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
