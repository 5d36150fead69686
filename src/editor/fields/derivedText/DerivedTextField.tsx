import Switch from '@mui/material/Switch'

import { useEditor } from '../../context.tsx'
import { addDerivedText, removePart } from '../../edits/actions.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import type { ValueProps } from '../fieldProps.ts'
import { TextsInLanguages } from '../text/TextsField.tsx'

/** A text that is made from a label: a switch adds it, and then it can be changed. */
export function DerivedTextField({ path, field, value }: ValueProps) {
  const { site } = useEditor()
  const isOn = typeof value === 'string'
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <>
          <Switch
            checked={isOn}
            onChange={(_, checked) =>
              site.change(path, (now) =>
                checked ? addDerivedText(now, path) : removePart(now, path),
              )
            }
            slotProps={{
              input: { id: control.id, 'aria-describedby': control['aria-describedby'] },
            }}
            sx={{ ml: -1.5 }}
          />
          {isOn && (
            <TextsInLanguages path={path} field={field} id={value} control={control} />
          )}
        </>
      )}
    </FieldFrame>
  )
}
