/** The controls of values that need one input. */
import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import { useState } from 'react'

import { removeValue, setValue } from '../../../schema/editContent.ts'
import { storedForm } from '../../../schema/formats/formats.ts'
import { findIcons } from '../../../schema/icons/findIcons.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { entriesOf } from '../changes/entryLabel.ts'
import { useEditor, useInterfaceLanguage, useSay } from '../context.tsx'
import { FileButton } from '../controls/FileButton.tsx'
import { LineIcon } from '../controls/LineIcon.tsx'
import { OptionSelect } from '../controls/OptionSelect.tsx'
import { Input } from '../controls/styles.tsx'
import { addDerivedText, removePart } from '../edits/actions.ts'
import { message } from '../messages/messages.ts'
import { addDocument } from '../pictures/addPicture.ts'
import { useStore } from '../state/store.ts'
import { Chooser } from './Chooser.tsx'
import type { InputProps } from './FieldFrame.tsx'
import { asWritten, readPoint, writePoint } from './kinds.ts'
import { TextsInLanguages } from './text/TextsInput.tsx'
import { TextBox } from './TextBox.tsx'
import { useRefusal } from './useRefusal.tsx'

/** On or off. The default is not written into the content. */
export function SwitchInput({ path, field, value, control }: InputProps) {
  const { site } = useEditor()
  return (
    <FieldSwitch
      control={control}
      checked={(value ?? field.default) === true}
      onChange={(checked) =>
        site.change(path, (now) =>
          checked === field.default
            ? removeValue(now, path)
            : setValue(now, path, checked),
        )
      }
    />
  )
}

interface FieldSwitchProps extends Pick<InputProps, 'control'> {
  checked: boolean
  onChange: (checked: boolean) => void
}

function FieldSwitch({ control, checked, onChange }: FieldSwitchProps) {
  const { id, 'aria-describedby': describedBy } = control
  return (
    <Switch
      checked={checked}
      onChange={(_, isOn) => onChange(isOn)}
      slotProps={{ input: { id, 'aria-describedby': describedBy } }}
      sx={{ ml: -1.5 }}
    />
  )
}

/** A text that is made from a label: a switch adds it, and then it can be changed. */
export function DerivedTextInput({ path, field, value, control }: InputProps) {
  const { site } = useEditor()
  const isOn = typeof value === 'string'
  return (
    <>
      <FieldSwitch
        control={control}
        checked={isOn}
        onChange={(checked) =>
          site.change(path, (now) =>
            checked ? addDerivedText(now, path) : removePart(now, path),
          )
        }
      />
      {isOn && (
        <TextsInLanguages path={path} field={field} id={value} control={control} />
      )}
    </>
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

/** Where a button or link leads: an entry of a list, chosen by its label. */
export function ReferenceInput({ field, value, control, change }: InputProps) {
  const options = useEntries(String(field.pointsTo)).map(({ id, label }) => ({
    value: id,
    label,
  }))
  return <OptionSelect {...control} value={value} options={options} onChange={change} />
}

/** Id and label of each entry of a list; without those that have no id. */
export function useEntries(list: string): { id: string; label: string }[] {
  const { site } = useEditor()
  const language = useInterfaceLanguage()
  const content = useStore(site, ({ history }) => history.now.content)
  return entriesOf(content, list, language)
}

/** Words that are the same in all languages: names, addresses, phone numbers. */
export function StringInput({ path, field, value, control, change }: InputProps) {
  return (
    <>
      <TextBox
        {...control}
        value={asWritten(value)}
        onChange={change}
        onBlur={() => {
          const form = storedForm(field.format, asWritten(value))
          if (form !== undefined && form !== value) change(form)
        }}
      />
      {field.format === 'linkOrFile' && <DocumentChooser path={path} value={value} />}
    </>
  )
}

export function NumberInput({ field, value, control, change }: InputProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <Input
      {...control}
      type="number"
      min={field.minimum}
      max={field.maximum}
      value={typeof value === 'number' && !isEmpty ? value / field.unit : ''}
      onChange={({ target }) => {
        const isNumber = !Number.isNaN(target.valueAsNumber)
        setIsEmpty(!isNumber)
        if (isNumber) change(Math.round(target.valueAsNumber * field.unit))
      }}
      // Left empty, the field shows the last number again.
      onBlur={() => setIsEmpty(false)}
    />
  )
}

/** Chooses a day by the browser's own calendar. */
export function DayInput({ value, control, change }: InputProps) {
  return (
    <Input
      {...control}
      type="date"
      value={asWritten(value)}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** `<input type=time>` has no 24:00, so a closing time of 00:00 is stored as 24:00. */
const midnight = { inField: '00:00', written: '24:00' }

/** Chooses a time by the browser's own field. */
export function TimeInput({ field, value, control, change }: InputProps) {
  const isClosing = field.format === 'closingTime'
  return (
    <Input
      {...control}
      type="time"
      value={
        isClosing && value === midnight.written ? midnight.inField : asWritten(value)
      }
      onChange={({ target }) =>
        change(
          isClosing && target.value === midnight.inField
            ? midnight.written
            : target.value,
        )
      }
    />
  )
}

/** An icon, chosen by its drawing. */
export function IconInput({ field, value, control, change }: InputProps) {
  const say = useSay()
  const name = asWritten(value)
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
      find={(query) => findIcons(field.icons, query)}
      tile={(icon) => <LineIcon name={icon} size={26} />}
      tileWidth="52px"
      onChoose={change}
    />
  )
}

const sides = [
  { side: 'left', label: message('fields.fromLeft') },
  { side: 'top', label: message('fields.fromTop') },
] as const

/** A point of a picture, by its distance from two sides. The preview shows what it does. */
export function PointInput({ value, change }: InputProps) {
  const say = useSay()
  const point = readPoint(value)
  return sides.map(({ side, label }) => (
    <Box key={side} component="label" sx={{ px: 1, typography: 'caption' }}>
      {say(label)}
      <Slider
        size="small"
        value={point[side]}
        valueLabelDisplay="auto"
        valueLabelFormat={(part) => `${part}%`}
        aria-label={say(label)}
        getAriaValueText={(part) => `${part}%`}
        onChange={(_, part) => change(writePoint({ ...point, [side]: Number(part) }))}
      />
    </Box>
  ))
}

/** A color: picked, or typed. */
export function ColorInput({ field, value, control, change }: InputProps) {
  const say = useSay()
  const color = asWritten(value)
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box
        component="input"
        type="color"
        aria-label={say('common.actionOn', {
          action: message('common.choose'),
          name: say(field.title ?? field.name),
        })}
        value={/^#[\da-f]{6}$/i.test(color) ? color : '#000000'}
        onChange={({ target }: { target: HTMLInputElement }) => change(target.value)}
        sx={well}
      />
      <Input
        {...control}
        spellCheck={false}
        value={color}
        onChange={({ target }) => change(target.value.trim())}
      />
    </Box>
  )
}

const well = {
  flexShrink: 0,
  width: 48,
  height: 38,
  p: 0.5,
  border: '1px solid var(--control-line)',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const

/** Chooses a PDF or an HTML page of this computer for a link. */
function DocumentChooser({ path, value }: { path: Path; value: unknown }) {
  const say = useSay()
  const editor = useEditor()
  const refusal = useRefusal(value)
  const take = async (file: File | undefined) =>
    file && refusal.refuse(await addDocument(editor, path, file))
  return (
    <>
      <FileButton
        size="small"
        sx={{ justifySelf: 'start' }}
        accept=".pdf,.html,.htm"
        onChoose={([file]) => void take(file)}
      >
        {say('button.chooseDocument')}
      </FileButton>
      {refusal.note}
    </>
  )
}
