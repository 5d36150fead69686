import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

import { languageTitle } from '../../../schema/languageNames.ts'
import { useEditor, useSay } from '../context.tsx'
import { LineIcon } from '../controls/LineIcon.tsx'
import { useLanguages } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { narrowWindow } from '../state/view.ts'

/** Chooses language, device, and colors for the preview. */
export function PreviewToolbar() {
  const say = useSay()
  const { view, site } = useEditor()
  const shownView = useStore(view, (value) => value)
  const languages = useLanguages(site)
  return (
    <Box sx={rowStyle}>
      <Toggles
        isWideOnly
        label={say('preview.width')}
        value={shownView.device}
        options={[
          ['phone', say('preview.phone'), 'smartphone'],
          ['tablet', say('preview.tablet'), 'tablet'],
          ['desktop', say('preview.desktop'), 'monitor'],
        ]}
        onChange={(device) => view.change({ device })}
      />
      {languages.length > 1 && (
        <Toggles
          label={say('preview.pageLanguage')}
          value={shownView.language}
          options={languages.map((language) => [language, say(languageTitle(language))])}
          onChange={(language) => view.change({ language })}
        />
      )}
      <Toggles
        label={say('preview.scheme')}
        value={shownView.scheme}
        options={[
          ['light', say('scheme.light'), 'sun'],
          ['dark', say('scheme.dark'), 'moon'],
        ]}
        onChange={(scheme) => view.change({ scheme })}
      />
    </Box>
  )
}

interface TogglesProps<Value extends string> {
  label: string
  /** Left out in a narrow window, where the page is as wide as the window. */
  isWideOnly?: boolean
  value: Value
  options: [value: Value, name: string, icon?: string][]
  onChange: (value: Value) => void
}

function Toggles<Value extends string>({
  label,
  isWideOnly,
  value,
  options,
  onChange,
}: TogglesProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      sx={isWideOnly ? { [narrowWindow]: { display: 'none' } } : {}}
      aria-label={label}
      value={value}
      // Null if the selected option was clicked again.
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {options.map(([option, name, icon]) => (
        <ToggleButton key={option} value={option} aria-label={name} title={name}>
          {icon === undefined ? name : <LineIcon name={icon} />}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  py: 1,
  '& button': { px: 1.25, py: 0 },
  '@media (pointer: fine)': { '& button': { minHeight: 36 } },
} as const
