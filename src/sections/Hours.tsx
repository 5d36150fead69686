import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { HoursSection, OpeningTime } from '../../schema/generated/siteContent.ts'
import { officeName } from '../../schema/page/officeName.ts'
import { usePage } from '../components/page.ts'
import { useContentText } from '../i18n/useText.ts'
import { EntryList } from './EntryList.tsx'
import { useIsBelowHorizon } from './heroLayout.ts'
import { PageSection } from './PageSection.tsx'

/** The company's opening times, and next to them those of offices that have their own. */
export function Hours({ section }: { section: HoursSection }) {
  const { company, offices = [] } = usePage().site
  const contentText = useContentText()
  const isBelowHorizon = useIsBelowHorizon()
  const officeHours = offices.flatMap((office) =>
    office.hours
      ? [{ id: office.id, name: officeName(office, offices), times: office.hours }]
      : [],
  )
  const places = [{ id: '', name: company.name, times: section.entries }, ...officeHours]
  return (
    <PageSection section={section}>
      <Box sx={isBelowHorizon ? { textAlign: { sm: 'center' } } : {}}>
        {officeHours.length === 0 ? (
          <Box sx={{ mt: { xs: 4, md: 8 } }}>
            <OpeningTimes times={section.entries} />
          </Box>
        ) : (
          <EntryList>
            {places.map(({ id, name, times }) => (
              <li key={id}>
                <Typography variant="h3" sx={{ mb: 2 }}>
                  {name}
                </Typography>
                <OpeningTimes times={times} />
              </li>
            ))}
          </EntryList>
        )}
        {section.note && (
          <Typography variant="subtitle1" sx={{ mt: 4 }}>
            {contentText(section.note)}
          </Typography>
        )}
      </Box>
    </PageSection>
  )
}

/** Entries of the same days share a line, which then has two times: before and after the break. */
function OpeningTimes({ times }: { times: OpeningTime[] }) {
  const contentText = useContentText()
  // The build adds weekdays and times to the catalogs, formatted for the language.
  const rangeText = (from: string, to: string) =>
    [...new Set([from, to])].map((key) => contentText(`@${key}`)).join(' – ')
  const hours = ({ opens, closes }: OpeningTime) =>
    opens === '00:00' && closes === '24:00'
      ? contentText('@allDay')
      : rangeText(opens, closes)
  const lines = new Map<string, OpeningTime[]>()
  for (const time of times) {
    const days = rangeText(time.from, time.to ?? time.from)
    lines.set(days, [...(lines.get(days) ?? []), time])
  }
  return (
    <Box component="dl" sx={listStyle}>
      {[...lines].map(([days, dayTimes]) => (
        <div key={days}>
          <dt>{days}</dt>
          {dayTimes.map((time) => (
            <Typography key={time.opens} variant="h3" component="dd" sx={timeStyle}>
              {hours(time)}
            </Typography>
          ))}
        </div>
      ))}
    </Box>
  )
}

/** Lines are side by side if they fit: across the page, or in a column for each of several places. */
const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 3,
  m: 0,
  '& > div': {
    flex: '1 1 min(max(15rem, 30%), 100%)',
    pt: 2,
    borderTop: '1px solid',
    breakInside: 'avoid',
  },
  // Portuguese weekdays are lowercase, except at the beginning of a line.
  '& dt::first-letter': { textTransform: 'uppercase' },
} as const

const timeStyle = {
  m: 0,
  mt: 0.5,
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
} as const
