import Button from '@mui/material/Button'

import { stringsIn } from '../../../schema/read/modelTree.ts'
import { useEditor, useSay } from '../context.tsx'
import { isSamePath } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'

/** The number of fields that are left to fill in; pressed, it leads to the next one. */
export function LeftToFillIn() {
  const say = useSay()
  const { checks, site, navigation } = useEditor()
  const problems = useStore(checks, (checked) => checked.problems)
  const blanks = problems.filter(({ severity }) => severity === 'blank')
  if (blanks.length === 0) return null

  function goToNext() {
    const strings = stringsIn(site.get().history.now.content)
    const order = strings.map(({ path }) => JSON.stringify(path))
    const at = (path: unknown) => order.indexOf(JSON.stringify(path))
    const sorted = blanks.map(({ field }) => field).toSorted((a, b) => at(a) - at(b))
    const { focused } = navigation.get()
    const here = sorted.findLastIndex((path) => focused && isSamePath(path, focused))
    const next =
      here < 0 ? sorted.find((path) => at(path) > at(focused)) : sorted[here + 1]
    const path = next ?? sorted[0]
    if (path) navigation.goToEmpty(path)
  }
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ justifySelf: 'start', my: 0.5 }}
      onClick={goToNext}
    >
      {say('common.emptyCount', { count: blanks.length })}
    </Button>
  )
}
