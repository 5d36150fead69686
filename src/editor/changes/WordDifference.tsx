import Box from '@mui/material/Box'
import { diffWords } from 'diff'

interface WordDifferenceProps {
  before: string
  after: string
  /** True: compared word by word. False, as for a number or an address: as a whole. */
  isText: boolean
}

/** Two texts in one: removed words are struck through, added ones underlined. */
export function WordDifference({ before, after, isText }: WordDifferenceProps) {
  return (
    <Box component="span" sx={look}>
      {(isText ? wordByWord(before, after) : whole(before, after)).map(
        ({ value, added, removed }, key) => {
          if (added) return <ins key={key}>{value}</ins>
          return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
        },
      )}
    </Box>
  )
}

/** Where little is common, both texts are shown as a whole. */
function wordByWord(before: string, after: string) {
  const parts = diffWords(before, after)
  const kept = parts.flatMap(({ added, removed, value }) =>
    added || removed ? [] : value,
  )
  const isRewritten = 2 * kept.join('').length < Math.min(before.length, after.length)
  return isRewritten ? whole(before, after) : parts
}

function whole(before: string, after: string) {
  return [
    { value: before, added: false, removed: true },
    { value: before && after && ' → ', added: false, removed: false },
    { value: after, added: true, removed: false },
  ].filter(({ value }) => value !== '')
}

const look = {
  overflowWrap: 'anywhere',
  '& ins': { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
  '& del': { color: 'error.main' },
  '& del + ins': { ml: 0.5 },
} as const
