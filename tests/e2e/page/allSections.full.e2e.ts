/** A content that uses every kind of section and every way to reach the company, in every look. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { lettersOf } from '../../../scripts/build/brand/typeface.ts'
import { checkContentFile } from '../../../scripts/check/contentFile.ts'
import { allOf } from '../support/allOf.ts'
import { bothLanguages, expect, open, test, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { readabilityFaults } from '../support/readability.ts'
import { allSectionsDist, sampleDist } from '../support/sampleBuild.ts'
import { testLook } from './looks.ts'

test.use({ dist: allSectionsDist })

const widths = [320, 390, 768, 1440]
testLook({ state: 'idle', language: 'en', scheme: 'light', widths })
testLook({ state: 'idle', language: 'br', scheme: 'dark', widths })

for (const width of [320, 420, 720, 1000, 1300, 1700]) {
  // In Portuguese, whose texts are longer.
  test(`at ${width} px no text is cut off, with all answers open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'br')
    for (const question of await allOf(page.locator('#questions summary')))
      await question.click()
    expect(await readabilityFaults(page)).toEqual([])
    await wake(page)
    expect(await readabilityFaults(page)).toEqual([])
  })
}

test('every letter of a heading is in the typeface', async ({ page }) => {
  const { result } = checkContentFile('tests/fixtures/all-sections/content/site.json')
  const letters = result.ok ? lettersOf(result.content) : ''
  for (const language of bothLanguages) {
    await open(page, language)
    const texts = await page.locator('#root *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const isHeading = getComputedStyle(element).fontFamily.startsWith('Heading')
        const own = [...element.childNodes].filter((node) => node instanceof Text)
        return isHeading ? own.map(({ data }) => data) : []
      }),
    )
    expect(texts.length).toBeGreaterThan(20)
    const absent = texts.filter((text) =>
      Array.from(text.trim()).some((one) => !letters.includes(one)),
    )
    expect(absent).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer opens, by mouse and by keyboard', async ({ page }) => {
    await page.goto('.')
    const questions = page.locator('#questions details')
    await expect(questions.nth(0).getByRole('paragraph')).toBeHidden()
    await questions.nth(0).locator('summary').click()
    await expect(questions.nth(0).getByRole('paragraph')).toBeVisible()
    await questions.nth(1).locator('summary').press('Enter')
    await expect(questions.nth(1).getByRole('paragraph')).toBeVisible()
  })
})

test('an answer that was opened stays open when the page wakes, and after a switch', async ({
  page,
}) => {
  await open(page, 'en')
  const questions = page.locator('#questions details')
  await questions.nth(0).locator('summary').click()
  await wake(page)
  await expect(questions.nth(0).getByRole('paragraph')).toBeVisible()
  await flag(page, 'br').click()
  await expect(questions.nth(0)).toContainText('Quanto custa')
  await expect(questions.nth(0).getByRole('paragraph')).toBeVisible()
})

test('no step and no case stands alone below others: of four the last ones are two and two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page, 'en')
  // The number of entries in each row, for lists of one entry, of two and so on.
  const rows = await page.locator('#steps ol, #cases ul').evaluateAll((lists) =>
    lists.map((list) => {
      const entries = () => [...list.children]
      while (entries().length < 7)
        list.append(...entries().map((entry) => entry.cloneNode(true)))
      const found: number[][] = []
      for (; list.firstElementChild; list.firstElementChild.remove()) {
        const tops = entries().map((entry) => Math.round(entry.getBoundingClientRect().y))
        found.unshift(
          [...new Set(tops)].map((y) => tops.filter((top) => top === y).length),
        )
      }
      return found.slice(0, 7)
    }),
  )
  const wanted = [[1], [2], [3], [2, 2], [3, 2], [3, 3], [3, 2, 2]]
  expect(rows).toEqual([wanted, wanted])
})

test('a case without a picture gets a drawing as large as the pictures beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page, 'en')
  await expect(page.locator('#cases li img[src*="drawings"]')).toHaveCount(2)
  const tops = page.locator('#cases li img')
  const sizes = await tops.evaluateAll((all) =>
    all.map((element) => {
      const { y, width, height } = element.getBoundingClientRect()
      return [y, width, height].map(Math.round).join(' ')
    }),
  )
  expect(sizes.length).toBe(3)
  expect(new Set(sizes).size).toBe(1)
})

test('portraits are small files of the build, who has none has initials instead', async ({
  page,
}) => {
  await open(page, 'en')
  const people = page.locator('#team li')
  await people.first().scrollIntoViewIfNeeded()
  const portraits = people.locator('img')
  await expect(portraits).toHaveCount(2)
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/photo-480/)
  }
  await expect(people.filter({ hasText: 'Otto Brandt' })).toContainText('OB')
})

test('paper shows every answer', async ({ page }) => {
  await open(page, 'en')
  await page.emulateMedia({ media: 'print' })
  for (const answer of await allOf(page.locator('#questions details p')))
    await expect(answer).toBeVisible()
})

test('links out of the page open in a tab of their own, and say so', async ({ page }) => {
  await open(page, 'en')
  for (const name of [/GitHub/, /Aroeva/, /How we move a system/, /Privacy notice/]) {
    const link = page.getByRole('link', { name }).first()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAccessibleName(/opens in a\snew\stab/)
  }
})

test('a visitor of a page without these sections loads nothing of them', () => {
  const assetsIn = (dist: string, ending: string) =>
    readdirSync(join(dist, 'assets'))
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))
      .join('\n')
  const scriptsIn = (dist: string) => assetsIn(dist, '.js')
  const stylesIn = (dist: string) =>
    readFileSync(join(dist, 'index.html'), 'utf8') + assetsIn(dist, '.css')
  for (const trace of ['details-content', 'counter(step)', 'close-quote']) {
    expect(scriptsIn(allSectionsDist).includes(trace), trace).toBe(true)
    expect(scriptsIn(sampleDist).includes(trace), trace).toBe(false)
    expect(stylesIn(allSectionsDist)).toContain(trace)
    expect(stylesIn(sampleDist)).not.toContain(trace)
  }
})
