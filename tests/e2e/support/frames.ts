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

/** Records for every frame the visible headline and lines, and the background colour. */
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

/** All visible lines of all frames, each once. */
export const linesOf = (frames: Frame[]) => new Set(frames.flatMap(({ lines }) => lines))

/** The visible headlines of all frames, each once. */
export const headlines = (frames: Frame[]) => [
  ...new Set(frames.map(({ heading }) => heading).filter((heading) => heading !== '')),
]
