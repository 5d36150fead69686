import Box from '@mui/material/Box'
import { useMemo } from 'react'

import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { useValue } from '../state/siteStore.ts'
import type { InputProps } from './FieldFrame.tsx'
import { SectionPicture } from './SectionPicture.tsx'

/** Chooses among pictures of the section. */
export function DrawnChoice({ path, field, value, control, change }: InputProps) {
  const say = useSay()
  return (
    <Box sx={row}>
      {field.choices.map((choice) => (
        <Box key={choice.value} component="label" sx={tile}>
          <input
            type="radio"
            name={control.id}
            aria-describedby={control['aria-describedby']}
            checked={(value ?? field.default) === choice.value}
            onChange={() => change(choice.value)}
          />
          <ChoicePicture path={path} value={choice.value} />
          <span>{say(choice.label)}</span>
        </Box>
      ))}
    </Box>
  )
}

/** The section as it is with this choice. */
function ChoicePicture({ path, value }: { path: Path; value: string }) {
  const { site } = useEditor()
  const section = useValue(site, path.slice(0, -1))
  const key = path.at(-1)
  const body = useMemo(
    () => (key === undefined ? section : setValue(section, [key], value)),
    [section, key, value],
  )
  return <SectionPicture body={body} drawnWith="own" />
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: 1,
} as const

const tile = {
  position: 'relative',
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  p: 0.75,
  border: '2px solid',
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'caption',
  // The whole tile is the button.
  '& input': {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': { borderColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 2 },
} as const
