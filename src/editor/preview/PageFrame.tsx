import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { useEditor } from '../context.tsx'
import { shownPictures } from '../pictures/namedPictures.ts'
import type { Snapshot } from '../state/history.ts'
import { useStore } from '../state/store.ts'
import { deviceHeights, deviceWidths, type Device } from '../state/view.ts'
import type { Preview, PreviewEvents } from './previewApi.ts'

interface PageFrameProps extends PreviewEvents {
  title: string
  device: Device
  snapshot: Snapshot
  /** The path of the element to outline and scroll to. */
  outlinedPath: Path | undefined
  /** Shown above the page while the page cannot render the content. */
  brokenNotice: string
}

/** The page in a frame of a device's size, scaled down to the available width. */
export function PageFrame(props: PageFrameProps) {
  const { title, device, snapshot, outlinedPath, brokenNotice, ...events } = props
  const { view, pictures } = useEditor()
  const { language, scheme } = useStore(view, (state) => state)
  // Renders again when a picture has loaded.
  const loadedPictures = useStore(pictures, (state) => state)
  const [preview, setPreview] = useState<Preview>()
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    if (!preview) return
    const { content } = snapshot
    const languages = languagesOf(content)
    const isShown = preview.show({
      content,
      pictures: shownPictures(snapshot, pictures),
      language: languages.includes(language) ? language : (languages[0] ?? language),
      scheme,
    })
    setIsBroken(!isShown) // oxlint-disable-line react/set-state-in-effect -- Only the page in the frame knows whether it rendered.
  }, [preview, snapshot, pictures, loadedPictures, language, scheme])
  useEffect(() => preview?.outline(outlinedPath), [preview, outlinedPath])

  const containerRef = useRef<HTMLDivElement>(null)
  const [availableSize, setAvailableSize] = useState({ width: 1280, height: 800 })
  useEffect(() => {
    const element = containerRef.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setAvailableSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = deviceWidths[device]
  // The page is not scaled to fit the height: in a low window, the page scrolls instead of becoming unreadable.
  const scale = Math.min(1, availableSize.width / width)
  const maxHeight = availableSize.height / scale
  const height =
    device === 'desktop' ? maxHeight : Math.min(deviceHeights[device], maxHeight)
  return (
    <>
      {isBroken && (
        <Box component="output" sx={noticeStyle}>
          {brokenNotice}
        </Box>
      )}
      <Box ref={containerRef} sx={containerStyle}>
        <Box
          component="iframe"
          src="preview.html"
          title={title}
          style={{
            width,
            height,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (availableSize.width - width * scale) / 2),
          }}
          sx={frameStyle}
          onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) =>
            // Without a server, the browser shows an error page of another origin. Its `contentDocument` is null.
            setPreview(
              currentTarget.contentDocument
                ? currentTarget.contentWindow?.connectPreview?.(events)
                : undefined,
            )
          }
        />
      </Box>
    </>
  )
}

const noticeStyle = { py: 0.5, typography: 'caption', color: 'warning.main' } as const

const containerStyle = { flex: 1, minHeight: 0, overflow: 'clip' } as const

const frameStyle = {
  display: 'block',
  border: 0,
  borderRadius: 1,
  transformOrigin: 'top left',
  bgcolor: 'background.paper',
} as const
