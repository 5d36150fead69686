import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useId, useRef, useState, type FormEvent } from 'react'

import type { Bilingual, ReportLanguage } from '../../../schema/bilingual.ts'
import { languages } from '../../../schema/languages.ts'
import { LanguageSelect } from '../bar/LanguageSelect.tsx'
import { MessageProvider, useEditor, useSay } from '../context.tsx'
import { Help, Input, Label, LineList } from '../controls/styles.tsx'
import { interfaceLanguage } from '../interfaceLanguage.ts'
import { sayIn } from '../messages/messages.ts'
import { useStore } from '../state/store.ts'
import type { Account } from '../storage/github/githubStorage.ts'
import { isAccountKept, knownRepository, repositoryIn, tokenForm } from './account.ts'

interface SignInProps {
  /** Why the stored account no longer works. */
  why?: Bilingual
  repository?: string
  /** Resolves with the reason if GitHub rejects the account. */
  onSignIn: (account: Account, isKept: boolean) => Promise<Bilingual | undefined>
}

/** Asks for the repository and a token. */
export function SignIn({ why, repository, onSignIn }: SignInProps) {
  const [language, setLanguage] = useState<ReportLanguage>(interfaceLanguage)
  const say = (id: 'signIn.title' | 'signIn.what' | 'signIn.drafts') =>
    sayIn(language, id)
  return (
    <MessageProvider language={language}>
      <Box component="main" lang={languages[language].lang} sx={frame}>
        <Box sx={head}>
          <h1>{say('signIn.title')}</h1>
          <LanguageSelect value={language} onChange={setLanguage} />
        </Box>
        <p>{say('signIn.what')}</p>
        <AccountForm why={why} repository={repository} onSignIn={onSignIn} />
        <Help>{say('signIn.drafts')}</Help>
      </Box>
    </MessageProvider>
  )
}

/** Asks for a new token when the one in use no longer works; everything else stays as it is. */
export function NewToken() {
  const say = useSay()
  const { session, storage } = useEditor()
  const error = useStore(session, (now) => now.storageError)
  const { replaceToken } = storage
  if (!error?.isSignedOut || !replaceToken) return null
  return (
    <Box component="section" aria-label={say('signIn.token')} sx={renewal}>
      <AccountForm
        isTokenOnly
        why={error.why}
        repository={knownRepository() ?? undefined}
        onSignIn={async ({ token }) => {
          const why = await replaceToken(token)
          if (!why) session.change({ storageError: undefined })
          return why
        }}
      />
    </Box>
  )
}

interface AccountFormProps {
  why: Bilingual | undefined
  repository: string | undefined
  /** The repository is open and stays open. */
  isTokenOnly?: boolean
  onSignIn: SignInProps['onSignIn']
}

function AccountForm({ why, repository = '', isTokenOnly, onSignIn }: AccountFormProps) {
  const say = useSay()
  const [written, setWritten] = useState(repository)
  const [token, setToken] = useState('')
  const [isKept, setIsKept] = useState(isAccountKept)
  const [isTried, setIsTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState(why)
  const form = useRef<HTMLFormElement>(null)
  const found = repositoryIn(written)
  const isToken = /^(?:github_pat_|gh[a-z]_)\w{20,}$/.test(token.trim())

  async function signIn(event: FormEvent) {
    event.preventDefault()
    if (isAsking) return
    setIsTried(true)
    if (!found || !isToken) {
      // The next rendering marks the fields.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      )
      return
    }
    setIsAsking(true)
    setRefusal(await onSignIn({ ...found, token: token.trim() }, isKept))
    setIsAsking(false)
  }
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => void signIn(event)}
      sx={fields}
    >
      {isTokenOnly && refusal && <Alert severity="warning">{say(refusal)}</Alert>}
      {!isTokenOnly && (
        <Field
          label={say('signIn.repository')}
          help={say('signIn.repositoryHelp')}
          error={isTried && !found ? say('signIn.noRepository') : undefined}
          name="username"
          autoComplete="username"
          value={written}
          onChange={setWritten}
        />
      )}
      <Field
        label={say('signIn.token')}
        help={say('signIn.tokenHelp')}
        error={isTried && !isToken ? say('signIn.noToken') : undefined}
        name="password"
        type="password"
        autoComplete="current-password"
        value={token}
        onChange={setToken}
      />
      <TokenGuide repository={found?.repository} />
      {!isTokenOnly && (
        <div>
          <label>
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => setIsKept(target.checked)}
            />{' '}
            {say('signIn.keep')}
          </label>
          <Help>{say('signIn.keepHelp')}</Help>
        </div>
      )}
      {!isTokenOnly && refusal && <Alert severity="error">{say(refusal)}</Alert>}
      <Button type="submit" variant="contained" aria-disabled={isAsking}>
        {say('signIn.signIn')}
      </Button>
      <output>{isAsking && say('signIn.signingIn')}</output>
    </Box>
  )
}

/** How to get a token, and a link to GitHub's form with the known values filled in. */
function TokenGuide({ repository }: { repository: string | undefined }) {
  const say = useSay()
  return (
    <Box component="details" sx={steps}>
      <summary>{say('signIn.howToken')}</summary>
      <LineList lines={say('signIn.tokenSteps')} />
      <Link
        href={tokenForm(repository, say('signIn.tokenName'))}
        target="_blank"
        rel="noreferrer"
      >
        {say('signIn.openForm')}
      </Link>
    </Box>
  )
}

interface FieldProps {
  label: string
  help: string
  error: string | undefined
  name: string
  type?: string
  autoComplete: string
  value: string
  onChange: (value: string) => void
}

function Field({ label, help, error, onChange, ...input }: FieldProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...input}
        id={id}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Help id={`${id}-help`}>{error ?? help}</Help>
    </Box>
  )
}

const frame = {
  maxWidth: '30rem',
  mx: 'auto',
  p: 2.5,
  display: 'grid',
  gap: 2,
  fontSize: '1rem',
  '& h1': { m: 0, fontSize: '1.375rem', lineHeight: 1.2 },
  '& p': { m: 0 },
  // Smaller text makes phones zoom in on a field.
  '& input:not([type=checkbox])': { fontSize: '1rem', minHeight: 44 },
} as const

const renewal = {
  px: 2,
  py: 1,
  maxHeight: '60vh',
  overflow: 'auto',
  bgcolor: 'background.paper',
  borderBottom: '2px solid',
  borderColor: 'warning.main',
} as const

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  '& select': { width: 'auto' },
} as const

const fields = { display: 'grid', gap: 2, '& button': { minHeight: 44 } } as const

const steps = {
  '& summary': { cursor: 'pointer', minHeight: 24 },
  '& ol': { my: 1 },
} as const
