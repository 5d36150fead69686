import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import type { PointerEvent } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { usePictureAt } from '../pictures/usePictureAt.ts'
import { useStore } from '../state/store.ts'
import type { InputProps } from './FieldFrame.tsx'
import { readPoint, writePoint, type Point } from './kinds.ts'

const percent = (part: number) => Math.round(100 * Math.max(0, Math.min(1, part)))

const sides = [
  { side: 'left', label: message('fields.fromLeft') },
  { side: 'top', label: message('fields.fromTop') },
] as const

/** A point of the picture next to it: dragged on the picture, or moved by two sliders. */
export function PointInput({ path, value, change }: InputProps) {
  const say = useSay()
  const picture = usePictureAt(usePictureBeside(path))
  const point = readPoint(value)
  const set = (part: Partial<Point>) => change(writePoint({ ...point, ...part }))
  const put = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    currentTarget.setPointerCapture(pointerId)
    set({
      left: percent((clientX - left) / width),
      top: percent((clientY - top) / height),
    })
  }
  return (
    <>
      {picture && (
        <Box
          sx={stage}
          onPointerDown={put}
          onPointerMove={(event) => {
            if (event.buttons === 1) put(event)
          }}
        >
          <img src={picture.url} alt="" draggable={false} />
          <Box sx={dot} style={{ left: `${point.left}%`, top: `${point.top}%` }} />
        </Box>
      )}
      {sides.map(({ side, label }) => (
        <Box key={side} component="label" sx={row}>
          {say(label)}
          <Slider
            size="small"
            value={point[side]}
            valueLabelDisplay="auto"
            valueLabelFormat={(part) => `${part}%`}
            aria-label={say(label)}
            getAriaValueText={(part) => `${part}%`}
            onChange={(_, part) => set({ [side]: Number(part) })}
          />
        </Box>
      ))}
    </>
  )
}

/** The picture in the same group. */
function usePictureBeside(path: Path): string | undefined {
  const { site } = useEditor()
  return useStore(site, ({ history: { now } }) => {
    const group = path.slice(0, -1)
    const beside = fieldAt(now.content, group)?.children.find(
      ({ key }) => fieldAt(now.content, [...group, key])?.kind === 'picture',
    )
    const value = beside && lookUp(now.content, [...group, beside.key])
    return typeof value === 'string' ? value : undefined
  })
}

const stage = {
  position: 'relative',
  justifySelf: 'start',
  maxWidth: '100%',
  lineHeight: 0,
  borderRadius: 1,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  '& img': { maxWidth: '100%', maxHeight: 220 },
} as const

const dot = {
  position: 'absolute',
  width: 22,
  height: 22,
  m: '-11px',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #000, inset 0 0 0 1px #000',
  pointerEvents: 'none',
} as const

const row = {
  display: 'grid',
  gridTemplateColumns: '7rem 1fr',
  alignItems: 'center',
  gap: 1,
  px: 1,
  fontSize: '.8125rem',
} as const
