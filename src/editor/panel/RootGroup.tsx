import Box from '@mui/material/Box'

import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { Help } from '../controls/styles.tsx'
import { Parts } from '../fields/group/Parts.tsx'
import { Entries } from '../fields/list/ListField.tsx'
import { Part } from '../fields/Part.tsx'
import { ProblemNotes } from '../fields/ProblemNotes.tsx'
import { useField } from '../fields/useField.ts'
import { isWithin } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'
import { Disclosure } from './Disclosure.tsx'

/** One of the parts that a content has at its top: its sections, its services, the company … */
export function RootGroup({ path }: { path: Path }) {
  const say = useSay()
  const { navigation } = useEditor()
  const field = useField(path)
  const isOpen = useStore(navigation, ({ open }) => isWithin(open, path))
  if (!field) return null
  const isList = field.kind === 'list'
  return (
    <Disclosure
      title={say(field.title ?? field.name)}
      isOpen={isOpen}
      onToggle={() => navigation.unfold(isOpen ? [] : path)}
      count={isList ? field.children.length : undefined}
      path={path}
    >
      <Box
        data-path={JSON.stringify(path)}
        sx={{ display: 'grid', gap: isList ? 0.5 : 2 }}
      >
        {field.help && <Help>{say(field.help)}</Help>}
        <ProblemNotes path={path} id={`problems-${path.join('-')}`} />
        {isList ? (
          <Entries path={path} field={field} Part={Part} />
        ) : (
          <Parts path={path} field={field} Part={Part} />
        )}
      </Box>
    </Disclosure>
  )
}
