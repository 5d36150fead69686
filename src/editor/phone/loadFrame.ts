import type { Preview } from '../preview/frame.ts'

/** A page as wide as asked for, which nobody sees. */
export function loadFrame(width: number): Promise<Preview | undefined> {
  return new Promise((done) => {
    const frame = document.createElement('iframe')
    frame.src = 'preview.html'
    frame.tabIndex = -1
    frame.ariaHidden = 'true'
    Object.assign(frame.style, {
      position: 'fixed',
      top: '0',
      left: '-9999px',
      width: `${width}px`,
      height: '800px',
      visibility: 'hidden',
    })
    frame.addEventListener('load', () =>
      done(
        frame.contentWindow?.connectPreview?.({
          onPick() {},
          onDrop() {},
          textAt: () => undefined,
          onType() {},
          onRevert() {},
          onKey() {},
          onBroken() {},
        }),
      ),
    )
    document.body.append(frame)
  })
}
