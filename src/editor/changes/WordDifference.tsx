import Box from '@mui/material/Box'
import { diffWords } from 'diff'

interface WordDifferenceProps {
  before: string
  after: string
}

/** Two texts as one: what went is struck through, what came is underlined. */
export function WordDifference({ before, after }: WordDifferenceProps) {
  return (
    <Box component="span" sx={look}>
      {diffWords(before, after).map(({ value, added, removed }, key) => {
        if (added) return <ins key={key}>{value}</ins>
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
      })}
    </Box>
  )
}

const look = {
  overflowWrap: 'anywhere',
  '& ins': { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
  '& del': { color: 'error.main' },
} as const
