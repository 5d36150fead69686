import type { Path } from '../../schema/read/lookUp.ts'

/** Reads a text table: one row per line, `|` between cells. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '))

/** The path that a cell writes as sections/0/title. */
export const pathOf = (text = ''): Path =>
  text.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
