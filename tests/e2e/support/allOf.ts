import { expect, type Locator } from '@playwright/test'

/** All elements of a locator. Fails if there is none: a loop over none would assert nothing. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0)
  return locator.all()
}
