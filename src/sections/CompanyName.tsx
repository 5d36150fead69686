import Typography from '@mui/material/Typography'

import { usePage } from '../components/page.ts'
import { fontSizeFor } from './heroParts.tsx'

interface CompanyNameProps {
  /** Whether the beam is directly below the name. */
  isOnBeam: boolean
}

/** The company's name in the footer, in the size of a headline. */
export function CompanyName({ isOnBeam }: CompanyNameProps) {
  const { site, companyNameWidth: nameWidth } = usePage()
  const { name } = site.company
  const touchesBeam = isOnBeam && !/[Qgjpqyç,]/.test(name)
  return (
    <Typography
      variant="h1"
      component="strong"
      sx={[nameStyle, fontSizeOf(nameWidth), touchesBeam && noDescenderStyle]}
    >
      {name}
    </Typography>
  )
}

const nameStyle = { display: 'block', ml: '-.05em', pb: '.25em' } as const

/** Removes the space for letters such as “g”: the letters touch the beam, and round ones overlap its edge. */
const noDescenderStyle = { position: 'relative', pb: 0, mb: '-.17em' } as const

/** The widest word fills the width of a phone and half of a wide screen, so that the name can grow to 200% by zoom. */
const fontSizeOf = (width: number) => ({
  fontSize: `clamp(1.5rem, ${fontSizeFor(90, width)}vw, clamp(5rem, 9vw, 9rem))`,
})
