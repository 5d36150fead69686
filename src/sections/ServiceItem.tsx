import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Service } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'
import { Paragraphs } from './Paragraphs.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { desktop, placesOf, tabletOnly, wide } from './serviceRows.ts'

interface ServiceItemProps {
  service: Service
  index: number
  count: number
  /** Of its title, in parts of its size. */
  widestWord: number
  /** The file of drawings (scripts/build/brand/drawings.ts). */
  drawings: string | undefined
}

/** A service: its bay of the building and what it is; on phones, from the second on, its icon beside the words. */
export function ServiceItem({
  service,
  index,
  count,
  widestWord,
  drawings,
}: ServiceItemProps) {
  const text = useContentText()
  const places = placesOf(index, count)
  const isBay = { tablet: places.tablet === 'bay', desktop: places.desktop === 'bay' }
  const isSame = isBay.tablet === isBay.desktop
  const large = `place-${index % 2 === 0 ? 'left' : 'right'}`
  const viewOf = (width: 'tablet' | 'desktop') =>
    `${drawings}#${isBay[width] ? service.id : large}`
  const onPhone = index === 0 ? viewOf('desktop') : `${drawings}#icon-${service.icon}`
  return (
    <Box
      component="li"
      sx={[
        index === 0 ? block : row,
        { [`@media ${isSame ? wide : tabletOnly}`]: isBay.tablet ? bay : panel },
        {
          [`@media ${desktop}`]: {
            ...(!isSame && (isBay.desktop ? bay : panel)),
            ...onDesktop[places.desktop],
            ...(places.desktop === 'lead' && holding(widestWord)),
          },
        },
      ]}
    >
      {drawings !== undefined && (
        <picture>
          {!isSame && <source media={desktop} srcSet={viewOf('desktop')} />}
          <source media={wide} srcSet={viewOf('tablet')} />
          <img src={onPhone} alt="" loading="lazy" />
        </picture>
      )}
      <Typography variant="h3">{text(service.title)}</Typography>
      <div>
        <Paragraphs text={text(service.description)} />
        {service.link && <ServiceLink link={service.link} />}
      </div>
    </Box>
  )
}

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2',
  objectFit: 'cover',
} as const

const block = {
  breakInside: 'avoid',
  // Its icon is at the top.
  '& img': { ...picture, mb: 2, objectPosition: 'top' },
  '& p': { mt: 1 },
} as const

const row = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: 2,
  pt: 2,
  borderTop: '2px solid',
  breakInside: 'avoid',
  '& picture': { gridRow: 'span 2' },
  '& > :not(picture)': { gridColumn: 2 },
  '& img': { width: 40, height: 40 },
  '& p': { mt: 1 },
} as const

const bay = {
  gridColumn: 'span 3',
  display: 'block',
  pt: 0,
  pb: 4,
  border: 0,
  '& img': { ...picture, aspectRatio: '96 / 76', mb: 2 },
  '& p': { maxWidth: '38ch', mt: 1, fontSize: 'clamp(1rem, 1.2vw, 1.0625rem)' },
} as const

const margin = 'clamp(1.25rem, 3vw, 3rem)'

const panel = {
  gridColumn: '1 / -1',
  display: 'block',
  p: 0,
  border: 0,
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  '& img': picture,
  '& > :not(picture)': { mx: margin },
  '& > h3': { mt: margin, fontSize: 'clamp(1.75rem, 3.6vw, 3.5rem)', lineHeight: 1.02 },
  '& > div': { mb: margin },
  '& p': { maxWidth: '34em', mt: 2, fontSize: 'clamp(1.125rem, 1.5vw, 1.375rem)' },
} as const

/** The words of a lead take a third of the page: its title is set no larger than its widest word has room for. */
const holding = (widestWord: number) => ({
  '& > h3': {
    ...panel['& > h3'],
    fontSize: `min(3.6vw, 3.5rem, max(1.25rem, min(24vw, 23rem) / ${widestWord}))`,
  },
})

const onDesktop = {
  bay: { gridColumn: 'span 2' },
  half: { gridColumn: 'span 3' },
  /** Words and picture side by side, the title at the top and the rest at the foot. */
  lead: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: 4,
    '& img': { ...picture, height: '100%', minHeight: '32rem' },
    '& picture': { gridArea: '1 / 2 / 3 / 4' },
    '& > :not(picture)': { gridColumn: 1, ml: margin, mr: 0 },
    '& > div': { mb: margin, alignSelf: 'end' },
  },
} as const
