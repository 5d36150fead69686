import Switch from '@mui/material/Switch'

import { removeValue, setValue } from '../../../../schema/editContent.ts'
import { useEditor } from '../../context.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { ValueProps } from '../fieldProps.ts'

/** On or off. The default is not written into the content. */
export function SwitchField({ path, field, value }: ValueProps) {
  const { site } = useEditor()
  return (
    <FieldFrame path={path} field={field}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Switch
          checked={(value ?? field.default) === true}
          onChange={(_, checked) =>
            site.change(path, (now) =>
              checked === field.default
                ? removeValue(now, path)
                : setValue(now, path, checked),
            )
          }
          slotProps={{ input: { id, 'aria-describedby': describedBy } }}
          sx={{ ml: -1.5 }}
        />
      )}
    </FieldFrame>
  )
}
