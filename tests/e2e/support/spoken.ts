import type { Page } from '@playwright/test'

/** Records what live regions say from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = []
    Reflect.set(window, 'said', announcements)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        // An alert is read when it comes; other regions when they change.
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const alert of [added, ...added.querySelectorAll('[role=alert]')])
              if (alert.matches('[role=alert]')) announcements.push(alert.textContent)
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(
          'output, [role=status], [role=alert], [aria-live]',
        )
        const text = region?.textContent ?? ''
        if (
          region &&
          region.getAttribute('aria-live') !== 'off' &&
          text !== announcements.at(-1)
        )
          announcements.push(text)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[])
}
