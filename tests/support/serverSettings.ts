import { readFileSync } from 'node:fs'

/** Replaces the names in braces with values. */
export const fill = (text: string, values: object) =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  )

/** The settings of a server in tests/fixtures/hosts, with these values. */
export const serverSettings = (file: string, values: object) =>
  fill(readFileSync(`tests/fixtures/hosts/${file}`, 'utf8'), values)

interface Apache {
  /** The folder for Apache's own files. */
  folder: string
  /** The served folder. */
  root: string
  port: number
  /** Modules in addition to the required ones. */
  modules?: readonly string[]
  /** The value of AllowOverride. */
  htaccess: string
}

/** The settings of an Apache with Debian's modules. */
export function apacheSettings({ modules = [], ...values }: Apache): string {
  const names = ['mpm_event', 'authz_core', 'dir', 'mime', ...modules]
  const loading = names.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  )
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''
  return serverSettings('apache.conf', { ...values, user, modules: loading.join('\n') })
}
