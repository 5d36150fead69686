import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'

import type { RememberedTarget, TargetKind } from '../../editorApi/publishing.ts'
import { usePublishing, useSay } from '../context.tsx'
import { LineIcon } from '../controls/LineIcon.tsx'
import { DialogColumn, plainButton } from '../controls/styles.tsx'
import type { PublishingView } from './publishing.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { lastWords } from './sentences.ts'
import { targetKinds, targetName } from './targets.ts'

interface TargetChoiceProps {
  view: PublishingView
  /** A remembered target was chosen. */
  onChosen: () => void
  onNew: (kind: TargetKind) => void
  onClose: () => void
}

/** The remembered targets, and a card for each kind of target that can be added. */
export function TargetChoice({ view, onChosen, onNew, onClose }: TargetChoiceProps) {
  const say = useSay()
  const publishing = usePublishing()
  const { targets = [], kinds = [], chosen } = view.state ?? {}
  // There is only one folder and one repository; hosts and sites may be several.
  const canAdd = (kind: TargetKind) =>
    kinds.includes(kind) && !targets.some(({ id }) => id === kind)
  return (
    <>
      <DialogColumn>
        <RefusalNote />
        {targets.length > 0 && (
          <>
            <h3>{say('publishing.remembered')}</h3>
            <Box component="ul" sx={list}>
              {targets.map((target) => {
                const isOnline = target.id === chosen && view.online?.state === 'online'
                return (
                  <li key={target.id}>
                    <Card
                      kind={target.settings.kind}
                      name={targetName(target.settings)}
                      help={say(lastWords(target, isOnline))}
                      isChosen={target.id === chosen}
                      onChoose={() =>
                        void publishing
                          .choose(target.id)
                          .then((isDone) => isDone && onChosen())
                      }
                    />
                    <Forget target={target} />
                  </li>
                )
              })}
            </Box>
            <h3>{say('publishing.addTarget')}</h3>
          </>
        )}
        <Box component="ul" sx={list}>
          {targetKinds.filter(canAdd).map((kind) => (
            <li key={kind}>
              <Card
                kind={kind}
                help={say(`target.${kind}.help`)}
                onChoose={() => onNew(kind)}
              />
            </li>
          ))}
        </Box>
      </DialogColumn>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
      </DialogActions>
    </>
  )
}

interface CardProps {
  kind: TargetKind
  name?: string
  help: ReactNode
  isChosen?: boolean
  onChoose: () => void
}

function Card({ kind, name = '', help, isChosen = false, onChoose }: CardProps) {
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
      <LineIcon name={icons[kind]} size={36} />
      <strong id={`${id}-title`}>{name || say(`target.${kind}`)}</strong>
      <span id={`${id}-help`}>{help}</span>
    </Choice>
  )
}

/** Asks once more, since the password and the way back are forgotten too. */
function Forget({ target }: { target: RememberedTarget }) {
  const say = useSay()
  const publishing = usePublishing()
  const [isAsking, setIsAsking] = useState(false)
  const name = targetName(target.settings) || say(`target.${target.settings.kind}`)
  if (!isAsking)
    return (
      <Button
        size="small"
        aria-label={say('common.actionOn', { action: say('publishing.forget'), name })}
        onClick={() => setIsAsking(true)}
      >
        {say('publishing.forget')}
      </Button>
    )
  return (
    <Box sx={{ display: 'grid', gap: 0.5, typography: 'caption' }}>
      <span>{say('publishing.forgetWhat', { name })}</span>
      <Button
        size="small"
        color="error"
        onClick={() => void publishing.forget(target.id)}
      >
        {say('publishing.forget')}
      </Button>
      <Button size="small" onClick={() => setIsAsking(false)}>
        {say('common.cancel')}
      </Button>
    </Box>
  )
}

const icons: Record<TargetKind, string> = {
  host: 'server',
  netlify: 'cloud-upload',
  folder: 'folder-down',
  github: 'git-branch',
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  '& > li': {
    display: 'grid',
    gridTemplateRows: '1fr',
    gap: 0.5,
    minWidth: 0,
    '& > .MuiButton-root': { justifySelf: 'start' },
  },
} as const

const Choice = styled('button')({
  ...plainButton,
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: 16,
  border: '1px solid var(--control-line)',
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '&:hover': { background: 'var(--mui-palette-action-hover)' },
  '&[aria-current=true]': {
    borderColor: 'var(--mui-palette-primary-main)',
    borderWidth: 2,
    padding: 15,
  },
  '& span': { color: 'var(--mui-palette-text-secondary)' },
  '& svg': { color: 'var(--mui-palette-primary-main)' },
})
