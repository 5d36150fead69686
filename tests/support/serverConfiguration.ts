import { readFileSync } from 'node:fs'

/** Replaces each placeholder, such as `{port}`, with its value. */
export const fillPlaceholders = (text: string, values: object) =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  )

/** A configuration file from tests/fixtures/hosts, with its placeholders filled in. */
export const serverConfiguration = (file: string, values: object) =>
  fillPlaceholders(readFileSync(`tests/fixtures/hosts/${file}`, 'utf8'), values)

interface ApacheOptions {
  /** The folder for Apache's own files. */
  folder: string
  /** The served folder. */
  root: string
  port: number
  /** Modules in addition to the required ones. */
  modules?: readonly string[]
  allowOverride: string
}

/** Apache's configuration, with modules from Debian's folder. */
export function apacheConfiguration({ modules = [], ...values }: ApacheOptions): string {
  const moduleNames = ['mpm_event', 'authz_core', 'dir', 'mime', ...modules]
  const loadLines = moduleNames
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''
  return serverConfiguration('apache.conf', { ...values, user, modules: loadLines })
}
