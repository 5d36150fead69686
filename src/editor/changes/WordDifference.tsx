import Box from '@mui/material/Box'
import { diffWords } from 'diff'

interface WordDifferenceProps {
  before: string
  after: string
  /** Word by word: a number or an address is read as a whole. */
  isText: boolean
}

/** Two texts as one: what went is struck through, what came is underlined. */
export function WordDifference({ before, after, isText }: WordDifferenceProps) {
  return (
    <Box component="span" sx={look}>
      {(isText ? diffWords(before, after) : whole(before, after)).map(
        ({ value, added, removed }, key) => {
          if (added) return <ins key={key}>{value}</ins>
          return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
        },
      )}
    </Box>
  )
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
