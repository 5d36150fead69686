import Box from '@mui/material/Box'

import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { useStore } from '../state/store.ts'

/** Says if a changed text no longer fits on a phone, in any language. */
export function PhoneNote({ path, language }: { path: Path; language: Language }) {
  const say = useSay()
  const { phoneMeasures } = useEditor()
  const key = JSON.stringify(path)
  const measure = useStore(phoneMeasures, (now) => now.get(key)?.[language])
  if (!measure) return null
  const { lines, linesBefore, overflows } = measure
  if (!overflows && lines <= linesBefore) return null
  return (
    <Box component="output" sx={{ typography: 'caption', color: 'warning.main' }}>
      {say(
        overflows
          ? message('common.tooWideOnPhone')
          : message('common.linesOnPhone', { lines, before: linesBefore }),
      )}
    </Box>
  )
}
