import { useEffect, useRef, useState } from 'react'

import { usePictureAt } from './usePictureAt.ts'

/** A small picture of a file of public/, which is loaded when it comes into sight. */
export function Thumbnail({ file }: { file: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setIsSeen(true)
      observer.disconnect()
    })
    if (image.current) observer.observe(image.current)
    return () => observer.disconnect()
  }, [])
  const picture = usePictureAt(isSeen ? file : undefined)
  return <img ref={image} src={picture?.url} alt="" style={look} />
}

// Most logos are dark.
const look = {
  width: '100%',
  height: 56,
  objectFit: 'contain',
  background: '#fff',
} as const
