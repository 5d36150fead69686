import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'

import type { HeroSection } from '../../schema/siteContent.ts'
import { Artwork } from '../components/Artwork.tsx'
import { Icon } from '../components/Icon.tsx'
import { useContentText } from '../i18n/useText.ts'

export function Hero({ section }: { section: HeroSection }) {
  const content = useContentText()
  return (
    <Box
      component="section"
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      sx={frame}
    >
      <Container>
        <Grid container columnSpacing={3} rowSpacing={6}>
          <Grid size={{ xs: 12, md: 6 }} sx={words}>
            <Typography variant="h1" id={`${section.id}-title`}>
              {content(section.title)}
            </Typography>
            <Typography variant="subtitle1" sx={lead}>
              {content(section.text)}
            </Typography>
            <Box sx={actions}>
              <Button variant="contained" href={`#${section.button.section}`}>
                <span>{content(section.button.label)}</span>
              </Button>
              {section.link && (
                <Button href={`#${section.link.section}`} endIcon={<Icon name="arrow" />}>
                  <span>{content(section.link.label)}</span>
                </Button>
              )}
            </Box>
          </Grid>
          <Grid size={{ xs: 12, md: 6 }} sx={{ position: 'relative' }}>
            <Artwork sx={picture} />
          </Grid>
        </Grid>
      </Container>
    </Box>
  )
}

const frame = {
  overflow: 'clip',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const

const words = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  pt: { xs: 6, md: 12 },
  pb: { md: 12 },
  minHeight: { md: 'min(42rem, calc(100svh - 73px))' },
} as const

const lead = { mt: 3, maxWidth: '33em', color: 'text.secondary' } as const

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mt: 4,
  '& .MuiButton-text': { px: 1 },
  '@media print': { display: 'none' },
} as const

/** Beside the text it runs out of the page on the right; below the text it fills the width. */
const picture = {
  display: 'block',
  position: { md: 'absolute' },
  height: { xs: '20rem', md: '100%' },
  width: {
    xs: 'calc(100% + 2rem)',
    sm: 'calc(100% + 3rem)',
    md: 'max(100% + 1.5rem, 50vw)',
  },
  mx: { xs: -2, sm: -3, md: 0 },
  '@media print': { display: 'none' },
} as const
