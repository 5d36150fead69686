import Button from '@mui/material/Button'

import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { said } from '../words.ts'
import { missingTexts } from './missingTexts.ts'

/** How many texts lack a language, and the way from one to the next. */
export function MissingTexts() {
  const say = useSay()
  const { site, navigation } = useEditor()
  const count = useStore(site, ({ history }) => missingTexts(history.now.content).length)
  if (count === 0) return null
  return (
    <Button
      size="small"
      variant="outlined"
      color="warning"
      sx={{ justifySelf: 'start', my: 0.5 }}
      onClick={() => {
        const missing = missingTexts(site.get().history.now.content)
        const focused = JSON.stringify(navigation.get().focused)
        const at = missing.findIndex((path) => JSON.stringify(path) === focused)
        const next = missing[(at + 1) % missing.length]
        if (next) navigation.goTo(next)
      }}
    >
      {say(said.missing(count))}
    </Button>
  )
}
