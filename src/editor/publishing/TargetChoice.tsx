import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useId, type ReactNode } from 'react'

import type { RememberedTarget, TargetKind } from '../../editorApi/publishing.ts'
import { targetKinds } from '../../editorApi/targetSettings.ts'
import { usePublishing, useSay } from '../context.tsx'
import { LineIcon } from '../controls/LineIcon.tsx'
import { DialogColumn } from '../controls/styles.tsx'
import type { PublishingView } from './publishing.ts'
import { lastWords } from './sentences.ts'
import { targetName } from './targets.ts'

interface TargetChoiceProps {
  view: PublishingView
  /** A remembered target was chosen. */
  onChosen: () => void
  onNew: (kind: TargetKind) => void
  onClose: () => void
}

/** The remembered targets, and the kinds of targets that can be added. */
export function TargetChoice({ view, onChosen, onNew, onClose }: TargetChoiceProps) {
  const say = useSay()
  const publishing = usePublishing()
  const { targets = [], kinds = [], chosen } = view.state ?? {}
  // There can be only one folder and one repository, but several hosts and Netlify sites.
  const canAdd = (kind: TargetKind) =>
    kinds.includes(kind) && !targets.some(({ id }) => id === kind)
  const nameOf = ({ settings }: RememberedTarget) =>
    targetName(settings) || say(`target.${settings.kind}`)
  async function choose({ settings }: RememberedTarget) {
    if (!(await publishing.keep({ settings }))) return
    await publishing.checkOnline()
    onChosen()
  }
  function forget({ id }: RememberedTarget, name: string) {
    // The password and the previous version are forgotten too.
    if (confirm(say('publishing.forgetWhat', { name }))) void publishing.forget(id)
  }
  return (
    <>
      <DialogColumn>
        {targets.length > 0 && (
          <>
            <h3>{say('publishing.remembered')}</h3>
            <List disablePadding>
              {targets.map((target) => (
                <Choice
                  key={target.id}
                  kind={target.settings.kind}
                  name={nameOf(target)}
                  help={say(
                    lastWords(
                      target,
                      target.id === chosen && view.online?.state === 'online',
                    ),
                  )}
                  isChosen={target.id === chosen}
                  onChoose={() => void choose(target)}
                >
                  <Button
                    size="small"
                    aria-label={say('common.actionOn', {
                      action: say('publishing.forget'),
                      name: nameOf(target),
                    })}
                    onClick={() => forget(target, nameOf(target))}
                  >
                    {say('publishing.forget')}
                  </Button>
                </Choice>
              ))}
            </List>
            <h3>{say('publishing.addTarget')}</h3>
          </>
        )}
        <List disablePadding>
          {targetKinds.filter(canAdd).map((kind) => (
            <Choice
              key={kind}
              kind={kind}
              name={say(`target.${kind}`)}
              help={say(`target.${kind}.help`)}
              onChoose={() => onNew(kind)}
            />
          ))}
        </List>
      </DialogColumn>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
      </DialogActions>
    </>
  )
}

interface ChoiceProps {
  kind: TargetKind
  name: string
  help: string
  isChosen?: boolean
  onChoose: () => void
  /** Another action on it. */
  children?: ReactNode
}

function Choice({ kind, name, help, isChosen, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <ListItem disablePadding sx={{ gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <ListItemButton
        component="button"
        selected={isChosen === true}
        aria-current={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-help`}
        onClick={onChoose}
        sx={{ gap: 1.5, borderRadius: 1, textAlign: 'start' }}
      >
        <ListItemIcon sx={{ color: 'primary.main' }}>
          <LineIcon name={icons[kind]} size={32} />
        </ListItemIcon>
        <ListItemText
          primary={name}
          secondary={help}
          slotProps={{
            primary: { id: `${id}-name`, sx: { fontWeight: 600 } },
            secondary: { id: `${id}-help` },
          }}
        />
      </ListItemButton>
      {children}
    </ListItem>
  )
}

const icons: Record<TargetKind, string> = {
  host: 'server',
  netlify: 'cloud-upload',
  folder: 'folder-down',
  github: 'git-branch',
}
