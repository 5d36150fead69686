import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'

import { insertEntry, setValue } from '../../../schema/edits.ts'
import { isLanguage } from '../../../schema/languages.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { isRecord } from '../../../schema/read/readDocument.ts'
import { placeName } from '../changes/placeName.ts'
import { textPlaces } from '../changes/textPlaces.ts'
import { valueWords } from '../changes/valueWords.ts'
import { useEditor, useOwnLanguage, useSay } from '../context.tsx'
import { asContent } from '../edits/ownNames.ts'
import { entryLabel } from '../fields/entryLabel.ts'
import type { Conflict, Merged } from '../merge/mergeValues.ts'
import type { Saved } from '../state/site.ts'
import { languageName, words } from '../words.ts'
import { settle, type Side } from './receive.ts'

interface ConflictDialogProps {
  theirs: Saved
  merged: Merged
}

/** Where two have changed the same value: before, yours, theirs. */
export function ConflictDialog({ theirs, merged }: ConflictDialogProps) {
  const say = useSay()
  const editor = useEditor()
  const own = useOwnLanguage()
  const { conflicts } = merged
  const [sides, setSides] = useState<Side[]>(() => conflicts.map(() => 'ours'))
  const content = asContent(merged.value)
  /** The merged content, with one of the values in its place. */
  const withValue = ({ path, ours }: Conflict, value: unknown) =>
    asContent(
      typeof path.at(-1) === 'number' && ours === undefined
        ? insertEntry(content, path.slice(0, -1), Number(path.at(-1)), value)
        : setValue(content, path, value),
    )
  const wordsOf = (conflict: Conflict, value: unknown) => {
    if (value === undefined) return say(words.notThere)
    const { path } = conflict
    const whole = withValue(conflict, value)
    return valueWords(whole, path, value, own) || entryLabel(whole, path, own)
  }
  const places = textPlaces(content)
  const nameOf = (conflict: Conflict) => {
    const { path, ours, theirs: other } = conflict
    const [root, language, id] = path
    if (root !== 'catalogs')
      return placeName(withValue(conflict, ours ?? other), path, own)
    const name = placeName(content, places.get(String(id)) ?? path, own)
    return isLanguage(language) ? `${name} · ${say(languageName(language))}` : name
  }
  return (
    <Dialog open fullWidth aria-labelledby="conflicts-title">
      <DialogTitle id="conflicts-title">{say(words.conflicts)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {conflicts.map((conflict, index) => {
          const choice = (side: Side, name: Bilingual) => (
            <label>
              <input
                type="radio"
                name={`conflict-${index}`}
                checked={sides[index] === side}
                onChange={() => setSides(sides.with(index, side))}
              />
              <strong>{say(name)}</strong>
              <span>{wordsOf(conflict, conflict[side])}</span>
            </label>
          )
          return (
            <Box key={JSON.stringify(conflict.path)} component="fieldset" sx={question}>
              <legend>{nameOf(conflict)}</legend>
              {/* An entry is called by its name, which says nothing of what it was. */}
              {conflict.base !== undefined && !isRecord(conflict.base) && (
                <p>
                  <span />
                  <strong>{say(words.before)}</strong>
                  <span>{wordsOf(conflict, conflict.base)}</span>
                </p>
              )}
              {choice('ours', words.yours)}
              {choice('theirs', words.theirs)}
            </Box>
          )
        })}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => settle(editor, theirs, merged, sides)}>
          {say(words.settle)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const question = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  border: 0,
  '& legend': { fontWeight: 650, mb: 0.5 },
  '& p': { m: 0, color: 'text.secondary' },
  '& p, & label': {
    display: 'grid',
    gridTemplateColumns: '24px 5rem 1fr',
    alignItems: 'start',
  },
} as const
