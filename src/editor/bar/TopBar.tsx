import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { useEditor, useInterfaceLanguage, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { PublishButton } from '../publishing/PublishButton.tsx'
import { isChanged, useValue } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { DeployStatusLink } from './DeployStatusLink.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { SignOut } from './SignOut.tsx'

interface TopBarProps {
  onUndo: () => void
  onRedo: () => void
  onSave: () => void
}

export function TopBar({ onUndo, onRedo, onSave }: TopBarProps) {
  const say = useSay()
  const { site, session, language, publishing, versions } = useEditor()
  const name = useValue(site, ['company', 'name'])
  const canUndo = useStore(site, ({ history }) => history.past.length > 0)
  const canRedo = useStore(site, ({ history }) => history.future.length > 0)
  const changed = useStore(site, isChanged)
  const interfaceLanguage = useInterfaceLanguage()
  const isSaving = useStore(session, (now) => now.isSaving)
  const sent = useStore(session, (now) => now.sent)
  return (
    <Box component="header" sx={bar}>
      <h1>{typeof name === 'string' ? name : say('common.appName')}</h1>
      <IconAction
        label={say('common.undo')}
        icon="undo-2"
        isOff={!canUndo}
        onClick={onUndo}
      />
      <IconAction
        label={say('common.redo')}
        icon="redo-2"
        isOff={!canRedo}
        onClick={onRedo}
      />
      <Button
        variant={changed ? 'contained' : 'text'}
        color={changed ? 'primary' : 'inherit'}
        aria-disabled={!changed || isSaving}
        onClick={() => {
          if (!isSaving) onSave()
        }}
        sx={save}
      >
        {isSaving
          ? sent
            ? say('saving.picture', sent)
            : say('saving.saving')
          : say(changed ? 'common.save' : 'common.saved')}
      </Button>
      {versions && (
        <IconAction
          label={say('versions.title')}
          icon="history"
          onClick={() => session.change({ openDialog: { kind: 'versions' } })}
        />
      )}
      {publishing && <PublishButton />}
      <DeployStatusLink />
      <SignOut />
      <LanguageSelect value={interfaceLanguage} onChange={language.set} />
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& h1': { m: 0, mr: 'auto', typography: 'h1' },
  '& select': { width: 'auto' },
  '& > [aria-disabled=true]:not(.MuiButton-root)': { opacity: 0.5 },
} as const

const save = {
  minWidth: 88,
  '&[aria-disabled=true]': { color: 'text.secondary' },
} as const
