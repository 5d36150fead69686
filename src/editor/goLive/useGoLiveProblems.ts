import { useEffect, useState } from 'react'

import { textOf } from '../check/checks.ts'
import { withFields, type FieldProblem } from '../check/withFields.ts'
import { useEditor } from '../context.tsx'
import { fileNames, namedFiles, unusedPicturesPath } from '../pictures/namedPictures.ts'
import { useStore } from '../state/store.ts'

interface GoLiveProblems {
  /** Undefined until the first check has answered; `unanswered` if it did not, or the storage has no sample to give. */
  problems: readonly FieldProblem[] | 'unanswered' | undefined
  tryAgain: () => void
}

/** All that keeps the site from going live: errors, and what is left of the sample. */
export function useGoLiveProblems(): GoLiveProblems {
  const { site, storage, checker, pictures, publishing } = useEditor()
  const [problems, setProblems] = useState<GoLiveProblems['problems']>()
  const [asked, setAsked] = useState(() => storage.sample())
  const snapshot = useStore(site, ({ history }) => history.now)
  useEffect(() => {
    let isLatest = true
    const { content } = snapshot
    async function check() {
      const sample = await asked
      // A picture that the check does not know yet would be reported as missing.
      if (sample) await pictures.load(namedFiles(snapshot))
      const files = fileNames(site.get().saved, snapshot)
      const found =
        sample && (await checker.check({ text: textOf(content), files, sample }))
      if (!isLatest) return
      const errors = found
        ?.filter(({ severity }) => severity === 'error')
        // Publishing removes these pictures.
        .filter(({ code }) => !publishing || code !== 'sample-pictures')
      setProblems((before) =>
        errors
          ? byField(withFields(errors, content).map(placed))
          : (before ?? 'unanswered'),
      )
    }
    void check()
    return () => {
      isLatest = false
    }
  }, [site, checker, pictures, publishing, asked, snapshot])
  const tryAgain = () => {
    setProblems(undefined)
    setAsked(storage.sample())
  }
  return { problems, tryAgain }
}

/** Leads a problem of an unused picture to the list of unused pictures, where it can be removed. */
function placed(problem: FieldProblem): FieldProblem {
  const isFile = problem.code === 'sample-pictures'
  return isFile ? { ...problem, field: unusedPicturesPath } : problem
}

/** Sorts problems so that those of one field, in several languages, are neighbors. */
function byField(problems: readonly FieldProblem[]): FieldProblem[] {
  const keys = [...new Set(problems.map(({ field }) => JSON.stringify(field)))]
  const at = ({ field }: FieldProblem) => keys.indexOf(JSON.stringify(field))
  return problems.toSorted((one, other) => at(one) - at(other))
}
