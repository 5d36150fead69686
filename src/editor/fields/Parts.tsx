import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { fieldAt } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor, useSay } from '../context.tsx'
import { addPart } from '../edits/edits.ts'
import { LineIcon } from '../LineIcon.tsx'
import { said, words } from '../words.ts'
import { AnyPart } from './AnyPart.tsx'
import { bare } from './controls.tsx'
import type { FieldProps } from './fieldProps.ts'
import { formKeys } from './formKeys.ts'
import { PaletteRow } from './PaletteRow.tsx'

/** The fields of a group, in the order of the model, and below them what can be added. */
export function Parts({ path, field }: FieldProps) {
  const present = field.children.filter(
    ({ isPresent, isRequired }) => isPresent || isRequired,
  )
  const ofForms = formKeys(field)
  // An entry is hidden by its menu.
  const elsewhere = typeof path.at(-1) === 'number' ? [...ofForms, 'hidden'] : ofForms
  const absent = field.children.filter(
    (child) => !present.includes(child) && !elsewhere.includes(String(child.key)),
  )
  return (
    <>
      <PaletteRow path={path} />
      {present.map(({ key }) => (
        <AnyPart key={key} path={[...path, key]} />
      ))}
      <AddParts paths={absent.map(({ key }) => [...path, key])} />
    </>
  )
}

/** The parts that a group or the whole content can have besides. */
export function AddParts({ paths }: { paths: Path[] }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  if (paths.length === 0) return null
  return (
    <Box component="fieldset" sx={chips} aria-label={say(words.add)}>
      {paths.map((path) => {
        const content = site.get().history.now.content
        const { title, name } = fieldAt(content, path) ?? {}
        const called = title ?? name
        return (
          called && (
            <Button
              key={path.join('.')}
              data-path={JSON.stringify(path)}
              size="small"
              variant="outlined"
              startIcon={<LineIcon name="plus" size={14} />}
              aria-label={say(said.add(called))}
              onFocus={() => navigation.setFocused(path)}
              onClick={() => {
                site.change(path, (now) => addPart(now, path))
                navigation.goTo(path)
              }}
            >
              {say(called)}
            </Button>
          )
        )
      })}
    </Box>
  )
}

const chips = {
  ...bare,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& button': { py: 0.25, borderRadius: 4, borderStyle: 'dashed' },
} as const
