/** Controls of colors and of the visible part of a picture. */
import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'

import { useSay } from '../context.tsx'
import { Input } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import type { InputProps } from './FieldLayout.tsx'
import { asString, readPoint, writePoint } from './kinds.ts'

/** A color: picked, or typed. */
export function ColorInput({ field, value, control, change }: InputProps) {
  const say = useSay()
  const color = asString(value)
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box
        component="input"
        type="color"
        aria-label={say('common.actionOn', {
          action: message('common.choose'),
          name: say(field.title),
        })}
        value={/^#[\da-f]{6}$/i.test(color) ? color : '#000000'}
        onChange={({ target }: { target: HTMLInputElement }) => change(target.value)}
        sx={colorStyle}
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

const colorStyle = {
  flexShrink: 0,
  width: 48,
  height: 38,
  p: 0.5,
  border: '1px solid var(--control-line)',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const

const sides = [
  { side: 'left', label: message('fields.fromLeft') },
  { side: 'top', label: message('fields.fromTop') },
] as const

/** A point of a picture, by its distance from two sides. The preview shows the effect. */
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
        valueLabelFormat={(share) => `${share}%`}
        aria-label={say(label)}
        getAriaValueText={(share) => `${share}%`}
        onChange={(_, share) => change(writePoint({ ...point, [side]: Number(share) }))}
      />
    </Box>
  ))
}
