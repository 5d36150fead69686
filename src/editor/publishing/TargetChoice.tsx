import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useId } from 'react'

import type { TargetKind } from '../../editorApi/publishing.ts'
import { useSay } from '../context.tsx'
import { plainButton } from '../controls/styles.tsx'
import { TargetDrawing } from './TargetDrawing.tsx'
import { targetKinds, targets } from './targets.ts'

interface TargetChoiceProps {
  kinds: readonly TargetKind[]
  chosen: TargetKind | undefined
  onChoose: (kind: TargetKind) => void
  onClose: () => void
}

/** A card for each kind of target: what it is, and for whom. */
export function TargetChoice({ kinds, chosen, onChoose, onClose }: TargetChoiceProps) {
  const say = useSay()
  return (
    <>
      <DialogContent>
        <Box component="ul" sx={list}>
          {targetKinds
            .filter((kind) => kinds.includes(kind))
            .map((kind) => (
              <li key={kind}>
                <Card
                  kind={kind}
                  isChosen={kind === chosen}
                  onChoose={() => onChoose(kind)}
                />
              </li>
            ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
      </DialogActions>
    </>
  )
}

interface CardProps {
  kind: TargetKind
  isChosen: boolean
  onChoose: () => void
}

function Card({ kind, isChosen, onChoose }: CardProps) {
  const say = useSay()
  const id = useId()
  return (
    <Choice
      type="button"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-help`}
      aria-current={isChosen}
      onClick={onChoose}
    >
      <TargetDrawing kind={kind} />
      <strong id={`${id}-title`}>{say(targets[kind].title)}</strong>
      <span id={`${id}-help`}>{say(targets[kind].help)}</span>
    </Choice>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  '& > li': { display: 'grid' },
} as const

const Choice = styled('button')({
  ...plainButton,
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: 16,
  border: '1px solid var(--control-line)',
  borderRadius: 8,
  '&:hover': { background: 'var(--mui-palette-action-hover)' },
  '&[aria-current=true]': {
    borderColor: 'var(--mui-palette-primary-main)',
    borderWidth: 2,
    padding: 15,
  },
  '& span': { color: 'var(--mui-palette-text-secondary)' },
  '& svg': { color: 'var(--mui-palette-text-secondary)' },
  '& .way': { stroke: 'var(--mui-palette-primary-main)' },
})
