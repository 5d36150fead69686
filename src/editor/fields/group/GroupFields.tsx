import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { asBilingual } from '../../../../schema/bilingual.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import { isRecord, lookUp, type Path } from '../../../../schema/read/lookUp.ts'
import { addPart, chooseAlternative, removePart } from '../../contentActions/actions.ts'
import { beginsEmpty } from '../../contentActions/optionalParts.ts'
import { useEditor, useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { OptionSelect } from '../../controls/OptionSelect.tsx'
import { plainFieldset, NoteBox } from '../../controls/styles.tsx'
import { isSamePath, isWithin } from '../../state/navigation.ts'
import { useValue } from '../../state/siteStore.ts'
import { useStore } from '../../state/store.ts'
import { addLabel } from '../../titles.ts'
import type { FieldProps, ContainerProps } from '../FieldLayout.tsx'

/** The fields of a group, in the order of the model, and buttons that add lists, groups, and parts with a usual value. */
export function GroupFields({ path, field, ValueField }: ContainerProps) {
  const { site, checks } = useEditor()
  const problems = useStore(checks, (state) => state.problems)
  // `field` changes with the content.
  const { content } = site.get().history.now
  const parts = field.children
    .map((child) => {
      const partPath = [...path, child.key]
      return { ...fieldAt(content, partPath), ...child, path: partPath }
    })
    .filter(({ path: partPath, key, unlessFalse }) => {
      // The menu of an entry hides the entry.
      if (key === 'hidden' && typeof path.at(-1) === 'number') return false
      const isOff =
        unlessFalse !== undefined && lookUp(content, [...path, unlessFalse]) === false
      return !isOff || problems.some((problem) => isWithin(problem.field, partPath))
    })
  const shownParts = parts.filter(
    (part) =>
      part.isPresent ||
      part.isRequired ||
      beginsEmpty(content, part.path) ||
      // An absent part can have a meaning, such as a default value or "all entries".
      part.default !== undefined ||
      part.kind === 'references',
  )
  const absentParts = parts.filter(
    (part) =>
      !shownParts.includes(part) && !field.alternatives.includes(String(part.key)),
  )
  return (
    <>
      <AlternativeChoice path={path} field={field} />
      {isSamePath(path, colorsPath) && <ShadesNote />}
      {shownParts.map((part) => (
        <ValueField key={part.key} path={part.path} />
      ))}
      <AddPartButtons paths={absentParts.map((part) => part.path)} />
    </>
  )
}

/** Buttons that add the missing parts of a group or of the content. */
export function AddPartButtons({ paths }: { paths: Path[] }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  if (paths.length === 0) return null
  return (
    <Box component="fieldset" sx={chipsStyle} aria-label={say('common.add')}>
      {paths.map((path) => {
        const content = site.get().history.now.content
        const title = fieldAt(content, path)?.title
        return (
          title && (
            <Button
              key={path.join('.')}
              data-path={JSON.stringify(path)}
              size="small"
              variant="outlined"
              startIcon={<LineIcon name="plus" size={14} />}
              aria-label={say(addLabel(title))}
              onFocus={() => navigation.setFocused(path)}
              onClick={() => {
                site.change(path, (content) => addPart(content, path))
                // A new list starts with one empty entry.
                const entry = [...path, 0]
                const isList = isRecord(lookUp(site.get().history.now.content, entry))
                navigation.goToEmpty(isList ? entry : path)
              }}
            >
              {say(title)}
            </Button>
          )
        )
      })}
    </Box>
  )
}

const chipsStyle = {
  ...plainFieldset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& button': { py: 0.25, borderRadius: 4, borderStyle: 'dashed' },
} as const

/** Chooses one of the alternatives of a group, such as a link to a section, an address, or WhatsApp. */
function AlternativeChoice({ path, field }: FieldProps) {
  const say = useSay()
  const { site } = useEditor()
  const value = useValue(site, path)
  if (field.alternatives.length === 0 || !isRecord(value)) return null
  const options = field.alternatives.map((alternative) => {
    const title = fieldAt(site.get().history.now.content, [...path, alternative])?.title
    return { value: alternative, label: say(title ?? asBilingual(alternative)) }
  })
  // A file written by hand may have several alternatives: the owner chooses the one to keep.
  const [chosen, ...others] = field.alternatives.filter((name) =>
    Object.hasOwn(value, name),
  )
  return (
    <OptionSelect
      aria-label={say('fields.leadsTo')}
      value={others.length === 0 && chosen}
      options={options}
      onChange={(alternative) =>
        site.change(path, (content) =>
          chooseAlternative(content, path, field.alternatives, alternative),
        )
      }
    />
  )
}

const colorsPath = ['site', 'colors']

/** Offers to derive the shades from the accent color again: the sample's shades match only the sample's accent. */
function ShadesNote() {
  const say = useSay()
  const { site, navigation } = useEditor()
  const colors = useValue(site, colorsPath)
  const shades = ['light', 'dark'].filter((key) => lookUp(colors, [key]) !== undefined)
  if (shades.length === 0) return null
  return (
    <NoteBox role="note">
      <span>{say('fields.ownShades')}</span>
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          const paths = shades.map((key) => [...colorsPath, key])
          site.change(colorsPath, (content) => paths.reduce(removePart, content))
          navigation.goTo([...colorsPath, 'accent'])
        }}
      >
        {say('fields.newShades')}
      </Button>
    </NoteBox>
  )
}
