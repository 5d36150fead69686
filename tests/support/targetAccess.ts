import { remoteFailure } from '../../scripts/publish/remoteFailure.ts'
import type { TargetAccess } from '../../scripts/publish/target.ts'
import type { Failure, Question, TargetSettings } from '../../src/editorApi/publishing.ts'

/** The access that a target receives. Questions fail unless `overrides` has `ask`. New settings replace `settings`. */
export function accessTo<Settings extends TargetSettings>(
  settings: Settings,
  overrides: Partial<Omit<TargetAccess<Settings>, 'settings'>> = {},
): TargetAccess<Settings> {
  const access: TargetAccess<Settings> = {
    settings,
    secret: undefined,
    address: new URL('https://acme.example/'),
    signal: new AbortController().signal,
    ask: () => Promise.reject(new Error('This test expects no question.')),
    onSettings: (newSettings) => (access.settings = newSettings),
    onProgress: () => {},
    ...overrides,
  }
  return access
}

/** Returns a function that answers a target's questions as an owner would, and the list of these questions. */
export function answeringOwner(
  choice: 'keep' | 'replace' | 'copy' = 'copy',
  onAsked: () => unknown = () => {},
) {
  const questions: Question[] = []
  async function ask(question: Question) {
    questions.push(question)
    await onAsked()
    return question.kind === 'replace-files' ? choice : 'trust'
  }
  return { questions, ask }
}

type Outcome<Value> = ({ ok: true } & Value) | { ok: false; failure: Failure }

/** Waits for a target's result. Returns its failure as the owner sees it; throws if it was stopped. */
export async function targetOutcome<Value>(
  task: Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    return { ok: true, ...(await task) }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return { ok: false, failure: remoteFailure(error) }
  }
}
