/** The lock file pins each package by its hash, and every package comes from the registry. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'

// npm writes and validates this file; four of its fields are read here.
const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
  packages: Record<
    string,
    { integrity?: string; resolved?: string; link?: true; hasInstallScript?: true }
  >
}
const { '': _, ...installed } = packages

test('every package comes from the registry, with a checksum and no new install script', () => {
  expect(Object.keys(installed).length).toBeGreaterThan(100)
  const allowed = ['cpu-features', 'esbuild', 'msw', 'ssh2']
  for (const [path, { integrity, resolved, link, hasInstallScript }] of Object.entries(
    installed,
  )) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(link, path).toBeUndefined()
    if (resolved) expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//)
    if (hasInstallScript) expect(allowed).toContain(path.replace('node_modules/', ''))
  }
})
