/** What the check accepts of an attack, and of strange signs, is shown as text: no script runs, with the policy and without it. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { serveDist } from '../../../scripts/hosting/serveDist.ts'
import { captcha, mockServices } from '../../../scripts/test/mockServices.ts'
import { runBin } from '../../../scripts/test/runBin.ts'
import { field, fillIn } from '../form/formSteps.ts'
import { asShown, test as base, expect, open, wake } from '../support/fixtures.ts'
import { readabilityFaults } from '../support/readability.ts'
import {
  attackedContent,
  attackedFolder,
  linksThatTake,
  scriptAddresses,
} from './attacks.ts'

const { text, taken } = attackedContent()

const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const project = mkdtempSync(join(tmpdir(), 'attack-'))
      const file = join(project, 'content/site.json')
      const dist = join(project, 'dist')
      cpSync(attackedFolder, project, { recursive: true })
      writeFileSync(file, text)
      const args = ['scripts/build.ts', '--content', file, '--out', dist]
      const build = await runBin('tsx', args)
      if (build.exitCode !== 0) throw new Error(`Failed to build: ${build.output}`)
      const server = await serveDist(0, { folder: dist })
      await provide(server.url)
      await server.close()
      rmSync(project, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Attributes that would run a script, and whether one has run. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = 'attacked' in window ? ['attacked'] : []
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isScript = /^\W*(javascript:|vbscript:|blob:|data:(?!image\/))/i.test(value)
        if (name.startsWith('on') || name === 'srcdoc') found.push(`${name}=${value}`)
        if (/^(href|src|action|formaction)$/.test(name) && isScript)
          found.push(`${name}=${value}`)
      }
    }
    return found
  })

/** The page's texts, with those in attributes. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [
        element.childElementCount === 0 ? element.textContent : '',
        ...[...element.attributes].map(({ value }) => value),
      ])
      .join('\n'),
  )

const plant = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.head.append(script)
    return 'planted' in window
  })

/** The accepted texts that the page shows without any action. */
const shown = (texts: Record<string, string>) =>
  Object.entries(texts).flatMap(([id, words]) =>
    /^(hero|services|cases|quotes|steps|questions|clients|nav)\./.test(id) ? [words] : [],
  )

test('no link takes the address of a script', () => {
  expect(linksThatTake('https://www.example.com/page')).not.toEqual([])
  for (const address of scriptAddresses)
    expect(linksThatTake(address), address).toEqual([])
})

for (const policy of ['on', 'off'] as const) {
  test.describe(() => {
    test.use({ bypassCSP: policy === 'off' })

    test(`the policy ${policy}, an attack is shown as text in every state`, async ({
      page,
      context,
      language,
      other,
    }) => {
      const mails = await mockServices(context, {
        furtherFields: ['company', 'city', 'budget'],
      })
      await page.setViewportSize({ width: 320, height: 800 })
      await open(page, other)
      expect(await scriptsOf(page)).toEqual([])
      // Written into the sleeping page, and then by the application.
      await page.locator(`header [data-language=${language}]`).click()
      await expect(page.locator('h1')).toHaveText(taken[language]['hero.title'] ?? '')
      for (const state of ['asleep', 'awake']) {
        if (state === 'awake') await wake(page)
        const words = await wordsOf(page)
        const attacks = shown(asShown(taken[language]))
        expect(attacks.length).toBeGreaterThan(20)
        expect(attacks.filter((each) => !words.includes(each))).toEqual([])
        expect(await readabilityFaults(page)).toEqual([])
        expect(await scriptsOf(page)).toEqual([])
      }
      const submit = page.locator('form [type=submit]')
      await page.locator('#form_name').focus()
      await captcha(page).click()
      await expect(submit).toBeEnabled()
      await submit.click()
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(5)
      expect(await scriptsOf(page)).toEqual([])
      await fillIn(page)
      await field(page, 'company').fill('Acme')
      await field(page, 'budget').selectOption({ index: 1 })
      await submit.click()
      await expect(page.locator('#contact h3:focus')).toBeVisible()
      expect(mails).toHaveLength(1)
      expect(await scriptsOf(page)).toEqual([])

      // Proves that the policy is off: an added script runs.
      if (policy === 'off') expect(await plant(page)).toBe(true)
    })
  })
}
