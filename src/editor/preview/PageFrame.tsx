import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

import { heights, widths, type Device } from '../state/view.ts'

interface PageFrameProps {
  title: string
  device: Device
  onLoad: (frame: HTMLIFrameElement) => void
}

/** The page in a frame of a device's size, scaled down to the available width. */
export function PageFrame({ title, device, onLoad }: PageFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState({ width: 1280, height: 800 })
  useEffect(() => {
    const element = containerRef.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setAvailable({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = widths[device]
  // Never scaled to fit the height: in a window that is not tall enough, the page scrolls instead of becoming
  // unreadable.
  const scale = Math.min(1, available.width / width)
  const fitting = available.height / scale
  const height = device === 'desktop' ? fitting : Math.min(heights[device], fitting)
  return (
    <Box ref={containerRef} sx={containerStyle}>
      <Box
        component="iframe"
        src="preview.html"
        title={title}
        style={{
          width,
          height,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (available.width - width * scale) / 2),
        }}
        sx={page}
        onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) =>
          onLoad(currentTarget)
        }
      />
    </Box>
  )
}

const containerStyle = { flex: 1, minHeight: 0, overflow: 'clip' } as const

const page = {
  display: 'block',
  border: 0,
  borderRadius: 1,
  transformOrigin: 'top left',
  bgcolor: 'background.paper',
} as const
