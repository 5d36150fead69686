import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type {
  HoursSection,
  Office,
  OpeningTime,
} from '../../schema/generated/siteContent.ts'
import { officeName } from '../../schema/page/officeName.ts'
import { useContentText } from '../i18n/useText.ts'
import { PageSection } from './PageSection.tsx'

interface HoursProps {
  section: HoursSection
  offices: Office[]
}

/** The company's opening times, and below them those of offices that have their own. */
export function Hours({ section, offices }: HoursProps) {
  const text = useContentText()
  return (
    <PageSection section={section}>
      <Box sx={places}>
        <OpeningTimes times={section.entries} />
        {offices.map(
          (office) =>
            office.hours && (
              <div key={office.id}>
                <Typography variant="h3" sx={{ mb: 2 }}>
                  {officeName(office, offices)}
                </Typography>
                <OpeningTimes times={office.hours} />
              </div>
            ),
        )}
      </Box>
      {section.note && <Typography sx={{ mt: 3 }}>{text(section.note)}</Typography>}
    </PageSection>
  )
}

/** Entries of the same days share a line, which then has two times: before and after the break. */
function OpeningTimes({ times }: { times: OpeningTime[] }) {
  const content = useContentText()
  // The build adds weekdays and times to the catalogs, formatted for the language.
  const range = (from: string, to: string) =>
    [...new Set([from, to])].map((word) => content(`@${word}`)).join(' – ')
  const hours = ({ opens, closes }: OpeningTime) =>
    opens === '00:00' && closes === '24:00' ? content('@allDay') : range(opens, closes)
  const lines = new Map<string, OpeningTime[]>()
  for (const time of times) {
    const days = range(time.from, time.to ?? time.from)
    lines.set(days, [...(lines.get(days) ?? []), time])
  }
  return (
    <Box component="dl" sx={list}>
      {[...lines].map(([days, open]) => (
        <div key={open[0]?.from}>
          <dt>{days}</dt>
          {open.map((time) => (
            <dd key={time.opens}>{hours(time)}</dd>
          ))}
        </div>
      ))}
    </Box>
  )
}

const places = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  columnGap: 8,
  rowGap: 6,
  mt: { xs: 4, md: 8 },
  // The offices begin a row of their own.
  '& > dl + div': { gridColumnStart: 1 },
} as const

const list = {
  m: 0,
  borderBottom: '1px solid',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 3,
    py: 2,
    borderTop: '1px solid',
    breakInside: 'avoid',
  },
  '& dt': { gridRow: '1 / span 9', fontWeight: 'fontWeightBold' },
  // Portuguese weekdays have small letters, but not at the beginning of a line.
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { m: 0, gridColumn: 2, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const
