import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Job, Question } from '../../editorApi/publishing.ts'
import type { Editor } from '../context.tsx'
import { mergeContents } from '../merge/mergeContents.ts'
import type { MergeResult } from '../merge/mergeValues.ts'
import { message } from '../messages/messages.ts'
import { asContent } from '../state/asContent.ts'
import { parseContent } from '../state/parseContent.ts'
import type { Saved } from '../state/siteStore.ts'
import type { Publishing } from './publishing.ts'
import { outcomeOf } from './publishingMessages.ts'

/**
 * Answers a merge question without the owner if there is no conflict. While the dialog is closed, a toast says how a
 * job ended or that it has a question.
 */
export function followJob(
  publishing: Publishing,
  { session, site }: Pick<Editor, 'session' | 'site'>,
): void {
  let lastJob: Job = publishing.get().job
  publishing.subscribe(() => {
    const { job } = publishing.get()
    const previousJob = lastJob
    lastJob = job
    if (job === previousJob) return
    if (job.state !== 'running') {
      if (previousJob.state !== 'running') return
      const outcome = outcomeOf(publishing.get())
      if (outcome && session.get().openDialog.kind !== 'publish')
        session.notify(outcome.message, outcome.severity)
      return
    }
    const { question } = job
    if (!question || (previousJob.state === 'running' && previousJob.question)) return
    if (question.kind === 'merge') {
      const { saved } = site.get()
      const merge = mergedContent(question, saved)
      if (!merge) return void publishing.answer('merge', '')
      if (merge.merged.conflicts.length === 0)
        return void publishing.answer('merge', mergedText(merge.merged.value, saved))
    }
    if (session.get().openDialog.kind !== 'publish')
      session.notify(message('publishing.waits'), 'error')
  })
}

/** The merged content, and theirs. Undefined if a text is not valid content. */
export function mergedContent(
  { base, theirs }: Extract<Question, { kind: 'merge' }>,
  ours: Saved,
): { merged: MergeResult; theirs: SiteContent } | undefined {
  const sides = { base: parseContent(base), theirs: parseContent(theirs) }
  if (!sides.base || !sides.theirs) return undefined
  const merged = mergeContents({
    base: sides.base,
    ours: ours.content,
    theirs: sides.theirs,
  })
  return { merged, theirs: sides.theirs }
}

/** The merged content, formatted like the saved file. */
export const mergedText = (content: unknown, { loaded }: Saved) =>
  canonicalText(asContent(content), loaded.text)
