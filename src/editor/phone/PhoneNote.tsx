import Box from '@mui/material/Box'

import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor, useSay } from '../context.tsx'
import { useStore } from '../state/store.ts'
import { said, words } from '../words.ts'

/** Says where a text that is being changed does not fit on a phone any more, in its own language or in another. */
export function PhoneNote({ path, language }: { path: Path; language: Language }) {
  const say = useSay()
  const { phoneMeasures } = useEditor()
  const key = JSON.stringify(path)
  const measure = useStore(phoneMeasures, (now) =>
    JSON.stringify(now.path) === key ? now.measures[language] : undefined,
  )
  if (!measure) return null
  const { lines, linesBefore, overflows } = measure
  if (!overflows && lines <= linesBefore) return null
  return (
    <Box component="output" sx={{ typography: 'caption', color: 'warning.main' }}>
      {say(overflows ? words.tooWideOnPhone : said.linesOnPhone(lines, linesBefore))}
    </Box>
  )
}
