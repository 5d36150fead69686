/** `npm run mutation:check`: Stryker's small changes to the check, one at a time, all in one process. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { Instrumenter } from '@stryker-mutator/instrumenter'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')

/** All changes take hours: EVERY=10 tries each tenth, FROM=3 those beginning with the fourth; FILE=lines.ts those of one file. */
const { EVERY = '1', FROM = '0', FILE = '' } = process.env

const rooms = {
  contract: 'schema',
  read: 'schema/read',
  check: 'schema/check',
  fix: 'schema/fix',
  release: 'schema/release',
  page: 'schema/page',
  messages: 'schema/messages',
  colors: 'schema/colors',
  icons: 'schema/icons',
}

const nothing = () => {}
const no = () => false
const silent = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
}

async function changesOf(room: string, folder: string) {
  const found = readdirSync(resolve(root, folder), {
    recursive: room !== 'contract',
    encoding: 'utf8',
  })
  return new Instrumenter(silent).instrument(
    found
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      // Generated.
      .filter((name) => name !== 'siteContent.ts' && name.includes(FILE))
      .map((name) => resolve(root, folder, name))
      .toSorted()
      .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    {
      plugins: null,
      // What a sentence says is for people to judge.
      excludedMutations: room === 'messages' ? ['StringLiteral'] : [],
      ignorers: [],
    },
  )
}

/** Stryker counts how often each place is passed, by text, which takes longer than the tests; here a mark is set. */
function quick(code: string): string {
  return code
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, 'isMade($1)')
    .replaceAll(/stryCov_9fa48\(([^)]*)\)/g, (call, ids: string) =>
      /^["\d, ]+$/.test(ids)
        ? `(${ids.replaceAll(/"(\d+)",?/g, 'passed[$1] =')} 1)`
        : call,
    )
}

async function project(room: string, folder: string) {
  const { files, mutants } = await changesOf(room, folder)
  const changed = new Map(files.map(({ name, content }) => [name, quick(content)]))
  return {
    extends: true as const,
    plugins: [
      {
        name: 'changes',
        enforce: 'pre' as const,
        transform: (code: string, id: string) => changed.get(id) ?? code,
      },
    ],
    test: {
      name: room,
      env: { EVERY_KIND: 'yes' },
      provide: {
        room,
        count: mutants.length,
        changes: mutants.filter(
          ({ status }, index) =>
            status === undefined && index % Number(EVERY) === Number(FROM),
        ),
      },
    },
  }
}

const asked = process.argv.filter((arg) => arg.startsWith('--project='))
const chosen = Object.entries(rooms).filter(
  ([room]) => asked.length === 0 || asked.includes(`--project=${room}`),
)

export default defineConfig({
  test: {
    root,
    include: ['tests/mutation/tryChanges.ts'],
    testTimeout: 0,
    fileParallelism: false,
    projects: await Promise.all(chosen.map(([room, folder]) => project(room, folder))),
  },
})
