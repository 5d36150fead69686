import type { PagePicture } from '../../schema/pageContent.ts'
import { Picture } from './Picture.tsx'

interface PortraitProps {
  picture: PagePicture | undefined
  /** The width and height in pixels, by MUI's breakpoints. */
  size: Record<string, number>
}

/** A portrait. The name is next to it, so it has no text alternative. */
export function Portrait({ picture, size }: PortraitProps) {
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      alt=""
      sizes={`${Math.max(...Object.values(size))}px`}
      sx={{
        display: 'block',
        width: size,
        height: 'auto',
        aspectRatio: '1',
        objectFit: 'cover',
      }}
    />
  )
}
