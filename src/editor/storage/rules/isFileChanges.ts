import { isRecord } from '../../../../schema/read/lookUp.ts'
import type { FileChanges } from '../storage.ts'

export const isFileChanges = (value: unknown): value is FileChanges =>
  isRecord(value) &&
  Object.values(value).every((id) => id === null || typeof id === 'string')
