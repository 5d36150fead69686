import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Body text, which has to reach 7:1 (WCAG 1.4.6); buttons and headings need 4.5:1 and 3:1. */
const bodyText = 'main p, main li, main label, footer p, footer address'

/**
 * One line for each element in which axe-core finds a fault, of any impact, best practices included.
 * Frames are excluded: the captcha's is a mock, and the preview's page is tested separately.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    // Elements that fade in do not have their final contrast yet.
    const isEnding = ({ effect }: Animation) =>
      Number.isFinite(effect?.getComputedTiming().endTime)
    const endingAnimations = document.getAnimations().filter(isEnding)
    await Promise.allSettled(endingAnimations.map(({ finished }) => finished))
    const { violations } = await axe.run(
      { exclude: ['iframe', 'svg[aria-hidden=true]'] },
      {
        iframes: false,
        // Leaves out the lists of passed rules, which take as long as everything else.
        resultTypes: ['violations'],
        // By default, axe omits the newest rule of WCAG 2.2 AA, and all of AAA.
        rules: {
          'target-size': { enabled: true },
          'color-contrast-enhanced': { enabled: true },
        },
      },
    )
    const isBodyText = (target: unknown) =>
      Boolean(document.querySelector(String(target))?.closest(selector))
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(
          ({ target }) => id !== 'color-contrast-enhanced' || isBodyText(target.at(-1)),
        )
        .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
  }, bodyText)
}
