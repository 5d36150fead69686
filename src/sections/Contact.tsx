import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { ContactSection } from '../../schema/generated/siteContent.ts'
import { usePage } from '../components/page.ts'
import { ContactForm } from '../contact/ContactForm.tsx'
import { useContentText, useText } from '../i18n/useText.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { ContactPerson } from './ContactPerson.tsx'
import { useHeroLayout } from './heroLayout.ts'
import { PageSection } from './PageSection.tsx'

/** The form with other ways to get in touch next to it, or only these other ways. */
export function Contact({ section }: { section: ContactSection }) {
  const text = useText()
  const contentText = useContentText()
  const { site, motif, drawingsFile } = usePage()
  const { email, captcha } = site
  const isMirrored = useHeroLayout() === 'split'
  const { person } = section
  const form = section.form !== false && email && captcha ? { email, captcha } : undefined
  return (
    <PageSection section={section} aside={person && <ContactPerson person={person} />}>
      <Box sx={form ? [columnsStyle, isMirrored && mirroredStyle] : detailsOnlyStyle}>
        {form && (
          <Box sx={formPanelStyle}>
            <ContactForm
              email={form.email}
              captchaSettings={form.captcha}
              additionalFields={section.fields}
              guidance={section.guidance && contentText(section.guidance)}
              note={section.note && contentText(section.note)}
            >
              <ContactLinks />
            </ContactForm>
          </Box>
        )}
        <Box sx={[panelStyle, tabletStyle]}>
          {form && <Typography variant="h3">{text('contact.details')}</Typography>}
          <ContactLinks hours={section.hours} />
          {drawingsFile !== undefined && (
            <Box
              component="img"
              src={`${drawingsFile}#place-aside`}
              alt=""
              loading="lazy"
              // The motif “none” has no scene: the area is a plain color.
              sx={motif.scene ? sceneStyle : plainAreaStyle}
            />
          )}
        </Box>
      </Box>
    </PageSection>
  )
}

const panelPadding = 'clamp(16px, 4vw, 40px)'

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: { md: 'span 2' } },
  gap: 4,
  mt: 'clamp(2rem, 4vw, 3rem)',
  // Without the form, which is not printed, its heading and introduction would have no meaning.
  '@media print': { '*:has(~ &)': { display: 'none' } },
} as const

/** On desktops, the panel is opposite the hero's picture, which is on the right there. */
const mirroredStyle = { '& > :last-child': { order: { md: -1 } } } as const

/** A panel as wide as the page: the text is at the left, the scene at the right. */
const sceneBesideStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr',
  '& dl': { pb: panelPadding },
  '& img': {
    gridArea: '1 / 2 / span 2',
    width: `calc(100% + ${panelPadding})`,
    height: `calc(100% + ${panelPadding})`,
    mt: `calc(${panelPadding} * -1)`,
    ml: 0,
  },
} as const

/** Styles for a section without a form, on desktops too. */
const detailsOnlyStyle = {
  mt: columnsStyle.mt,
  '& > div': { '@media (min-width: 900px)': sceneBesideStyle },
} as const

const tabletStyle = {
  '@media (min-width: 600px) and (max-width: 899.95px)': sceneBesideStyle,
} as const

const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  p: panelPadding,
  pb: { xs: panelPadding, sm: 0 },
  color: 'brand.onGround',
  bgcolor: 'brand.panel',
  overflow: 'hidden',
  '@media print': {
    p: 0,
    color: 'inherit',
    bgcolor: 'transparent',
    breakInside: 'avoid',
  },
} as const

/** The scene fills the width of the panel, and the height that the form next to it leaves. */
const sceneStyle = {
  // The scene is hidden on phones, where the footer's picture would be directly below.
  display: { xs: 'none', sm: 'block' },
  flex: '1 1 16rem',
  minHeight: '12rem',
  objectFit: 'cover',
  mx: `calc(${panelPadding} * -1)`,
  '@media print': { display: 'none' },
} as const

/** A plain color instead of the scene, no higher than needed. */
const plainAreaStyle = { ...sceneStyle, flex: '1 1 6rem', minHeight: 0 } as const

const formPanelStyle = {
  display: 'grid',
  // The form, or the confirmation that replaces it, is as high as the panel.
  gridTemplateRows: '1fr',
  '& > div': { display: 'grid' },
  p: panelPadding,
  bgcolor: 'brand.tint',
  '@media print': { display: 'none' },
} as const
