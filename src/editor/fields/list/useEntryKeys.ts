import { useState } from 'react'

import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor } from '../../context.tsx'
import { entriesAfter } from '../../state/followPath.ts'
import { useValue } from '../../state/siteStore.ts'

interface Known {
  list: readonly unknown[]
  keys: readonly number[]
  next: number
}

/** Stable React keys for a list's entries, so that the state of a row moves with its entry. */
export function useEntryKeys(path: Path): readonly number[] {
  const { site } = useEditor()
  const value = useValue(site, path)
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const [known, setKnown] = useState<Known>(() => withKeys(list, undefined))
  const isSame = list === known.list || (list.length === 0 && known.list.length === 0)
  if (isSame) return known.keys
  const now = withKeys(list, known)
  setKnown(now)
  return now.keys
}

function withKeys(list: readonly unknown[], before: Known | undefined): Known {
  const known = new Map(
    before &&
      entriesAfter(before.list, list).map((place, index) => [place, before.keys[index]]),
  )
  let next = before?.next ?? 0
  const keys = list.map((_, place) => {
    const key = known.get(place)
    if (key !== undefined) return key
    next += 1
    return next
  })
  return { list, keys, next }
}
