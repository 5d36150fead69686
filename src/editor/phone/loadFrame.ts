import { connectionOf, type Preview } from '../preview/frame.ts'

/** Loads an invisible preview of this width, in CSS pixels. Resolves with undefined where the server does not answer. */
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
    frame.addEventListener('load', () => {
      const connect = connectionOf(frame)
      if (!connect) frame.remove()
      done(
        connect?.({
          onPick() {},
          onDrop() {},
          textAt: () => undefined,
          onType() {},
          onTypingEnd() {},
          onRevert() {},
          onLink() {},
          onKey() {},
          onBroken() {},
        }),
      )
    })
    document.body.append(frame)
  })
}
