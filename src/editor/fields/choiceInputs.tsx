/** Controls in which a value is switched or chosen. */
import Switch from '@mui/material/Switch'

import { removeValue, setValue } from '../../../schema/editContent.ts'
import { iconNames } from '../../../schema/generated/iconNames.ts'
import { findIcons } from '../../../schema/icons/findIcons.ts'
import { useEditor, useSay } from '../context.tsx'
import { LineIcon } from '../controls/LineIcon.tsx'
import { OptionSelect } from '../controls/OptionSelect.tsx'
import { message } from '../messages/messages.ts'
import { Chooser } from './Chooser.tsx'
import type { InputProps } from './FieldLayout.tsx'
import { asString } from './kinds.ts'
import { useEntries } from './useField.ts'

/** On or off. The default is not written into the content. */
export function SwitchInput({ path, field, value, control }: InputProps) {
  const { site } = useEditor()
  const { id, 'aria-describedby': describedBy } = control
  return (
    <Switch
      checked={(value ?? field.default) === true}
      onChange={(_, isOn) => {
        const setOrRemove = isOn === field.default ? removeValue : setValue
        site.change(path, (content) => setOrRemove(content, path, isOn))
      }}
      slotProps={{ input: { id, 'aria-describedby': describedBy } }}
      sx={{ ml: -1.5 }}
    />
  )
}

export function ChoiceInput({ field, value, control, change }: InputProps) {
  const say = useSay()
  const options = field.choices.map((choice) => ({ ...choice, label: say(choice.label) }))
  return (
    <OptionSelect
      {...control}
      value={value ?? field.default}
      options={options}
      onChange={change}
    />
  )
}

/** The destination of a button or link: an entry of a list, chosen by its label. */
export function ReferenceInput({ field, value, control, change }: InputProps) {
  const options = useEntries(String(field.refersTo)).map(({ id, label }) => ({
    value: id,
    label,
  }))
  return <OptionSelect {...control} value={value} options={options} onChange={change} />
}

/** An icon, chosen by its drawing. */
export function IconInput({ value, control, change }: InputProps) {
  const say = useSay()
  const name = asString(value)
  return (
    <Chooser
      {...control}
      label={say('fields.chooseIcon')}
      searchLabel={say('fields.findIcon')}
      aria-label={say('common.actionOn', { action: message('fields.chooseIcon'), name })}
      variant="outlined"
      color="inherit"
      startIcon={<LineIcon name={name} size={22} />}
      sx={{ justifySelf: 'start' }}
      chosen={name}
      find={(query) => findIcons(iconNames, query)}
      tile={(icon) => <LineIcon name={icon} size={26} />}
      tileWidth="52px"
      onChoose={change}
    />
  )
}
