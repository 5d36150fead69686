import type { Page } from '@playwright/test'

export interface Frame {
  heading: string
  background: string
}

declare global {
  interface Window {
    framesSeen: Frame[]
  }
}

/** Notes in every frame what the visitor sees: the headline, unless it is hidden, and the colour behind it. */
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
      })
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => window.framesSeen)
}

/** The headlines that were seen, each once. */
export const headlines = (frames: Frame[]) => [
  ...new Set(frames.map(({ heading }) => heading).filter((heading) => heading !== '')),
]
