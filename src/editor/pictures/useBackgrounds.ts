import { useEffect, useState } from 'react'

import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { useEditor } from '../context.tsx'
import type { Snapshot } from '../state/history.ts'
import { useStore } from '../state/store.ts'
import { canBeCleared } from './clearBackground.ts'
import { fileName } from './fileNames.ts'

/** The paths of pictures that have a background to clear: of an entry's picture, in all entries of its list. */
export function useBackgrounds(path: Path): readonly Path[] {
  const { site, pictures } = useEditor()
  const now = useStore(site, ({ history }) => history.now)
  const known = useStore(pictures, (loaded) => loaded)
  const [backgrounds, setBackgrounds] = useState<readonly Path[]>([])
  const key = JSON.stringify(path)
  useEffect(() => {
    let isWanted = true
    const listed = pathsLike(now, path).map((picturePath) => ({
      picturePath,
      name: fileName(String(lookUp(now.content, picturePath)), now) ?? '',
    }))
    void pictures.load(listed.map(({ name }) => name).filter((name) => name !== ''))
    const found = listed.map(async ({ picturePath, name }) => {
      const picture = known.get(name)
      return picture && (await canBeCleared(picture)) ? [picturePath] : []
    })
    void Promise.all(found).then((all) => isWanted && setBackgrounds(all.flat()))
    return () => {
      isWanted = false
    }
    // `key` stands for the path, which is a new list each time.
  }, [pictures, now, known, key]) // oxlint-disable-line react/exhaustive-deps
  return backgrounds
}

function pathsLike({ content }: Snapshot, path: Path): Path[] {
  const list = path.slice(0, -2)
  const entries = lookUp(content, list)
  return Array.isArray(entries)
    ? entries.map((_, index) => [...list, index, ...path.slice(-1)])
    : [path]
}
