import { createContext, use, type ReactNode } from 'react'

import type { Path } from '../../../schema/read/readDocument.ts'

const PartContext = createContext<(path: Path) => ReactNode>(() => null)

export const PartProvider = PartContext.Provider

/**
 * The field of a path inside of a group or list. Its component comes from a context: importing it would be circular.
 */
export function AnyPart({ path }: { path: Path }) {
  return use(PartContext)(path)
}
