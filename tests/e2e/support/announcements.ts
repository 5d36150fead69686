import type { Page } from '@playwright/test'

/** Records announcements of live regions. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = []
    Reflect.set(window, 'announcements', announcements)
    const regions =
      'output, [role=status], [role=alert], [aria-live]:not([aria-live=off])'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const changedRegions: (Element | null | undefined)[] = [element?.closest(regions)]
        // Screen readers read an alert when it is inserted, and other regions when they change.
        for (const added of addedNodes)
          if (added instanceof Element)
            changedRegions.push(
              ...[added, ...added.querySelectorAll('*')].filter((item) =>
                item.matches('[role=alert]'),
              ),
            )
        for (const region of changedRegions)
          if (region && region.textContent !== announcements.at(-1))
            announcements.push(region.textContent)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'announcements') as string[])
}
