import type { Page } from '@playwright/test'

/** Adds rules by script, as an extension of the browser does: a style element would offend the policy. */
export function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}
