import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { removeLeftOver, writeAtomically } from './writeAtomically.ts'

test('what a killed write left goes, and what another one is writing stays', () => {
  const folder = temporaryFolder()
  const id = randomUUID()
  const [old, fresh] = [`.old.svg.${id}.tmp`, `.fresh.svg.${id}.tmp`]
  mkdirSync(join(folder, 'logos'))
  for (const name of [`logos/${old}`, fresh, '.htaccess', 'a.tmp'])
    writeFileSync(join(folder, name), '')
  for (const name of [`logos/${old}`, '.htaccess', 'a.tmp'])
    utimesSync(join(folder, name), 1, 1)
  removeLeftOver(folder)
  removeLeftOver(join(folder, 'gone'))
  expect(new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['.htaccess', fresh, 'a.tmp', 'logos']),
  )
})

test('a file of a folder that goes online is written elsewhere first', () => {
  const folder = temporaryFolder()
  const online = join(folder, 'public')
  mkdirSync(online)
  const write = (beside: string) => writeAtomically(join(online, 'a.svg'), 'a', beside)
  expect(() => write(join(folder, 'gone'))).toThrow(join(folder, 'gone'))
  expect(readdirSync(online)).toEqual([])
  write(folder)
  expect(readdirSync(online)).toEqual(['a.svg'])
})
