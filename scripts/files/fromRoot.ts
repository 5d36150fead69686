import { resolve } from 'node:path'

/** The absolute path of a file or folder, from its path in the project. */
export const fromRoot = (...path: string[]) =>
  resolve(import.meta.dirname, '../..', ...path)
