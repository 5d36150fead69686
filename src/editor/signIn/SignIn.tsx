import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import { useRef, useState, type FormEvent } from 'react'

import type { Bilingual, MessageLanguage } from '../../../schema/bilingual.ts'
import { languages } from '../../../schema/languages.ts'
import { LanguageSelect } from '../bar/LanguageSelect.tsx'
import { MessageLanguageContext, useEditor, useSay } from '../context.tsx'
import { Help, LineList } from '../controls/styles.tsx'
import { initialMessageLanguage } from '../messageLanguage.ts'
import { message, sayIn } from '../messages/messages.ts'
import { useStore } from '../state/store.ts'
import type { Account } from '../storage/github/githubStorage.ts'
import {
  isAccountKept,
  lastRepository,
  repositoryIn,
  tokenFormAddress,
} from './account.ts'

interface SignInProps {
  /** Why the stored account no longer works. */
  why?: Bilingual
  repository?: string
  /** Resolves with the reason if GitHub rejects the account. */
  onSignIn: (account: Account, isKept: boolean) => Promise<Bilingual | undefined>
}

/** Asks for the repository and a token. */
export function SignIn({ why, repository, onSignIn }: SignInProps) {
  const [language, setLanguage] = useState<MessageLanguage>(initialMessageLanguage)
  const say = (id: 'signIn.title' | 'signIn.what' | 'signIn.drafts') =>
    sayIn(language, id)
  return (
    <MessageLanguageContext value={language}>
      <Box component="main" lang={languages[language].lang} sx={pageStyle}>
        <Box sx={headStyle}>
          <h1>{say('signIn.title')}</h1>
          <LanguageSelect onChange={setLanguage} />
        </Box>
        <p>{say('signIn.what')}</p>
        <AccountForm why={why} repository={repository} onSignIn={onSignIn} />
        <Help>{say('signIn.drafts')}</Help>
      </Box>
    </MessageLanguageContext>
  )
}

/** Asks for a new token when the current one no longer works. The open content does not change. */
export function NewTokenForm() {
  const say = useSay()
  const { session, storage, pictures } = useEditor()
  const error = useStore(session, (state) => state.storageError)
  const { replaceToken } = storage
  if (!error?.isSignedOut || !replaceToken) return null
  return (
    <Box component="section" aria-label={say('signIn.token')} sx={renewalStyle}>
      <AccountForm
        isTokenOnly
        why={error.why}
        repository={lastRepository() ?? undefined}
        onSignIn={async ({ token }) => {
          const why = await replaceToken(token)
          if (why) return why
          // The token's field, which has the focus, disappears.
          document.querySelector<HTMLElement>('header h1')?.focus()
          session.change({ storageError: undefined })
          pictures.loadMissing()
          return undefined
        }}
      />
    </Box>
  )
}

interface AccountFormProps {
  why: Bilingual | undefined
  repository: string | undefined
  /** Asks only for the token, because the repository is already open. */
  isTokenOnly?: boolean
  onSignIn: SignInProps['onSignIn']
}

function AccountForm({ why, repository = '', isTokenOnly, onSignIn }: AccountFormProps) {
  const say = useSay()
  const [typedRepository, setTypedRepository] = useState(repository)
  const [token, setToken] = useState('')
  const [isKept, setIsKept] = useState(isAccountKept)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [failure, setFailure] = useState(why)
  const formRef = useRef<HTMLFormElement>(null)
  const parsedRepository = repositoryIn(typedRepository)
  const isRepositoryMissing = isSubmitted && !parsedRepository
  const isToken = /^(?:github_pat_|gh[a-z]_)\w{20,}$/.test(token.trim())
  const isTokenMissing = isSubmitted && !isToken

  async function signIn(event: FormEvent) {
    event.preventDefault()
    if (isSigningIn) return
    setIsSubmitted(true)
    if (!parsedRepository || !isToken) {
      // The next rendering marks the fields.
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      )
      return
    }
    setIsSigningIn(true)
    // The alert is removed first, so that the same failure is announced again.
    setFailure(undefined)
    const rejection = await onSignIn({ ...parsedRepository, token: token.trim() }, isKept)
    setFailure(rejection)
    setIsSigningIn(false)
    if (!rejection) return
    const isRepositoryWrong = accessFailures.some(({ en }) => en === rejection.en)
    const fieldName = isRepositoryWrong && !isTokenOnly ? 'username' : 'password'
    formRef.current?.querySelector<HTMLElement>(`[name=${fieldName}]`)?.focus()
  }
  return (
    <Box
      component="form"
      ref={formRef}
      noValidate
      onSubmit={(event: FormEvent) => void signIn(event)}
      sx={formStyle}
    >
      {!isTokenOnly && (
        <TextField
          label={say('signIn.repository')}
          helperText={say(
            isRepositoryMissing ? 'signIn.noRepository' : 'signIn.repositoryHelp',
          )}
          error={isRepositoryMissing}
          name="username"
          autoComplete="username"
          slotProps={plainInput}
          value={typedRepository}
          onChange={({ target }) => setTypedRepository(target.value)}
        />
      )}
      <TextField
        label={say('signIn.token')}
        helperText={say(isTokenMissing ? 'signIn.noToken' : 'signIn.tokenHelp')}
        error={isTokenMissing}
        name="password"
        type="password"
        autoComplete="current-password"
        slotProps={plainInput}
        value={token}
        onChange={({ target }) => setToken(target.value)}
      />
      {failure && <Alert severity="error">{say(failure)}</Alert>}
      <TokenGuide repository={parsedRepository?.repository} />
      {!isTokenOnly && (
        <div>
          <label>
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => setIsKept(target.checked)}
            />
            {say('signIn.keep')}
          </label>
          <Help>{say('signIn.keepHelp')}</Help>
        </div>
      )}
      <Button type="submit" variant="contained" aria-disabled={isSigningIn}>
        {say('signIn.signIn')}
      </Button>
      <output>{isSigningIn && say('signIn.signingIn')}</output>
    </Box>
  )
}

/** Failures that a wrong repository can cause. */
const accessFailures = [message('github.failed.not-found'), message('github.unreadable')]

/** How to get a token, and a link to GitHub's form with the repository's owner and the permissions filled in. */
function TokenGuide({ repository }: { repository: string | undefined }) {
  const say = useSay()
  return (
    <Box component="details" sx={guideStyle}>
      <summary>{say('signIn.howToken')}</summary>
      <LineList lines={say('signIn.tokenSteps')} />
      <Link
        href={tokenFormAddress(repository, say('signIn.tokenName'))}
        target="_blank"
        rel="noreferrer"
      >
        {say('signIn.openForm')}
      </Link>
    </Box>
  )
}

const plainInput = { htmlInput: { spellCheck: false, autoCapitalize: 'none' } } as const

const pageStyle = {
  maxWidth: '30rem',
  mx: 'auto',
  p: 2.5,
  display: 'grid',
  gap: 2,
  fontSize: '1rem',
  '& h1': { m: 0, fontSize: '1.375rem', lineHeight: 1.2 },
  '& p': { m: 0 },
} as const

const renewalStyle = {
  px: 2,
  py: 1,
  maxHeight: '75vh',
  overflow: 'auto',
  bgcolor: 'background.paper',
  borderBottom: '2px solid',
  borderColor: 'warning.main',
} as const

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  '& select': { width: 'auto' },
} as const

const formStyle = {
  display: 'grid',
  gap: 2,
  '& button': { minHeight: 44 },
  '& fieldset': { borderColor: 'var(--control-line)' },
  '& label:has([type=checkbox])': { display: 'flex', alignItems: 'center', gap: 1 },
} as const

const guideStyle = {
  '& summary': { cursor: 'pointer', py: 1, boxSizing: 'border-box' },
  '& ol': { mt: 0, mb: 1 },
  '& a': { display: 'inline-block', py: 1.5 },
} as const
