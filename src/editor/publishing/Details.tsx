import { styled } from '@mui/material/styles'

import { useSay } from '../context.tsx'

/** The server's own words, folded. They hold no secret. */
export function Details({ children }: { children: string }) {
  const say = useSay()
  if (children === '') return null
  return (
    <details>
      <summary>{say('publishing.details')}</summary>
      <Code>{children}</Code>
    </details>
  )
}

const Code = styled('pre')({
  margin: '8px 0 0',
  font: '.8125rem/1.45 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
