import { usePage } from './page.ts'
import { Picture } from './Picture.tsx'

interface PortraitProps {
  /** The picture's file as the content names it. */
  file: string | undefined
  /** The width and height in pixels, by MUI's breakpoints. */
  size: Record<string, number>
}

/** A portrait. The person's name is next to it, so it has no text alternative. */
export function Portrait({ file = '', size }: PortraitProps) {
  const picture = usePage().pictures[file]
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
