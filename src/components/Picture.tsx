import Box from '@mui/material/Box'

import type { PagePicture } from '../../schema/pageContent.ts'
import { darkScheme } from './darkScheme.ts'

interface PictureProps {
  picture: PagePicture
  alt: string
  /** The `sizes` attribute: the displayed width, by which the browser chooses a file. */
  sizes: string
  /** The picture is in the first view, so it loads first. All others load when a visitor scrolls near them. */
  isFirst?: boolean
  sx: object
}

/** The owner's photo or drawing. Reserves its space while it loads. */
export function Picture({ picture, alt, sizes, isFirst = false, sx }: PictureProps) {
  const { src, width, height, sources, ground } = picture
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
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        sx={ground === undefined ? sx : [sx, groundStyle(ground)]}
      />
    </picture>
  )
}

/** A background that contrast themes keep: without it, the picture would be invisible. */
const groundStyle = (ground: string) => ({
  [darkScheme]: { backgroundColor: ground, forcedColorAdjust: 'none' },
})
