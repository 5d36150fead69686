import Box from '@mui/material/Box'

import { useSay } from '../../context.tsx'
import { Input } from '../../controls/styles.tsx'
import { message } from '../../messages/messages.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import type { ValueProps } from '../fieldProps.ts'
import { useChange } from '../useChange.ts'

/** A color: picked, or typed. */
export function ColorField({ path, field, value }: ValueProps) {
  const change = useChange(path)
  const say = useSay()
  const color = typeof value === 'string' ? value : ''
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
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
      )}
    </FieldFrame>
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
