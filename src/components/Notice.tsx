import Box from '@mui/material/Box'
import Container from '@mui/material/Container'

import { useContentText } from '../i18n/useText.ts'
import { ContentLink } from './ContentLink.tsx'
import { usePage } from './page.ts'

/** An announcement above the header. Always rendered; the document's `data-notice` (boot/notice.ts) makes it visible. */
export function Notice() {
  const contentText = useContentText()
  const { notice } = usePage().site
  if (!notice) return null
  return (
    <Box component="section" aria-label={contentText(notice.text)} sx={barStyle}>
      <Container sx={rowStyle}>
        <p>
          <span>{contentText(notice.text)}</span>
          {notice.link && (
            <ContentLink to={notice.link}>
              <span>{contentText(notice.link.label)}</span>
            </ContentLink>
          )}
        </p>
        <button type="button" data-close-notice aria-label={contentText(notice.close)} />
      </Container>
    </Box>
  )
}

const barStyle = {
  color: 'brand.ground',
  bgcolor: 'brand.sun',
  fontWeight: 'fontWeightBold',
  'html:not([data-notice]) &': { display: 'none' },
  '@media (forced-colors: active)': { borderBottom: '1px solid' },
} as const

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: 1, flex: 1, my: 1 },
  '& button': {
    flexShrink: 0,
    // Aligns the × with the page's margin.
    mr: '-16px',
    minWidth: 44,
    minHeight: 44,
    border: 0,
    background: 'none',
    fontSize: '1.5rem',
    cursor: 'pointer',
    '&::before': { content: '"×"' },
  },
  // Without scripts, the button would do nothing.
  'html:not([data-form]) & button': { display: 'none' },
  '@media print': { '& button': { display: 'none' } },
} as const
