import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useId, useRef, useState, type FormEvent } from 'react'

import type { Bilingual, ReportLanguage } from '../../../schema/bilingual.ts'
import { languages } from '../../../schema/languages.ts'
import { LanguageSelect } from '../bar/LanguageSelect.tsx'
import { MessageProvider, useInterfaceLanguage, useSay } from '../context.tsx'
import { Help, Input, Label, LineList } from '../controls/styles.tsx'
import { interfaceLanguage } from '../interfaceLanguage.ts'
import type { Account } from '../storage/github/githubStorage.ts'
import { repositoryIn, tokenForm } from './account.ts'

interface SignInProps {
  /** Why the account that was kept no longer works. */
  why?: Bilingual
  repository?: string
  /** Resolves with the reason where GitHub lets nobody in. */
  onSignIn: (account: Account, isKept: boolean) => Promise<Bilingual | undefined>
}

/** Asks for the repository and a token. */
export function SignIn(props: SignInProps) {
  const [language, setLanguage] = useState<ReportLanguage>(interfaceLanguage)
  return (
    <MessageProvider language={language}>
      <SignInForm {...props} setLanguage={setLanguage} />
    </MessageProvider>
  )
}

interface SignInFormProps extends SignInProps {
  setLanguage: (language: ReportLanguage) => void
}

function SignInForm({ why, repository = '', onSignIn, setLanguage }: SignInFormProps) {
  const say = useSay()
  const language = useInterfaceLanguage()
  const [written, setWritten] = useState(repository)
  const [token, setToken] = useState('')
  const [isKept, setIsKept] = useState(false)
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
      // The fields are marked with the next rendering.
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
    <Box component="main" lang={languages[language].lang} sx={frame}>
      <Box sx={head}>
        <h1>{say('signIn.title')}</h1>
        <LanguageSelect value={language} onChange={setLanguage} />
      </Box>
      <p>{say('signIn.what')}</p>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => void signIn(event)}
        sx={fields}
      >
        <Field
          label={say('signIn.repository')}
          help={say('signIn.repositoryHelp')}
          error={isTried && !found ? say('signIn.noRepository') : undefined}
          name="username"
          autoComplete="username"
          value={written}
          onChange={setWritten}
        />
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
        <KeepSignedIn isKept={isKept} onChange={setIsKept} />
        {refusal && <Alert severity="error">{say(refusal)}</Alert>}
        <Button type="submit" variant="contained" aria-disabled={isAsking}>
          {say('signIn.signIn')}
        </Button>
        <output>{isAsking && say('signIn.signingIn')}</output>
      </Box>
      <Help>{say('signIn.drafts')}</Help>
    </Box>
  )
}

/** How to get a token, and the form for it with what is known filled in. */
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

interface KeepSignedInProps {
  isKept: boolean
  onChange: (isKept: boolean) => void
}

function KeepSignedIn({ isKept, onChange }: KeepSignedInProps) {
  const say = useSay()
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ target }) => onChange(target.checked)}
        />{' '}
        {say('signIn.keep')}
      </label>
      <Help>{say('signIn.keepHelp')}</Help>
    </div>
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
