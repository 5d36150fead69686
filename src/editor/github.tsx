/** Starts the editor for content on GitHub, from static files without a server. */
import type { Bilingual } from '../../schema/bilingual.ts'
import { message } from './messages/messages.ts'
import { renderPage, showReason } from './show.tsx'
import { isAccountKept, storedAccount, lastRepository } from './signIn/account.ts'
import { SignIn } from './signIn/SignIn.tsx'
import { githubFailureMessage } from './storage/github/githubFailure.ts'
import type { Account } from './storage/github/githubStorage.ts'

/** Loads the editor; called early, while the owner types the token. Undefined if the connection fails. */
const loadEditor = () => import('./openGithub.ts').catch(() => undefined)

async function open(account: Account, isKept: boolean): Promise<Bilingual | undefined> {
  const editor = await loadEditor()
  return editor
    ? editor.openGithub(account, isKept)
    : githubFailureMessage({ code: 'offline' })
}

function askToSignIn(why?: Bilingual) {
  renderPage(
    <SignIn
      {...(why && { why })}
      repository={lastRepository() ?? import.meta.env.REPOSITORY}
      onSignIn={open}
    />,
  )
}

// Starts the editor without a network (scripts/edit/offline.js). Private windows may refuse it.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.register('offline.js').catch(() => undefined)

const account = storedAccount()
// Prevents clickjacking in another site's frame: not all hosts send the header that forbids it.
if (window.top !== window) showReason(message('signIn.framed'))
else if (account) {
  const why = await open(account, isAccountKept())
  if (why) askToSignIn(why)
} else {
  askToSignIn()
  await loadEditor()
}
