import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { buildOnce } from './buildOnce.ts'

test('a folder is built once, and the six folders used last are kept', async () => {
  const parent = temporaryFolder()
  const builtNames: string[] = []
  const buildNamed = (name: string) =>
    buildOnce(parent, name, (folder) => {
      builtNames.push(name)
      writeFileSync(join(folder, 'index.html'), name)
      return Promise.resolve()
    })
  const failedBuild = buildOnce(parent, 'failed', () => Promise.reject(new Error('No.')))
  await expect(failedBuild).rejects.toThrow('No.')
  expect(readdirSync(parent)).toEqual([])
  for (const [time, name] of ['1', '2', '3', '4', '5', '6'].entries())
    utimesSync(await buildNamed(name), time, time)
  await buildNamed('1')
  expect(statSync(await buildNamed('7')).mode & 0o777).toBe(0o700)
  expect(builtNames).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(readdirSync(parent).toSorted()).toEqual(['1', '3', '4', '5', '6', '7'])
})
