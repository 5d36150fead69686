/** A page that the check accepts and no other fixture has: no hero, and only one service. */
import { accepted, readAccepted } from '../../support/acceptedContent.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, open } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
import { faultsAt } from '../support/readability.ts'

const content = readAccepted('all-sections/content/site.json')
content.sections = content.sections.filter(({ type }) => type !== 'hero')
content.header.menu = content.header.menu.filter(({ label }) => label !== 'nav.about')
content.services?.splice(1)
// One service has no room for an invitation.
for (const section of content.sections)
  if (section.type === 'services') delete section.invitation

const test = testOf('all-sections', accepted(content))

test('a page without a hero and with one service is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'br')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await faultsAt(page, [320, 1440], axeFaults)).toEqual([])
})
