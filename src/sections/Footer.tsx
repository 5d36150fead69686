import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'

import type { FooterSection, Office } from '../../schema/generated/siteContent.ts'
import { darkScheme } from '../components/darkScheme.ts'
import { usePage } from '../components/page.ts'
import { useText } from '../i18n/useText.ts'
import { Address } from './Address.tsx'
import { CompanyName } from './CompanyName.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { useHeroLayout } from './heroLayout.ts'
import { decoration } from './heroParts.tsx'
import { Imprint } from './Imprint.tsx'
import { wallColors } from './PageSection.tsx'

interface FooterProps {
  section: FooterSection
  offices: Office[]
}

export function Footer({ section, offices }: FooterProps) {
  const { motif, drawingsFile } = usePage()
  const isCentered = section.layout === 'centered'
  const text = useText()
  const name = <CompanyName isOnBeam={!isCentered} />
  const yearChart = motif.hasYears && drawingsFile !== undefined && (
    <Box
      component="img"
      src={`${drawingsFile}#mirrored`}
      alt=""
      loading="lazy"
      sx={isCentered ? [yearChartStyle, pageEndStyle] : yearChartStyle}
    />
  )
  const hasEdge = isCentered || !yearChart
  return (
    <Box
      component="footer"
      id={section.id}
      {...(hasEdge && { 'data-edge': '' })}
      sx={[
        footerStyle,
        useHeroLayout() === 'split' ? wallColors : darkGroundStyle,
        hasEdge && darkSchemeStyle,
        printedStyle,
      ]}
    >
      {!isCentered && yearChart && (
        <Box sx={nameStripStyle}>
          <Container>{name}</Container>
          {yearChart}
        </Box>
      )}
      <Container>
        {isCentered && yearChart && <Box sx={{ textAlign: 'center' }}>{name}</Box>}
        <Box sx={isCentered ? centeredStyle : columnsStyle}>
          <div>
            {offices.length > 1 && (
              <Typography variant="h3" component="h2">
                {text('footer.offices')}
              </Typography>
            )}
            <Box sx={officesStyle}>
              {offices.map((office) => (
                <Address key={office.id} office={office} offices={offices} />
              ))}
            </Box>
          </div>
          <FooterLinks section={section} hasName={!yearChart} />
        </Box>
        <Imprint sign={section.sign ?? 'heart'} />
      </Container>
      {isCentered && yearChart}
    </Box>
  )
}

const edgeSpace = 'clamp(2rem, 4vw, 3rem)'

const footerStyle = { position: 'relative', paddingBlock: edgeSpace } as const

/** The strip above the columns of the year chart: in the page's color, with the company's name on its lower edge. */
const nameStripStyle = {
  mt: `calc(-1 * ${edgeSpace})`,
  mb: edgeSpace,
  color: 'text.primary',
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
} as const

const yearChartStyle = {
  display: 'block',
  width: '100%',
  height: 'max(10rem, 19.2vw)',
  ...decoration,
} as const

/** Moves the year chart to the end of the page. */
const pageEndStyle = { mt: edgeSpace, mb: `calc(-1 * ${edgeSpace})` } as const

const darkGroundStyle = { color: 'brand.onGround', bgcolor: 'brand.ground' } as const

/** The panels' color in the dark scheme: the ground is as dark as the page, so the footer's edge would not be visible. */
const darkSchemeStyle = { [darkScheme]: { bgcolor: 'brand.panel' } } as const

/** Overrides both backgrounds in print, so it is the last style. */
const printedStyle = {
  '@media print': { paddingBlock: 3, color: 'text.primary', bgcolor: 'transparent' },
} as const

/** The columns for offices and links. */
const columnsStyle = {
  display: 'grid',
  // The same columns as in the sections above.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  '& > :first-of-type': { gridColumn: { md: 'span 2', lg: 'auto' } },
  gap: 4,
} as const

/** Centers offices and links in one column. */
const centeredStyle = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 4,
  '& > div > div, & > div + div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
  },
  '& > div + div, & > div + div > div': { columnGap: 3 },
  '& > div > strong': { flexBasis: '100%' },
} as const

const officesStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  mt: 2,
} as const
