import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from './filesBelow.ts'
import { removeLeftOver, writeAtomically } from './writeAtomically.ts'

test('leftovers of a killed write are removed, and files being written are kept', () => {
  const id = randomUUID()
  const [old, fresh] = [`logos/.old.svg.${id}.tmp`, `.fresh.svg.${id}.tmp`]
  const kept = ['.htaccess', 'a.tmp']
  const names = [old, fresh, ...kept].map((name) => [name, ''])
  const folder = temporaryFolder(Object.fromEntries(names))
  for (const name of [old, ...kept]) utimesSync(join(folder, name), 1, 1)
  removeLeftOver(folder)
  expect(filesBelow(folder).toSorted()).toEqual([...kept, fresh].toSorted())
})

test('a file in a published folder is first written to another one', () => {
  const folder = temporaryFolder()
  const online = join(folder, 'public')
  mkdirSync(online)
  const write = (beside: string) => writeAtomically(join(online, 'a.svg'), 'a', beside)
  expect(() => write(join(folder, 'gone'))).toThrow(join(folder, 'gone'))
  expect(readdirSync(online)).toEqual([])
  write(folder)
  expect(readdirSync(online)).toEqual(['a.svg'])
})

test('a file that a group can write keeps its permissions', () => {
  const file = join(temporaryFolder({ 'site.json': 'old' }), 'site.json')
  chmodSync(file, 0o664)
  const { mode } = statSync(file)
  writeAtomically(file, 'new')
  expect(statSync(file).mode).toBe(mode)
})

/** Reads a file until another one is next to it. Sends how often the file was missing or incomplete. */
const reader = `
const { existsSync, readFileSync } = require('node:fs')
const { parentPort, workerData: file } = require('node:worker_threads')
let broken = 0
while (!existsSync(file + '.stop'))
  try {
    if (readFileSync(file, 'utf8').length !== 50_000) broken += 1
  } catch {
    broken += 1
  }
parentPort.postMessage(broken)`

test('a reader sees either the old or the new file while it is replaced', async () => {
  const file = join(temporaryFolder(), 'site.json')
  writeAtomically(file, 'a'.repeat(50_000))
  const worker = new Worker(reader, { eval: true, workerData: file })
  await once(worker, 'online')
  for (let round = 0; round < 300; round += 1)
    writeAtomically(file, 'ab'.charAt(round % 2).repeat(50_000))
  writeFileSync(`${file}.stop`, '')
  expect(await once(worker, 'message')).toEqual([0])
})
