/** Controls in which a value is typed. */
import { useState } from 'react'

import { storedForm } from '../../../schema/formats/formats.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { FileButton } from '../controls/FileButton.tsx'
import { Input } from '../controls/styles.tsx'
import { addDocument } from '../pictures/addPicture.ts'
import type { InputProps } from './FieldLayout.tsx'
import { asString } from './kinds.ts'
import { TextBox } from './TextBox.tsx'
import { useRejection } from './useRejection.tsx'

/** A string that is the same in all languages: names, addresses, phone numbers. */
export function StringInput({ path, field, value, control, change }: InputProps) {
  return (
    <>
      <TextBox
        {...control}
        value={asString(value)}
        onChange={change}
        onBlur={() => {
          // Copied text often has a space at its end.
          const typed = asString(value).trim()
          const stored = storedForm(field.format, typed) ?? typed
          if (stored !== asString(value)) change(stored)
        }}
      />
      {field.format === 'linkOrFile' && <DocumentButton path={path} value={value} />}
    </>
  )
}

/** Adds a PDF or an HTML page from this computer as the destination of a link. */
function DocumentButton({ path, value }: { path: Path; value: unknown }) {
  const say = useSay()
  const editor = useEditor()
  const rejection = useRejection(value)
  const addFile = async (file: File) =>
    rejection.setWhy(await addDocument(editor, path, file))
  return (
    <>
      <FileButton
        size="small"
        sx={{ justifySelf: 'start' }}
        accept=".pdf,.html,.htm"
        onChoose={(file) => void addFile(file)}
      >
        {say('button.chooseDocument')}
      </FileButton>
      {rejection.note}
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
      // If left empty, the field shows the last number again.
      onBlur={() => setIsEmpty(false)}
    />
  )
}

/** `<input type=time>` has no 24:00, so a closing time of 00:00 is stored as 24:00. */
const midnight = { shown: '00:00', stored: '24:00' }

/** Chooses a day or a time with the browser's calendar or time field. */
export function DayOrTimeInput({ field, value, control, change }: InputProps) {
  const isMidnight = value === midnight.stored
  return (
    <Input
      {...control}
      type={field.kind === 'day' ? 'date' : 'time'}
      value={isMidnight ? midnight.shown : asString(value)}
      onChange={({ target }) => {
        const isEnd = field.format === 'closingTime' && target.value === midnight.shown
        change(isEnd ? midnight.stored : target.value)
      }}
    />
  )
}
