import { useEffect } from 'react'

import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { fileName } from './namedPictures.ts'
import type { LoadedPicture } from './pictures.ts'

/** The picture at a path of public/, saved or not; undefined until it has come. */
export function usePictureAt(path: string | undefined): LoadedPicture | undefined {
  const { site, pictures } = useEditor()
  const name = useStore(site, ({ history }) =>
    path === undefined || path === '' ? undefined : fileName(path, history.now),
  )
  useEffect(() => {
    if (name !== undefined) void pictures.load([name])
  }, [pictures, name])
  return useStore(pictures, (known) => (name === undefined ? undefined : known.get(name)))
}
