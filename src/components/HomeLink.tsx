import Box from '@mui/material/Box'

import { useText } from '../i18n/useText.ts'
import { isLongName, markSize } from './headerWidths.ts'
import { usePage } from './page.ts'

interface HomeLinkProps {
  /** Whether the name is next to the mark. */
  isNameShown: boolean
  /** Whether the name is hidden when there is no room for both. */
  isNameOptional: boolean
}

/** The company's logo and name, which link to the top of the page. */
export function HomeLink({ isNameShown, isNameOptional }: HomeLinkProps) {
  const text = useText()
  const { site, mark } = usePage()
  const { name } = site.company
  return (
    <Box
      component="a"
      href="#top"
      aria-label={text('header.home', { company: name })}
      sx={[
        homeStyle,
        isLongName(name) && longNameStyle(name),
        isNameOptional && mark !== undefined && hideNameWhenNarrow(markSize(mark).width),
      ]}
    >
      {mark && (
        <Box
          component="img"
          src={mark.src}
          alt=""
          // Otherwise, React would write a second tag that loads the logo.
          fetchPriority="low"
          {...markSize(mark)}
          {...(mark.width > mark.height && {
            sx: isNameShown && !isNameOptional ? markBesideName : wideMarkStyle,
          })}
        />
      )}
      {isNameShown && <span>{name}</span>}
    </Box>
  )
}

const homeStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 44,
  mr: 'auto',
  textDecoration: 'none',
  typography: 'h3',
  fontSize: { xs: '1.0625rem', lg: '1.25rem' },
} as const

/** A wide mark keeps its width; the name shrinks. */
const wideMarkStyle = { flexShrink: 0, maxWidth: '100%', height: 'auto' } as const

const markBesideName = {
  ...wideMarkStyle,
  maxWidth: 'clamp(36px, 100vw - 284px, 160px)',
} as const

/** Hides the name if it does not fit next to the mark: it wraps to a second line, which is clipped. */
const hideNameWhenNarrow = (markWidth: number) => ({
  flex: `1 ${markWidth}px`,
  // Keeps a name that barely fits from touching the button next to it.
  pr: 1,
  maxWidth: 'max-content',
  flexWrap: 'wrap',
  height: '2.75rem',
  overflow: 'hidden',
  '& img': { height: '100%', objectFit: 'contain' },
})

/** The font size at which a long name fits the bar on the narrowest phone, even in capitals. */
function longNameStyle(name: string) {
  const wideLetters = name.match(/[^\p{Ll}\p{P}\s]|[mw]/gu) ?? []
  const isLongest = name.length > 32 || wideLetters.length > 20
  return { fontSize: { xs: isLongest ? '.6875rem' : '.8125rem', lg: '1rem' } }
}
