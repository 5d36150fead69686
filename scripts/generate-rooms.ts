/** Writes .oxlintrc.rooms.json from the table in rooms.ts; with --check it only compares and exits 1 where they differ. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'

import { readArguments } from './commandLine.ts'
import { doors, rooms, type Room } from './rooms.ts'

const rulesFile = resolve(import.meta.dirname, '../.oxlintrc.rooms.json')

const isFile = (path: string) => posix.extname(path) !== ''

/** Patterns work as in .gitignore: a file comes back only where its folders do. */
function allow(folder: string, target: string): string[] {
  const path = posix.relative(folder, target)
  const steps = (path.startsWith('.') ? path : `./${path}`).split('/')
  const first = steps.findIndex((step) => !step.startsWith('.')) + 1
  const parents = steps.slice(first).map((_, i) => steps.slice(0, first + i).join('/'))
  return [...parents, isFile(path) ? steps.join('/') : `${steps.join('/')}/**`].map(
    (pattern) => `!${pattern}`,
  )
}

const name = (path: string) =>
  path === 'src' ? 'src/*' : isFile(path) ? path : `${path}/`

function override(room: Room, files: string, folder: string, refused: string[]) {
  const allowed = room.mayImport.flatMap((target) => allow(folder, target))
  const leave = room.mayImport.map(name).join(', ') || 'nothing of ours'
  return {
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: Object.entries(doors)
            .filter(([, door]) => door !== room.path)
            .map(([from, door]) => ({
              name: from,
              message: `Only ${name(door)} may import it.`,
            })),
          patterns: [
            {
              group: [...refused, ...allowed],
              message: `${name(room.path)} may import ${leave}.`,
            },
          ],
        },
      ],
    },
  }
}

/** Imports are relative, so each depth of a room has patterns of its own. */
function overrides(room: Room): object[] {
  if (isFile(room.path)) {
    const folder = dirname(room.path)
    // A door may import what its room may; any other file, only what is named.
    const refused = Object.values(doors).includes(room.path)
      ? ['../**']
      : ['./**', '../**']
    return [override(room, room.path, folder, refused)]
  }
  const depths = room.path === 'src' ? [0] : [0, 1, 2]
  return depths.map((depth) => {
    const files = `${room.path}/${'*/'.repeat(depth)}${depth === 2 ? '**' : '*'}`
    return override(room, files, posix.join(room.path, 'x/'.repeat(depth)), [
      `${'../'.repeat(depth + 1)}**`,
    ])
  })
}

/** A door lies in a room and may import the same. */
function roomsOfDoors(): Room[] {
  const paths = [...new Set(Object.values(doors))].filter(isFile)
  return paths.flatMap((path) => {
    const room = rooms.find((one) => one.path === dirname(path))
    return room ? [{ ...room, path }] : []
  })
}

/** One line a rule: the file is for the linter, the table for people. */
function generate(): string {
  const rules = [
    ...[...rooms, ...roomsOfDoors()].flatMap(overrides),
    {
      files: ['{schema,src,scripts}/**/*.test.{ts,tsx}', 'tests/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ]
  const lines = rules.map((rule) => `  ${JSON.stringify(rule)}`).join(',\n')
  return `{ "overrides": [\n${lines}\n] }\n`
}

const given = readArguments(
  { options: { check: { type: 'boolean', default: false } } },
  {
    en: 'Usage: npm run rooms -- [--check]\nMakes the lint rules of who may import whom; --check only compares.',
    br: 'Uso: npm run rooms -- [--check]\nGera as regras de lint de quem pode importar quem; --check só compara.',
  },
)
if (given?.values.check === false) writeFileSync(rulesFile, generate())
if (
  given?.values.check &&
  readFileSync(rulesFile, 'utf8').replaceAll('\r\n', '\n') !== generate()
) {
  console.error(
    '.oxlintrc.rooms.json is not what scripts/rooms.ts gives. Run "npm run rooms".',
  )
  process.exitCode = 1
}
