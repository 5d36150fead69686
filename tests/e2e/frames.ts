import type { Page } from '@playwright/test'

export interface Frame {
  heading: string
  background: string
  /** All lines of text that are not hidden. */
  lines: string[]
}

declare global {
  interface Window {
    framesSeen: Frame[]
  }
}

/** Notes in every frame what the visitor sees: the headline and all lines, unless they are hidden, and the colour behind. */
export async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    window.framesSeen = []
    const note = () => {
      const heading = document.querySelector('h1')
      const isSeen = heading?.checkVisibility({ visibilityProperty: true }) ?? false
      const body = document.querySelector('body')
      const background = body ? getComputedStyle(body).backgroundColor : ''
      window.framesSeen.push({
        heading: isSeen ? (heading?.textContent ?? '') : '',
        background,
        lines: (document.getElementById('root')?.innerText ?? '').split('\n'),
      })
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => window.framesSeen)
}

/** All lines that were seen, each once. */
export const linesOf = (frames: Frame[]) => new Set(frames.flatMap(({ lines }) => lines))

/** The headlines that were seen, each once. */
export const headlines = (frames: Frame[]) => [
  ...new Set(frames.map(({ heading }) => heading).filter((heading) => heading !== '')),
]
