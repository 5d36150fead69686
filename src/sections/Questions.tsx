import Box from '@mui/material/Box'

import type { QuestionsSection } from '../../schema/generated/siteContent.ts'
import { useContentText } from '../i18n/useText.ts'
import { PageSection } from './PageSection.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { ServiceLink } from './ServiceLink.tsx'

/** Questions whose answers open without scripts: the browser's search also finds texts in `details`. */
export function Questions({ section }: { section: QuestionsSection }) {
  const contentText = useContentText()
  return (
    <PageSection section={section}>
      <Box sx={listStyle}>
        {section.entries.map(({ question, answer, link }) => (
          <details key={`${question} ${answer}`}>
            <summary>
              <span>{contentText(question)}</span>
            </summary>
            <Box sx={textStyle}>
              <Paragraphs text={contentText(answer)} />
              {link && <ServiceLink link={link} />}
            </Box>
          </details>
        ))}
      </Box>
    </PageSection>
  )
}

/** Questions are in columns if there is room: an answer that opens moves only those below it. */
const listStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  mt: { xs: 4, md: 8 },
  '& details': { borderBottom: '1px solid' },
  '& details:first-child': { borderTop: '1px solid' },
  '& details:nth-child(2)': { borderTop: { md: '1px solid' } },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    minHeight: 44,
    py: 2,
    fontSize: '1.1875rem',
    fontWeight: 'fontWeightBold',
    lineHeight: 1.3,
    listStyle: 'none',
    cursor: 'pointer',
    '& > span': { minWidth: 0 },
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+" / ""',
      color: 'primary.main',
      fontSize: '2rem',
      lineHeight: 1,
    },
  },
  '& details[open] > summary::after': { content: '"\\2212" / ""' },
  // On paper, all answers are shown.
  '@media print': {
    '& details::details-content': { contentVisibility: 'visible', height: 'auto' },
    '& summary::after': { display: 'none' },
  },
} as const

const textStyle = { pb: 3, '& p': { maxWidth: '40em' }, '& * + p': { mt: 1 } } as const
