import Box from '@mui/material/Box'

import type { PagePicture } from '../../schema/pageContent.ts'

interface PictureProps {
  picture: PagePicture
  alt: string
  /** The `sizes` attribute: how wide it is shown, for the browser's choice among the widths. */
  sizes: string
  /** In the first view: asked for before all others. The rest is asked for when a visitor comes near. */
  first?: boolean
  sx: object
}

/** A photo or drawing of the owner's; its place is kept while it loads. */
export function Picture({ picture, alt, sizes, first = false, sx }: PictureProps) {
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
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        sx={sx}
      />
    </picture>
  )
}
