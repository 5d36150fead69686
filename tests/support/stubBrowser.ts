import { vi } from 'vitest'

/** Stubs what jsdom lacks, such as the layout. By default, everything is in view, wide enough, and light. */
export function stubBrowser({ isNear = true } = {}): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      // MUI uses the old method names.
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  Element.prototype.scrollIntoView = () => {}
  HTMLElement.prototype.togglePopover = () => false
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&') })
  vi.stubGlobal('ResizeObserver', observer([]))
  vi.stubGlobal(
    'IntersectionObserver',
    observer(isNear ? [{ isIntersecting: true }] : []),
  )
}

type Report = (entries: { isIntersecting: boolean }[]) => void

/** An observer that reports once after `observe`, as real ones do. */
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
