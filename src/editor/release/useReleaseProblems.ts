import { useEffect, useState } from 'react'

import { releaseWordings } from '../../../schema/messages/release.ts'
import { textOf } from '../check/checks.ts'
import { withFields, type FieldProblem } from '../check/withFields.ts'
import { useEditor } from '../context.tsx'
import { fileNames } from '../pictures/fileNames.ts'
import { useStore } from '../state/store.ts'

/** What is left of the sample and must go before the site goes live; undefined until it is known. */
export function useReleaseProblems(): readonly FieldProblem[] | undefined {
  const { site, storage, checker } = useEditor()
  const [sample, setSample] = useState<Awaited<ReturnType<typeof storage.sample>>>()
  const [problems, setProblems] = useState<readonly FieldProblem[]>()
  const snapshot = useStore(site, ({ history }) => history.now)
  useEffect(() => {
    void storage.sample().then(setSample)
  }, [storage])
  useEffect(() => {
    let isLatest = true
    if (!sample) return undefined
    const { content } = snapshot
    const files = fileNames(site.get().saved, snapshot)
    void checker.check({ text: textOf(content), files, sample }).then((found) => {
      if (!isLatest) return
      const own = found.filter(({ code }) => Object.hasOwn(releaseWordings, code))
      setProblems(withFields(own, content))
    })
    return () => {
      isLatest = false
    }
  }, [site, checker, sample, snapshot])
  return problems
}
