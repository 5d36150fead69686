import Button from '@mui/material/Button'

import { useEditor, useSay } from '../context.tsx'
import { isSamePath } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'

/** The number of fields that are left to fill in; pressed, it leads to the next one. */
export function LeftToFillIn() {
  const say = useSay()
  const { checks, navigation } = useEditor()
  const problems = useStore(checks, (checked) => checked.problems)
  const blanks = problems.filter(({ severity }) => severity === 'blank')
  const { focused = [] } = navigation.get()
  const here = blanks.findIndex(({ field }) => isSamePath(field, focused))
  const next = blanks[here + 1] ?? blanks[0]
  return (
    next && (
      <Button
        size="small"
        variant="outlined"
        sx={{ justifySelf: 'start', my: 0.5 }}
        onClick={() => navigation.goToEmpty(next.field)}
      >
        {say('common.emptyCount', { count: blanks.length })}
      </Button>
    )
  )
}
