import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Service } from '../../schema/generated/siteContent.ts'
import { usePage } from '../components/page.ts'
import { Picture } from '../components/Picture.tsx'
import { useContentText } from '../i18n/useText.ts'
import { Paragraphs } from './Paragraphs.tsx'
import { ServiceLink } from './ServiceLink.tsx'

interface ServiceIndexProps {
  services: Service[]
  /** The width of the widest word of all titles, in em. */
  widestWord: number
}

/** Services in one column, with prominent titles. A service's picture is shown small. */
export function ServiceIndex({ services, widestWord }: ServiceIndexProps) {
  const contentText = useContentText()
  const { pictures } = usePage()
  return (
    <Box component="ul" role="list" sx={[listStyle, titleSize(widestWord)]}>
      {services.map(({ id, title, description, link, picture }) => {
        const pagePicture = picture && pictures[picture.file]
        return (
          <li key={id}>
            <Typography variant="h3">{contentText(title)}</Typography>
            <div>
              <Paragraphs text={contentText(description)} />
              {link && <ServiceLink link={link} />}
            </div>
            {pagePicture && (
              <Picture
                picture={pagePicture}
                alt={contentText(picture.alt)}
                sizes="(min-width: 900px) 29vw, 30vw"
                sx={thumbnailStyle}
              />
            )}
          </li>
        )
      })}
    </Box>
  )
}

/** A picture next to title and text, at the right edge. */
const listStyle = {
  m: 0,
  mt: 'clamp(1.5rem, 4vw, 4rem)',
  p: 0,
  listStyle: 'none',
  borderBottom: '1px solid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 7fr) minmax(0, 3fr)',
      md: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: { xs: 2, md: 4 },
    rowGap: 1,
    py: { xs: 3, md: 4 },
    borderTop: '1px solid',
    alignItems: { md: 'center' },
    breakInside: 'avoid',
  },
  '& > li > h3': { gridColumn: { xs: '1 / -1', md: 'auto' }, color: 'primary.main' },
  '& > li > div:last-child': { gridColumn: { xs: '1 / -1', md: 'span 2' } },
  '& p': { maxWidth: '34em', fontSize: { lg: '1.25rem' }, textWrap: 'balance' },
  '& p + p': { mt: 1 },
} as const

/** Titles are limited to the size at which their widest word fits: on phones the full width, otherwise a third of it. */
const titleSize = (widestWord: number) => ({
  '& h3': {
    fontSize: {
      xs: `min(2rem, max(20px, 80vw / ${widestWord}))`,
      md: `min(3.25rem, 3.4vw, 28vw / ${widestWord})`,
    },
    lineHeight: 1.05,
  },
})

const thumbnailStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: { xs: '1', md: '3 / 2' },
  objectFit: 'cover',
} as const
