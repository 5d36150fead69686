import type { Page } from '@playwright/test'

/** Adds style rules by script, as a browser extension does: the policy forbids style elements. */
export function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}
