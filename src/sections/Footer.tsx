import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'

import type {
  FooterSection,
  Office,
  SiteContent,
} from '../../schema/generated/siteContent.ts'
import type { PagePicture } from '../../schema/pageContent.ts'
import { ContentLink, OutsideLink, PhoneLink } from '../components/ContentLink.tsx'
import { ContentIcon, Icon } from '../components/Icon.tsx'
import { night } from '../components/night.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useContentText, useText } from '../i18n/useText.ts'
import { Address } from './Address.tsx'
import { useHeroLayout } from './heroLayout.ts'
import { decoration, fontSizeFor } from './heroParts.tsx'
import { onWall } from './PageSection.tsx'

interface FooterProps {
  section: FooterSection
  company: SiteContent['company']
  /** Width in em of the widest word of its name. */
  nameWidth: number
  mark: PagePicture | undefined
  offices: Office[]
  /** The file of drawings (scripts/build/brand/drawings.ts), where the motif has what carries the beam. */
  drawings: string | undefined
  year: number
}

export function Footer(props: FooterProps) {
  const { section, company, nameWidth, mark, offices, drawings, year } = props
  const { sign = 'heart' } = section
  const isCentered = section.layout === 'centered'
  const text = useText()
  const contentText = useContentText()
  const { language } = useLanguage()
  const name = (
    <Typography
      variant="h1"
      component="strong"
      sx={[
        largeName,
        nameSize(nameWidth),
        !isCentered && !/[Qgjpqyç,]/.test(company.name) && standing,
      ]}
    >
      {company.name}
    </Typography>
  )
  const skyline = drawings !== undefined && (
    <Box
      component="img"
      src={`${drawings}#mirrored`}
      alt=""
      loading="lazy"
      sx={isCentered ? [strip, atFoot] : strip}
    />
  )
  return (
    <Box
      component="footer"
      id={section.id}
      {...((isCentered || !skyline) && { 'data-edge': '' })}
      sx={[frame, useHeroLayout() === 'split' ? onWall : darkGround, printed]}
    >
      {!isCentered && skyline && (
        <Box sx={page}>
          <Container>{name}</Container>
          {skyline}
        </Box>
      )}
      <Container>
        {isCentered && skyline && <Box sx={{ textAlign: 'center' }}>{name}</Box>}
        <Box sx={isCentered ? centered : columns}>
          <div>
            <Typography variant="h3" component="h2">
              {text('footer.offices')}
            </Typography>
            <Box sx={places}>
              {offices.map((office) => (
                <Address key={office.id} office={office} offices={offices} />
              ))}
            </Box>
          </div>
          <Box sx={[links, drawings !== undefined && besideHeading]}>
            {drawings === undefined && (
              <Typography variant="h3" component="strong">
                {company.name}
              </Typography>
            )}
            <ContentLink to={{ email: company.email }}>
              <Icon name="mail" />
              <span>{company.email}</span>
            </ContentLink>
            <PhoneLink number={company.phone} icon={<Icon name="phone" />} />
            {company.social?.map(({ network, label, address }) => (
              <OutsideLink key={address} href={address}>
                <ContentIcon name={`reach.${network}`} />
                <span>{contentText(label)}</span>
              </OutsideLink>
            ))}
            {section.links?.map((link) => (
              <ContentLink key={link.label} to={link}>
                <span>{contentText(link.label)}</span>
              </ContentLink>
            ))}
            {section.accessibility && (
              <ContentLink to={section.accessibility}>
                <span>{contentText(section.accessibility.label)}</span>
              </ContentLink>
            )}
          </Box>
        </Box>
        <Box sx={imprint}>
          {/* The key mounts it again for each language: translation programs replace text nodes. */}
          <span key={language}>
            <FormattedMessage
              id="footer.copyright"
              values={{
                year: <span data-year={0}>{year}</span>,
                company: company.legalName,
                cnpj: company.cnpj,
              }}
            />
          </span>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <span>{text('footer.love')}</span>
            {sign === 'heart' && <Icon name="heart" size={20} />}
            {sign === 'mark' && mark && (
              <Box
                component="img"
                src={mark.src}
                alt=""
                height={40}
                loading="lazy"
                sx={markSign}
              />
            )}
          </Box>
        </Box>
      </Container>
      {isCentered && skyline}
    </Box>
  )
}

const frame = {
  position: 'relative',
  paddingBlock: 'clamp(2rem, 4vw, 3rem)',
} as const

/** The page itself, with the company's name on its lower edge, is above the row of the years. */
const page = {
  mt: 'calc(-1 * clamp(2rem, 4vw, 3rem))',
  mb: 'clamp(2rem, 4vw, 3rem)',
  color: 'text.primary',
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
} as const

const largeName = { display: 'block', ml: '-.05em', pb: '.25em' } as const

/** Without letters below the line it stands on the beam. */
const standing = { pb: 0, mb: '-.16em' } as const

const strip = {
  display: 'block',
  width: '100%',
  height: 'max(10rem, 19.2vw)',
  ...decoration,
} as const

/** The page ends with the row of the years. */
const atFoot = {
  mt: 'clamp(2rem, 4vw, 3rem)',
  mb: 'calc(-1 * clamp(2rem, 4vw, 3rem))',
} as const

/** Its widest word fits between the page's margins on phones too. */
const nameSize = (width: number) => ({
  fontSize: `clamp(1.5rem, ${fontSizeFor(90, width)}vw, clamp(3rem, 9vw, 9rem))`,
})

/** In dark mode, a panel's: the ground is as dark as the page, so its edge would be invisible. */
const darkGround = {
  color: 'brand.onGround',
  bgcolor: 'brand.ground',
  [night]: { bgcolor: 'brand.panel' },
} as const

/** Comes last: paper has neither of the two grounds. */
const printed = {
  '@media print': { paddingBlock: 3, color: 'text.primary', bgcolor: 'transparent' },
} as const

/** Columns of offices and of links. */
const columns = {
  display: 'grid',
  // The columns of the sections above.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  '& > *': { gridColumn: { md: 'span 2' } },
  '& > * + *': { gridColumn: { md: 'auto', lg: 'span 2' } },
  gap: 4,
} as const

/** On the ground that the mark has in the header. */
const markSign = { p: 0.75, bgcolor: 'brand.panel' } as const

/** Below one another, in the middle of the page. */
const centered = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 4,
  '& > div > div, & > div + div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
  },
  '& > div + div': { columnGap: 3 },
  '& > div > strong': { flexBasis: '100%' },
} as const

const places = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  mt: 2,
} as const

const links = {
  columnCount: { sm: 2, md: 1, lg: 2 },
  columnGap: { sm: 4, md: 2 },
  '& strong': { display: 'block', columnSpan: 'all', mb: 0.5 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    breakInside: 'avoid',
  },
} as const

/** The first link is on the line of the heading. */
const besideHeading = { mt: { md: '-9px' } } as const

const imprint = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
  mt: 6,
  pt: 3,
  borderTop: '1px solid',
  fontSize: '.9375rem',
} as const
