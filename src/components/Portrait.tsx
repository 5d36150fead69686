import type { PagePicture } from '../../schema/pageContent.ts'
import { Picture } from './Picture.tsx'

interface PortraitProps {
  picture: PagePicture | undefined
  /** In pixels, by MUI's breakpoints. */
  size: Record<string, number>
}

/** The face of a person whose name is next to it, so it says nothing to those who do not see it. */
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
