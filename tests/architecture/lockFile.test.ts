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

test('every package is held to a SHA-512 of what was chosen', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(pathsWhere(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('no package comes from anywhere but the registry', () => {
  const registry = 'https://registry.npmjs.org/'
  const isForeign = ({ resolved, link }: Locked) =>
    link === true || (resolved !== undefined && !resolved.startsWith(registry))
  expect(pathsWhere(isForeign)).toEqual([])
})

test('four packages would run a script when installed, and none needs it', () => {
  expect(pathsWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual([
    // Optional native parts of ssh2, which works without them.
    'node_modules/cpu-features',
    'node_modules/esbuild',
    'node_modules/msw',
    'node_modules/ssh2',
  ])
})
