import Box, { type BoxProps } from '@mui/material/Box'

import { useText } from '../i18n/useText.ts'
import { visuallyHidden } from './visuallyHidden.ts'

type OutsideLinkProps = Pick<BoxProps<'a'>, 'href' | 'sx' | 'children'>

/** Leads out of the page, in its own tab: what a visitor has typed stays where it is. */
export function OutsideLink({ children, href, sx }: OutsideLinkProps) {
  const text = useText()
  return (
    <Box component="a" href={href} target="_blank" rel="noopener" {...(sx && { sx })}>
      {children}
      <Box component="span" sx={visuallyHidden}>
        {text('footer.newTab')}
      </Box>
    </Box>
  )
}
