import { createContext, use, type ReactNode } from 'react'

import type { Path } from '../../../schema/read/readDocument.ts'

const PartContext = createContext<(path: Path) => ReactNode>(() => null)

export const PartProvider = PartContext.Provider

/** The field of a place within a group or a list, which may be a group again. What shows it comes from above: else files would import in a circle. */
export function AnyPart({ path }: { path: Path }) {
  return use(PartContext)(path)
}
