import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'

import { setValue } from '../../../schema/editContent.ts'
import { useEditor, useSay } from '../context.tsx'
import { Tile } from '../controls/styles.tsx'
import { useValue } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import type { InputProps } from './FieldFrame.tsx'

/** The section is laid out at the width of a desktop, and then scaled down to a tile. In pixels. */
const width = 1280
const height = 720

interface SectionPictureProps {
  body: unknown
  drawnWith?: 'own' | 'example'
}

/** A picture of a section: the page renders it, without scripts. */
export function SectionPicture({ body, drawnWith = 'example' }: SectionPictureProps) {
  const say = useSay()
  const { preview } = useEditor()
  const page = useStore(preview, (shown) => shown)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    const view = element?.contentDocument?.defaultView
    const drawn = page?.draw(body, drawnWith)
    if (!element || !view || !drawn) return
    // The policy allows no inline styles, so a script creates the style sheet in the frame's window.
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(drawn.css)
    view.document.adoptedStyleSheets = [sheet]
    view.document.documentElement.dataset['form'] = 'open'
    view.document.body.innerHTML = drawn.html
    const tileWidth = element.parentElement?.clientWidth ?? width
    element.style.transform = `scale(${tileWidth / width})`
  }, [page, body, drawnWith])
  return (
    <Box sx={box} aria-hidden>
      <Box
        component="iframe"
        ref={frame}
        tabIndex={-1}
        title={say('common.preview')}
        sx={picture}
      />
    </Box>
  )
}

const box = {
  position: 'relative',
  width: '100%',
  aspectRatio: `${width} / ${height}`,
  overflow: 'clip',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const

const picture = {
  position: 'absolute',
  top: 0,
  left: 0,
  width,
  height,
  border: 0,
  transformOrigin: 'top left',
  pointerEvents: 'none',
} as const

/** Chooses a variant of the section by its picture. */
export function DrawnChoice({ path, field, value, change }: InputProps) {
  return (
    <Box sx={choices}>
      {field.choices.map((choice) => (
        <Tile
          key={choice.value}
          aria-pressed={(value ?? field.default) === choice.value}
          onClick={() => change(choice.value)}
        >
          <DrawnOption {...{ path, choice }} />
        </Tile>
      ))}
    </Box>
  )
}

interface DrawnOptionProps extends Pick<InputProps, 'path'> {
  choice: InputProps['field']['choices'][number]
}

/** The section with this choice. */
function DrawnOption({ path, choice: { value, label } }: DrawnOptionProps) {
  const say = useSay()
  const section = useValue(useEditor().site, path.slice(0, -1))
  const key = String(path.at(-1))
  const body = useMemo(() => setValue(section, [key], value), [section, key, value])
  return (
    <>
      <SectionPicture body={body} drawnWith="own" />
      {say(label)}
    </>
  )
}

const choices = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: 1,
  typography: 'caption',
} as const
