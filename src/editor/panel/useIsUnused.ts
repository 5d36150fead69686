import { useMemo } from 'react'

import { isInCatalogs, type Path } from '../../../schema/read/lookUp.ts'
import { needsBySectionUse } from '../../../schema/read/sectionNeeds.ts'
import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'

const partName = (path: Path) => String(isInCatalogs(path) ? path[2] : path[0])

/** Whether nothing on the page uses the part or text of a path, such as when the form is off. False if it has a problem. */
export function useIsUnused(): (path: Path) => boolean {
  const { site, checks } = useEditor()
  const unusedNames = useStore(site, ({ history }) => {
    const { parts, texts } = needsBySectionUse(history.now.content).unused
    return [...parts, ...texts].join()
  })
  const problems = useStore(checks, (state) => state.problems)
  return useMemo(() => {
    const names = new Set(unusedNames.split(','))
    for (const { field } of problems) names.delete(partName(field))
    return (path) => names.has(partName(path))
  }, [unusedNames, problems])
}
