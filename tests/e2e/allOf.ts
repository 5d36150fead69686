import { expect, type Locator } from '@playwright/test'

/** All elements of a locator, at least one: a loop over none would judge nothing. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0)
  return locator.all()
}
