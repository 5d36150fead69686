import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'

import type { StoredTarget, TargetKind } from '../../editorApi/publishing.ts'
import { targetKinds } from '../../editorApi/targetSettings.ts'
import { usePublishing, useSay } from '../context.tsx'
import { Choice } from '../controls/Choice.tsx'
import { DialogColumn } from '../controls/styles.tsx'
import type { PublishingView } from './publishing.ts'
import { lastPublicationMessage, targetName } from './publishingMessages.ts'

interface TargetChoiceProps {
  view: PublishingView
  /** A remembered target was chosen. */
  onChosen: () => void
  onAdd: (kind: TargetKind) => void
  onClose: () => void
}

/** The remembered targets, and the kinds of targets that can be added. */
export function TargetChoice({ view, onChosen, onAdd, onClose }: TargetChoiceProps) {
  const say = useSay()
  const publishing = usePublishing()
  const { targets = [], kinds = [], chosen } = view.state ?? {}
  // There can be only one folder and one repository, but several hosts and Netlify sites.
  const canAdd = (kind: TargetKind) =>
    kinds.includes(kind) && !targets.some(({ id }) => id === kind)
  const nameOf = ({ settings }: StoredTarget) =>
    targetName(settings) || say(`target.${settings.kind}`)
  async function chooseTarget({ settings }: StoredTarget) {
    if (!(await publishing.setTarget({ settings }))) return
    await publishing.checkOnline()
    onChosen()
  }
  function forgetTarget({ id }: StoredTarget, name: string) {
    // Asks first, because the password and the previous version are forgotten too.
    if (confirm(say('publishing.forgetWhat', { name }))) void publishing.forgetTarget(id)
  }
  return (
    <>
      <DialogColumn>
        {targets.length > 0 && (
          <>
            <h3>{say('publishing.remembered')}</h3>
            {targets.map((target) => (
              <Box key={target.id} sx={row}>
                <Choice
                  icon={icons[target.settings.kind]}
                  name={nameOf(target)}
                  help={say(
                    lastPublicationMessage(
                      target,
                      target.id === chosen && view.online?.state === 'online',
                    ),
                  )}
                  isChosen={target.id === chosen}
                  onChoose={() => void chooseTarget(target)}
                />
                <Button
                  size="small"
                  aria-label={say('common.actionOn', {
                    action: say('publishing.forget'),
                    name: nameOf(target),
                  })}
                  onClick={() => forgetTarget(target, nameOf(target))}
                >
                  {say('publishing.forget')}
                </Button>
              </Box>
            ))}
            <h3>{say('publishing.addTarget')}</h3>
          </>
        )}
        {targetKinds.filter(canAdd).map((kind) => (
          <Choice
            key={kind}
            icon={icons[kind]}
            name={say(`target.${kind}`)}
            help={say(`target.${kind}.help`)}
            onChoose={() => onAdd(kind)}
          />
        ))}
      </DialogColumn>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
      </DialogActions>
    </>
  )
}

const row = { display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 } as const

const icons: Record<TargetKind, string> = {
  host: 'server',
  netlify: 'cloud-upload',
  folder: 'folder-down',
  github: 'git-branch',
}
