import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useEffect } from 'react'

import { visuallyHidden } from '../../components/visuallyHidden.ts'
import { useEditor, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { LineIcon } from '../controls/LineIcon.tsx'
import { plainButton } from '../controls/styles.tsx'
import { PublishButton } from '../publishing/PublishButton.tsx'
import { isChanged, useValue } from '../state/siteStore.ts'
import { useStore, type Readable } from '../state/store.ts'
import { isNarrow, narrowWindow, tinyWindow } from '../state/view.ts'
import type { DeployStatus } from '../storage/storage.ts'
import { LanguageSelect } from './LanguageSelect.tsx'

interface TopBarProps {
  onUndo: () => void
  onRedo: () => void
  onSave: () => void
}

/** Actions for the complete content. In a narrow window, they are one row and a menu. */
export function TopBar({ onUndo, onRedo, onSave }: TopBarProps) {
  const say = useSay()
  const { site, navigation, session, storage, language, publishing, versions } =
    useEditor()
  const visiblePart = useStore(navigation, (state) => state.visiblePart)
  const name = useValue(site, ['company', 'name'])
  const canUndo = useStore(site, ({ history }) => history.past.length > 0)
  const canRedo = useStore(site, ({ history }) => history.future.length > 0)
  const hasChanges = useStore(site, isChanged)
  const isSaving = useStore(session, (state) => state.isSaving)
  const sending = useStore(session, (state) => state.sending)
  const savingMessage = sending ? say('saving.picture', sending) : say('saving.saving')
  const canSave = hasChanges && !isSaving
  const { deployStatus, signOut } = storage
  const partButton = (part: typeof visiblePart, label: string) => (
    <button
      type="button"
      aria-pressed={visiblePart === part}
      onClick={() => navigation.showPart(part)}
    >
      {label}
    </button>
  )
  const undoButtons = (
    <>
      <IconAction
        label={say('common.undo')}
        icon="undo-2"
        isDisabled={!canUndo}
        onClick={onUndo}
      />
      <IconAction
        label={say('common.redo')}
        icon="redo-2"
        isDisabled={!canRedo}
        onClick={onRedo}
      />
    </>
  )
  return (
    <Box component="header" sx={barStyle}>
      <h1 tabIndex={-1}>{typeof name === 'string' ? name : say('common.appName')}</h1>
      <nav aria-label={say('common.pageOrContent')}>
        {partButton('content', say('tab.content'))}
        {partButton('page', say('common.preview'))}
      </nav>
      <Box sx={notTinyStyle}>{undoButtons}</Box>
      <Button
        variant={canSave ? 'contained' : 'text'}
        color={canSave ? 'primary' : 'inherit'}
        aria-disabled={!canSave}
        onClick={onSave}
        sx={saveStyle}
      >
        {say(hasChanges ? 'common.save' : 'common.saved')}
      </Button>
      {isSaving && <p>{savingMessage}</p>}
      <button
        type="button"
        popoverTarget="more"
        aria-label={say('common.more')}
        title={say('common.more')}
      >
        <LineIcon name="ellipsis" />
      </button>
      <Box
        id="more"
        popover="auto"
        onClick={({ target, currentTarget }: React.MouseEvent<HTMLElement>) => {
          // A dialog that a button opens would be behind the menu.
          if (!(target instanceof HTMLSelectElement)) currentTarget.togglePopover(false)
        }}
      >
        <Box sx={onlyTinyStyle}>{undoButtons}</Box>
        {versions && (
          <IconAction
            label={say('versions.title')}
            icon="history"
            onClick={() => session.change({ openDialog: { kind: 'versions' } })}
          />
        )}
        {publishing && <PublishButton />}
        {deployStatus && <DeployStatusLink deployStatus={deployStatus} />}
        {signOut && (
          <IconAction label={say('common.signOut')} icon="log-out" onClick={signOut} />
        )}
        <LanguageSelect onChange={language.set} />
      </Box>
    </Box>
  )
}

/** A deployment's state. A narrow window has it in the menu, so a toast shows it, unless another shows a problem. */
function DeployStatusLink({ deployStatus }: { deployStatus: Readable<DeployStatus> }) {
  const say = useSay()
  const { session } = useEditor()
  const { message, address, outcome } = useStore(deployStatus, (state) => state)
  useEffect(() => {
    const lastToast = session.get().toast
    // Only toasts about deployments have an address.
    const canReplace = !lastToast || lastToast.address || lastToast.severity === 'success'
    if (outcome && isNarrow() && canReplace)
      session.change({ toast: { message, severity: outcome, address } })
  }, [message, address, outcome, session])
  return (
    <output>
      <Link href={address} target="_blank" rel="noreferrer" variant="caption">
        {say(message)}
      </Link>
    </output>
  )
}

const notTinyStyle = { display: 'contents', [tinyWindow]: { display: 'none' } } as const
const onlyTinyStyle = { display: 'none', [tinyWindow]: { display: 'contents' } } as const

const barStyle = {
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
  '& > p': { m: 0, typography: 'caption' },
  '& select': { width: 'auto' },
  '& .MuiIconButton-root[aria-disabled=true]': { opacity: 0.5 },
  // In a wide window, the menu is part of the bar.
  '& nav, & > [popovertarget]': { display: 'none' },
  '& > [popover]': { display: 'contents' },
  [narrowWindow]: {
    gap: 0.25,
    px: 0.5,
    py: 0.25,
    '& h1': visuallyHidden,
    '& nav': { display: 'flex', mr: 'auto', borderRadius: 1, bgcolor: 'action.hover' },
    '& nav button': { ...plainButton, px: 0.5, fontWeight: 600, borderRadius: 1 },
    // At the edge of the window, an outline outside a button would be cut off.
    '& nav button, & > [popovertarget]': { outlineOffset: -2 },
    '& nav [aria-pressed=true]': { bgcolor: 'var(--chip)' },
    // The message about saving is below the bar, so that nothing moves.
    '& > p': {
      position: 'absolute',
      zIndex: 1,
      top: 52,
      right: 4,
      px: 1.5,
      py: 0.5,
      borderRadius: 1,
      bgcolor: 'var(--chip)',
    },
    '& > [popovertarget]': { ...plainButton, display: 'grid', placeItems: 'center' },
    '& > [popover]': {
      display: 'none',
      inset: '48px 4px auto auto',
      m: 0,
      p: 2,
      justifyItems: 'start',
      maxWidth: 'calc(100vw - 8px)',
      color: 'inherit',
      bgcolor: 'background.paper',
      border: '1px solid var(--control-line)',
      borderRadius: 1,
    },
    '& > :popover-open': { display: 'grid' },
    '& > [popover] a': { display: 'flex', alignItems: 'center', minHeight: 44 },
    '& > [popover] .MuiIconButton-root': { px: 0, gap: 1, color: 'inherit' },
    '& > [popover] .MuiIconButton-root::after': {
      content: 'attr(aria-label)',
      typography: 'button',
    },
  },
  [tinyWindow]: {
    flexWrap: 'nowrap',
    '& nav': { minWidth: 0 },
    '& nav button': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    // Only the other button is visible. The pressed one stays for screen readers and keeps the focus.
    '& nav [aria-pressed=true]:not(:focus-visible)': visuallyHidden,
  },
  // A keyboard on the screen leaves room only for the field.
  '[data-keyboard] &': { display: 'none' },
} as const

const saveStyle = {
  minWidth: 88,
  [narrowWindow]: { minWidth: 64, px: 1 },
  '&[aria-disabled=true]': { color: 'text.secondary' },
} as const
