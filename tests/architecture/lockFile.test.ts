/** The lock file pins each package by its hash, and every package comes from the registry. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}

const lockFile = fromRoot('package-lock.json')
// npm writes and validates this file; three of its fields are read here.
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
  packages: Record<string, Locked>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')
const pathsWhere = (isWrong: (locked: Locked) => boolean) =>
  installed.filter(([, locked]) => isWrong(locked)).map(([path]) => path)

test('every package comes from the registry and has a SHA-512 checksum', () => {
  const registry = 'https://registry.npmjs.org/'
  expect(installed.length).toBeGreaterThan(100)
  const isForeign = ({ integrity, resolved = registry, link }: Locked) =>
    !integrity?.startsWith('sha512-') || link === true || !resolved.startsWith(registry)
  expect(pathsWhere(isForeign)).toEqual([])
})

test('only four packages have install scripts, and none needs them', () => {
  const names = ['cpu-features', 'esbuild', 'msw', 'ssh2']
  expect(pathsWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual(
    names.map((name) => `node_modules/${name}`),
  )
})
