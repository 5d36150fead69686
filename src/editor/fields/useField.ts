import { useMemo } from 'react'

import { fieldAt, type Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor } from '../context.tsx'
import { useValue } from '../state/site.ts'

/** How far from the top of the content an entry is that decides what stands in it: a section by its type, an office by its country. */
const entryDepth = 2

/** What the model says of a place. It is asked again when the entry changes that the place is in, not with every text. */
export function useField(path: Path): Field | undefined {
  const { site } = useEditor()
  const entry = useValue(site, path.slice(0, entryDepth))
  const key = JSON.stringify(path)
  return useMemo(
    () => fieldAt(site.get().history.now.content, path),
    // The path is a new list each time, its key is not.
    [site, key, entry], // oxlint-disable-line react/exhaustive-deps
  )
}
