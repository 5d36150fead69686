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
  /** The file of drawings (scripts/build/brand/drawings.ts). */
  drawings: string | undefined
}

/** A service: its bay of the building and what it is; on phones, from the second on, its icon beside the words. */
export function ServiceItem({ service, index, count, drawings }: ServiceItemProps) {
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
      <div>
        <Typography variant="h3">{text(service.title)}</Typography>
        <Paragraphs text={text(service.description)} />
        {service.link && <ServiceLink link={service.link} />}
      </div>
    </Box>
  )
}

const block = {
  breakInside: 'avoid',
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '2',
    objectFit: 'cover',
    mb: 2,
  },
  '& p': { mt: 1 },
} as const

const row = {
  display: 'flex',
  gap: 2,
  pt: 2,
  borderTop: '2px solid',
  breakInside: 'avoid',
  '& img': { width: 40, height: 40 },
  '& p': { mt: 1 },
} as const

/** Its picture reaches into the gap at both sides, so that it meets its neighbour's: the building goes on. */
const bay = {
  gridColumn: 'span 3',
  display: 'block',
  pt: 0,
  border: 0,
  pb: 4,
  '& img': {
    display: 'block',
    width: 'calc(100% + 32px)',
    height: 'auto',
    aspectRatio: '96 / 92',
    mx: '-16px',
    mb: 2,
  },
} as const

const panel = {
  gridColumn: '1 / -1',
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  '& img': { ...block['& img'], m: 0 },
  '& div': { p: 'clamp(1.25rem, 3vw, 3rem)' },
  '& h3': { fontSize: 'clamp(1.75rem, 3.6vw, 3.5rem)', lineHeight: 1.02 },
  '& p': { maxWidth: '34em', mt: 2, fontSize: 'clamp(1.125rem, 1.5vw, 1.375rem)' },
} as const

const onDesktop = {
  bay: { gridColumn: 'span 2' },
  half: { gridColumn: 'span 3' },
  /** Words and picture side by side. */
  lead: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 4,
    '& img': { ...panel['& img'], height: '100%', minHeight: '32rem' },
    '& picture': { order: 1, gridColumn: '2 / 4' },
    '& div': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      p: 'clamp(1.25rem, 3vw, 3rem)',
      pr: 0,
    },
  },
} as const
