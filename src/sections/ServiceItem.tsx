import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Service } from '../../schema/generated/siteContent.ts'
import { fontSizes } from '../components/fontSizes.ts'
import { usePage } from '../components/page.ts'
import { pageMargin } from '../components/pageMargin.ts'
import { Picture } from '../components/Picture.tsx'
import { useContentText } from '../i18n/useText.ts'
import { useIsBelowHorizon } from './heroLayout.ts'
import { Paragraphs } from './Paragraphs.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import {
  desktops,
  layoutsOf,
  phones,
  tablets,
  tabletsAndDesktops,
} from './serviceRows.ts'

interface ServiceItemProps {
  service: Service
  index: number
  count: number
}

/** A service: its drawing (a bay of the building) or its own picture, with title and text. */
export function ServiceItem({ service, index, count }: ServiceItemProps) {
  const contentText = useContentText()
  const { pictures, widestWords, drawingsFile } = usePage()
  const ownersPicture = service.picture && pictures[service.picture.file]
  const widestWord = widestWords[service.id] ?? 1
  const layouts = layoutsOf(index, count)
  const isBay = { tablet: layouts.tablet === 'bay', desktop: layouts.desktop === 'bay' }
  const isSame = isBay.tablet === isBay.desktop
  const isBelowHorizon = useIsBelowHorizon()
  const bay = isBelowHorizon ? bayBelowHorizonStyle : plainBayStyle
  const drawingAddress = (width: 'tablet' | 'desktop') =>
    `${drawingsFile}#${isBay[width] ? '' : '~'}${service.id}`
  return (
    <Box
      component="li"
      sx={[
        itemStyle,
        index === 0 && !isBay.desktop && { [`@media ${phones}`]: bandStyle(widestWord) },
        {
          [`@media ${isSame ? tabletsAndDesktops : tablets}`]: isBay.tablet ? bay : panel,
        },
        {
          [`@media ${desktops}`]: {
            ...(!isSame && (isBay.desktop ? bay : panel)),
            ...onDesktop[layouts.desktop],
            ...(layouts.desktop === 'lead' && fitWord(widestWord)),
            ...(layouts.desktop === 'lead' && isBelowHorizon && mirroredStyle),
          },
        },
      ]}
    >
      {service.picture && ownersPicture ? (
        <Picture
          picture={ownersPicture}
          alt={contentText(service.picture.alt)}
          sizes={`${desktops} ${isBay.desktop ? '30vw' : '61vw'}, ${tabletsAndDesktops} ${isBay.tablet ? '45vw' : '90vw'}, 90vw`}
          sx={{}}
        />
      ) : (
        drawingsFile !== undefined && (
          <picture>
            {!isSame && <source media={desktops} srcSet={drawingAddress('desktop')} />}
            <img src={drawingAddress('tablet')} alt="" loading="lazy" />
          </picture>
        )
      )}
      <Typography variant="h3">{contentText(service.title)}</Typography>
      <div>
        <Paragraphs text={contentText(service.description)} />
        {service.link && <ServiceLink link={service.link} />}
      </div>
    </Box>
  )
}

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2',
  objectFit: 'cover',
} as const

const itemStyle = {
  breakInside: 'avoid',
  '& img': { ...pictureStyle, aspectRatio: '16 / 9' },
  // Each drawing defines how it fits a frame of another ratio (preserveAspectRatio).
  '& img[src*="#"]': { objectFit: 'fill' },
  '& > h3': { mt: 1.5 },
  '& p': { mt: 1, maxWidth: '34em' },
} as const

/** On phones, the first larger service is as wide as the window, and its text is aligned with the other services. */
const bandStyle = (widestWord: number) => ({
  mx: `calc(-1 * ${pageMargin})`,
  pb: 3,
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  '& img': { ...pictureStyle, aspectRatio: '96 / 55' },
  '& > :not(picture, img)': { mx: pageMargin },
  '& > h3': { mt: 2.5, fontSize: `min(1.75rem, max(20px, 80vw / ${widestWord}))` },
  '@media print': { color: 'inherit', bgcolor: 'transparent' },
})

/** A text follows its title without a gap, regardless of the titles next to it. */
const plainBayStyle = {
  gridColumn: 'span 3',
  pb: 2,
  '& img': { ...pictureStyle, aspectRatio: '96 / 76' },
  '& > h3': { mt: 2 },
  '& p': { maxWidth: '90%', ...fontSizes('1.0625rem', { 1400: 1.125 }) },
} as const

const bayBelowHorizonStyle = {
  ...plainBayStyle,
  textAlign: 'center',
  '& p': { ...plainBayStyle['& p'], mx: 'auto' },
} as const

const panelMargin = 'clamp(1.25rem, 3vw, 3rem)'

const panel = {
  gridColumn: '1 / -1',
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  '@media print': { color: 'inherit', bgcolor: 'transparent' },
  '& img': pictureStyle,
  '& > :not(picture)': { mx: panelMargin },
  '& > h3': {
    mt: panelMargin,
    ...fontSizes('1.75rem', { 1000: 2.25, 1280: 2.875, 1440: 3.25, 1536: 3.5 }),
    lineHeight: 1.02,
  },
  '& > div': { mb: panelMargin },
  '& :is(p, li)': { mt: 2, ...fontSizes('1.125rem', { 1200: 1.25, 1400: 1.375 }) },
} as const

/** The font size of a lead's title: its text takes a third of the page, and the widest word must fit. */
const fitWord = (widestWord: number) => ({
  '& > h3': {
    mt: panelMargin,
    fontSize: `min(max(3.6vw, 2.25rem), 3.5rem, max(1.25rem, min(24vw, 368px) / ${widestWord}))`,
    lineHeight: 1.02,
  },
})

const onDesktop = {
  bay: { gridColumn: 'span 2' },
  half: { gridColumn: 'span 3' },
  /** Text and picture are side by side. */
  lead: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: 4,
    '& img': { ...pictureStyle, height: '100%', minHeight: '30rem' },
    '& picture': { gridArea: '1 / 2 / 3 / 4' },
    '& > :not(picture)': { gridColumn: 1, ml: panelMargin, mr: 0 },
  },
} as const

/** Moves the text to the right. */
const mirroredStyle = {
  '& picture': { gridArea: '1 / 1 / 3 / 3' },
  '& > :not(picture)': { gridColumn: 3, ml: 0, mr: panelMargin },
} as const
