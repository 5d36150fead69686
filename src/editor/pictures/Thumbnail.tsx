import { useEffect, useRef, useState } from 'react'

import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { storedNameOf } from './namedPictures.ts'
import type { LoadedPicture } from './pictures.ts'

/** A small picture of a file in public/, loaded when it scrolls into view. */
export function Thumbnail({ path }: { path: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [hasBeenInView, setHasBeenInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setHasBeenInView(true)
      observer.disconnect()
    })
    if (image.current) observer.observe(image.current)
    return () => observer.disconnect()
  }, [])
  const picture = usePictureAt(hasBeenInView ? path : undefined)
  return <img ref={image} src={picture?.url} alt="" style={pictureStyle} />
}

// The background is white because most logos are dark.
const pictureStyle = {
  width: '100%',
  height: 56,
  objectFit: 'contain',
  background: '#fff',
} as const

/** The picture at a path in public/, saved or not; undefined until it is loaded. */
export function usePictureAt(path: string | undefined): LoadedPicture | undefined {
  const { site, pictures } = useEditor()
  const storedName = useStore(site, ({ history }) =>
    path === undefined || path === '' ? undefined : storedNameOf(path, history.now),
  )
  useEffect(() => {
    if (storedName !== undefined) void pictures.load([storedName])
  }, [pictures, storedName])
  return useStore(pictures, (loaded) =>
    storedName === undefined ? undefined : loaded.get(storedName),
  )
}
