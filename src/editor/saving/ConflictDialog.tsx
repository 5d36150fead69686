import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'

import type { Bilingual } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languageTitle } from '../../../schema/languageNames.ts'
import { isLanguage } from '../../../schema/languages.ts'
import { isRecord, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { entryLabel } from '../changes/entryLabel.ts'
import { sortByField } from '../changes/sortByField.ts'
import { pathOfText } from '../changes/textPaths.ts'
import { breadcrumb, valueAsText } from '../changes/valueAsText.ts'
import { useMessageLanguage, useSay } from '../context.tsx'
import { applyChoices, withTheirs, type Side } from '../merge/mergeContents.ts'
import type { Conflict, MergeResult } from '../merge/mergeValues.ts'
import { message } from '../messages/messages.ts'
import { asContent } from '../state/asContent.ts'

interface ConflictDialogProps {
  theirs: SiteContent
  merged: MergeResult
  /** Called with the merged content of the chosen sides. */
  onSettle: (content: SiteContent) => void
  /** Absent if the owner has to decide. */
  onCancel?: () => void
}

/**
 * Asks which side to keep for values that both sides changed. Each conflict shows the value before, and your value and
 * their value to choose from.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, merged: inFileOrder, onSettle, onCancel } = props
  const say = useSay()
  const messageLanguage = useMessageLanguage()
  const conflicts = sortByField(
    inFileOrder.conflicts,
    ({ path }) => (isInCatalogs(path) ? path[2] : path),
    ({ path }) => isInCatalogs(path) && path[1] !== messageLanguage,
  )
  const merged = { ...inFileOrder, conflicts }
  /** The chosen side of each conflict. */
  const [sides, setSides] = useState<Side[]>(() => conflicts.map(() => 'ours'))
  const content = asContent(merged.value)
  /** The merged content in which the part in conflict has this value. */
  const withValue = (conflict: Conflict, value: unknown) =>
    asContent(withTheirs(content, { ...conflict, theirs: value }))
  const valueText = (conflict: Conflict, value: unknown) => {
    if (value === undefined) return say('saving.notThere')
    const { path } = conflict
    const contentWithValue = withValue(conflict, value)
    return (
      valueAsText(contentWithValue, path, value, messageLanguage) ||
      entryLabel(contentWithValue, path, messageLanguage)
    )
  }
  const conflictTitle = (conflict: Conflict) => {
    const { path, ours, theirs: theirValue } = conflict
    const [, language, id] = path
    if (!isInCatalogs(path))
      return breadcrumb(withValue(conflict, ours ?? theirValue), path, messageLanguage)
    const title = breadcrumb(
      content,
      pathOfText(content, String(id)) ?? path,
      messageLanguage,
    )
    return isLanguage(language) ? `${title} · ${say(languageTitle(language))}` : title
  }
  const sideChoice = (index: number, conflict: Conflict, side: Side, name: Bilingual) => (
    <label>
      <input
        type="radio"
        name={`conflict-${index}`}
        checked={sides[index] === side}
        onChange={() => setSides(sides.with(index, side))}
      />
      <strong>{say(name)}</strong>
      <span>{valueText(conflict, conflict[side])}</span>
    </label>
  )
  return (
    <Dialog open fullWidth aria-labelledby="conflicts-title">
      <DialogTitle id="conflicts-title">{say('common.conflicts')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {conflicts.map((conflict, index) => (
          <Box key={JSON.stringify(conflict.path)} component="fieldset" sx={groupStyle}>
            <legend>{conflictTitle(conflict)}</legend>
            {/* For an entry, only its name could be shown, which says nothing about its earlier state. */}
            {conflict.base !== undefined && !isRecord(conflict.base) && (
              <p>
                <span />
                <strong>{say('saving.before')}</strong>
                <span>{valueText(conflict, conflict.base)}</span>
              </p>
            )}
            {sideChoice(index, conflict, 'ours', message('saving.yours'))}
            {sideChoice(index, conflict, 'theirs', message('saving.theirs'))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        {onCancel && <Button onClick={onCancel}>{say('common.cancel')}</Button>}
        <Button
          variant="contained"
          onClick={() => onSettle(applyChoices(merged, theirs, sides))}
        >
          {say('common.settle')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const groupStyle = {
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
