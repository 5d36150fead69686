import { vi } from 'vitest'

/** What jsdom lacks: a layout. By default everything is near, wide enough and light. */
export function stubBrowser({ width = 600, dark = false, near = true } = {}): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('dark') && dark,
      // MUI listens by the old names.
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.stubGlobal('ResizeObserver', observer([]))
  vi.stubGlobal('IntersectionObserver', observer(near ? [{ isIntersecting: true }] : []))
}

type Report = (entries: { isIntersecting: boolean }[]) => void

/** An observer that reports once, as the real ones do right after `observe`. */
function observer(entries: { isIntersecting: boolean }[]) {
  return class {
    #report: Report
    constructor(report: Report) {
      this.#report = report
    }
    observe() {
      queueMicrotask(() => this.#report(entries))
    }
    unobserve() {}
    disconnect() {}
  }
}
