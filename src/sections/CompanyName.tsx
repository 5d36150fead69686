import Typography from '@mui/material/Typography'

import { fontSizeFor } from './heroParts.tsx'

interface CompanyNameProps {
  name: string
  /** The width of the widest word of the name, in em. */
  width: number
  /** Whether the beam is directly below it. */
  isOnBeam: boolean
}

/** The company's name in the footer, in the size of a headline. */
export function CompanyName({ name, width, isOnBeam }: CompanyNameProps) {
  const isStanding = isOnBeam && !/[Qgjpqyç,]/.test(name)
  return (
    <Typography
      variant="h1"
      component="strong"
      sx={[large, sizeFor(width, name), isStanding && withoutDescenders]}
    >
      {name}
    </Typography>
  )
}

const large = { display: 'block', ml: '-.05em', pb: '.25em' } as const

/** Removes the space for letters such as “g”: the letters stand on the beam, and round ones reach over its edge. */
const withoutDescenders = { position: 'relative', pb: 0, mb: '-.17em' } as const

/** A font size at which the widest word fills the width between the page's margins. Several words share the height. */
const sizeFor = (width: number, name: string) => ({
  fontSize: `clamp(1.5rem, ${fontSizeFor(90, width)}vw, ${Math.ceil(19 / name.split(' ').length)}rem)`,
})
