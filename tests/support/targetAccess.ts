import { remoteFailure } from '../../scripts/publish/remoteFailure.ts'
import type { Ask, TargetAccess } from '../../scripts/publish/target.ts'
import type {
  Failure,
  OwnerAnswer,
  Question,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'

/** What a target is given. Whoever asks the owner without a need fails. */
export const accessTo = <Settings extends TargetSettings>(
  settings: Settings,
  more: Partial<Omit<TargetAccess<Settings>, 'settings'>> = {},
): TargetAccess<Settings> => ({
  settings,
  secret: undefined,
  address: new URL('https://acme.example/'),
  signal: new AbortController().signal,
  ask: () => Promise.reject(new Error('Nobody is to be asked.')),
  onTrusted: () => {},
  ...more,
})

type Choice = Extract<OwnerAnswer, { kind: 'replace-files' }>['choice']

/** Answers the questions of a host as an owner would, and keeps them. */
export function answeringOwner(
  choice: Choice = 'copy',
  onAsked: () => unknown = () => {},
) {
  const asked: Question[] = []
  const ask = (async (question: Question) => {
    asked.push(question)
    await onAsked()
    const { kind } = question
    if (kind === 'replace-files') return { kind, choice }
    if (kind === 'public-folder') return { kind, folder: 'htdocs' }
    return { kind, isTrusted: true }
  }) as Ask
  return { asked, ask }
}

type Outcome<Value> = ({ ok: true } & Value) | { ok: false; failure: Failure }

/** How the work of a target ended; a failure as the owner gets it. Rejects if it was stopped. */
export async function outcomeOf<Value>(work: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, ...(await work) }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return { ok: false, failure: remoteFailure(error) }
  }
}
