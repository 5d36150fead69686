import { useEffect, useState } from 'react'

import { textOf } from '../check/checks.ts'
import { withFields, type FieldProblem } from '../check/withFields.ts'
import { useEditor } from '../context.tsx'
import { fileNames, namedFiles, unusedPicturesPath } from '../pictures/namedPictures.ts'
import { useStore } from '../state/store.ts'
import type { Sample } from '../storage/storage.ts'

interface GoLiveProblems {
  /** Undefined until the first check has answered. */
  problems: readonly FieldProblem[] | undefined
  /** The storage has no sample to give, or the check did not answer. */
  isUnanswered: boolean
  tryAgain: () => void
}

/** All that keeps the site from going live: errors, and what is left of the sample. */
export function useGoLiveProblems(): GoLiveProblems {
  const { site, storage, checker, pictures, publishing } = useEditor()
  const [sample, setSample] = useState<Sample>()
  const [problems, setProblems] = useState<readonly FieldProblem[]>()
  const [isUnanswered, setIsUnanswered] = useState(false)
  const [tries, setTries] = useState(0)
  const snapshot = useStore(site, ({ history }) => history.now)
  useEffect(() => {
    void storage.sample().then((found) => {
      setSample(found)
      setIsUnanswered(!found)
    })
  }, [storage, tries])
  useEffect(() => {
    let isLatest = true
    if (!sample) return undefined
    const { content } = snapshot
    const files = fileNames(site.get().saved, snapshot)
    const check = async () => {
      // A picture that the check does not know yet would be reported as missing.
      await pictures.load(namedFiles(snapshot))
      return checker.check({ text: textOf(content), files, sample })
    }
    void check().then((found) => {
      if (!isLatest) return
      setIsUnanswered(!found)
      if (!found) return
      const errors = found
        .filter(({ severity }) => severity === 'error')
        // Publishing removes these pictures.
        .filter(({ code }) => !publishing || code !== 'sample-pictures')
      setProblems(byField(withFields(errors, content).map(placed)))
    })
    return () => {
      isLatest = false
    }
  }, [site, checker, pictures, publishing, sample, snapshot])
  const tryAgain = () => {
    setIsUnanswered(false)
    setTries(tries + 1)
  }
  return { problems, isUnanswered, tryAgain }
}

/** Leads a problem of an unused picture to the list of unused pictures, where it can be removed. */
function placed(problem: FieldProblem): FieldProblem {
  const isFile = problem.code === 'sample-pictures'
  return isFile ? { ...problem, field: unusedPicturesPath } : problem
}

/** Sorts problems so that those of one field, in several languages, are neighbours. */
function byField(problems: readonly FieldProblem[]): FieldProblem[] {
  const keys = [...new Set(problems.map(({ field }) => JSON.stringify(field)))]
  const at = ({ field }: FieldProblem) => keys.indexOf(JSON.stringify(field))
  return problems.toSorted((one, other) => at(one) - at(other))
}
