import Box from '@mui/material/Box'
import Link, { type LinkProps } from '@mui/material/Link'

import { useText } from '../i18n/useText.ts'

/** Leads out of the page, in a tab of its own: what a visitor has typed stays where it is. */
export function OutsideLink({ children, ...props }: LinkProps) {
  const text = useText()
  return (
    <Link target="_blank" rel="noopener" {...props}>
      {children}
      <Box component="span" sx={unseen}>
        {text('footer.newTab')}
      </Box>
    </Link>
  )
}

const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const
