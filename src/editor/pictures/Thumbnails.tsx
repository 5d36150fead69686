import Box from '@mui/material/Box'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useSay } from '../context.tsx'
import { Help, Input } from '../controls/styles.tsx'
import { usePictureAt } from './usePictureAt.ts'

/** With fewer files there is no field for searching them. */
const manyFiles = 12

interface ThumbnailsProps {
  /** Paths of public/. */
  files: readonly string[]
  /** Renders the files that were found. */
  children: (found: readonly string[]) => ReactNode
}

/** Files of public/, with a field for searching them by name where they are many. */
export function Thumbnails({ files, children }: ThumbnailsProps) {
  const say = useSay()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = files.filter((file) => file.toLowerCase().includes(wanted))
  return (
    <>
      {files.length > manyFiles && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Input
            type="search"
            aria-label={say('pictures.search')}
            placeholder={say('pictures.search')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <Help as="output">
            {wanted !== '' && say('common.results', { count: found.length })}
          </Help>
        </Box>
      )}
      {children(found)}
    </>
  )
}

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
  return <img ref={image} src={picture?.url} alt="" />
}
