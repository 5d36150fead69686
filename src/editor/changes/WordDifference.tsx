import Box from '@mui/material/Box'
import { diffWords } from 'diff'

import { visuallyHidden } from '../../components/visuallyHidden.ts'
import { useSay } from '../context.tsx'

interface WordDifferenceProps {
  before: string
  after: string
  /** True: compared word by word. False, as for a number or an address: as a whole. */
  isText: boolean
}

/** Two texts in one: removed words are struck through, added ones underlined. */
export function WordDifference({ before, after, isText }: WordDifferenceProps) {
  const say = useSay()
  // Screen readers do not read out lines through or under words.
  const heard = (id: 'changes.old' | 'changes.new') => (
    <Box component="span" sx={visuallyHidden}>{` ${say(id)} `}</Box>
  )
  return (
    <Box component="span" sx={look}>
      {(isText ? wordByWord(before, after) : whole(before, after)).map(
        ({ value, added, removed }, key) => (
          <Box key={key} component={added ? 'ins' : removed ? 'del' : 'span'}>
            {(added || removed) && heard(added ? 'changes.new' : 'changes.old')}
            {value}
          </Box>
        ),
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
  position: 'relative',
  overflowWrap: 'anywhere',
  '& ins': { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
  '& del': { color: 'error.main' },
  '& del + ins': { ml: 0.5 },
} as const
