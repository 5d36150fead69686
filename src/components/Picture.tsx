import Box from '@mui/material/Box'

import type { PagePicture } from '../../schema/pageContent.ts'

interface PictureProps {
  picture: PagePicture
  alt: string
  /** How wide it is shown, as CSS says it, for the browser's choice among the widths. */
  sizes: string
  sx: object
}

/** The first thing that is seen: not loaded late, and its place is kept while it loads. */
export function Picture({ picture, alt, sizes, sx }: PictureProps) {
  const { src, width, height, sources } = picture
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Box
        component="img"
        src={src}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
        sx={sx}
      />
    </picture>
  )
}
