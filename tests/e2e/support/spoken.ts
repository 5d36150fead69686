import type { Page } from '@playwright/test'

/** Records what live regions say from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = []
    Reflect.set(window, 'said', announcements)
    const regions =
      'output, [role=status], [role=alert], [aria-live]:not([aria-live=off])'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const changed: (Element | null | undefined)[] = [element?.closest(regions)]
        // An alert is read when it comes; other regions when they change.
        for (const added of addedNodes)
          if (added instanceof Element)
            changed.push(
              ...[added, ...added.querySelectorAll('*')].filter((each) =>
                each.matches('[role=alert]'),
              ),
            )
        for (const region of changed)
          if (region && region.textContent !== announcements.at(-1))
            announcements.push(region.textContent)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[])
}
