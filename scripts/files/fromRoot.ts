import { resolve } from 'node:path'

/** The full path of a file or folder of the project, given by its path from the project's folder. */
export const fromRoot = (...path: string[]) =>
  resolve(import.meta.dirname, '../..', ...path)
