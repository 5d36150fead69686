/** What no editor writes and the check accepts all the same: the page shows it as it is written, and runs nothing of it. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'

import { checkContent } from '../../schema/checkContent.ts'
import { findReferences } from '../../schema/reading/schemaTree.ts'
import type { SiteContent } from '../../schema/siteContent.ts'
import { plainText } from '../../scripts/build/siteWords.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { exotic } from '../content/hostile/exotic.ts'
import { mutated } from '../content/hostile/mutate.ts'
import { original } from '../content/mistakes/mistake.ts'
import { seedOf } from '../content/seed.ts'
import { smallFiles } from '../content/smallFiles.ts'
import { bothLanguages, expect, wake } from './fixtures.ts'
import { test } from './pages.ts'
import { readabilityFaults } from './readability.ts'

/** The same contents each time, unless others are asked for. */
const seed = seedOf('Strange contents', false)
const files = smallFiles()
const shownContents = 40

/** How much of a content is foreign to the sample: letters and signs that it has not, and texts of the list. */
function strangeness(text: string): number {
  const foreign = [...new Set(text)].filter((character) => !original.includes(character))
  const known = exotic.filter(
    (words) => words.trim() !== '' && text.includes(JSON.stringify(words).slice(1, -1)),
  )
  return foreign.length + 5 * known.length
}

/** The strangest of many contents that the check accepts. */
function strangest(): SiteContent[] {
  const candidates = fc
    .sample(mutated(original), { seed, numRuns: 3000 })
    .map((text) => ({ text, score: strangeness(text) }))
    .toSorted((one, other) => other.score - one.score)
  const accepted: SiteContent[] = []
  for (const { text } of candidates) {
    const result = checkContent(text, { files })
    if (result.ok) accepted.push(result.content)
    if (accepted.length === shownContents) break
  }
  return accepted
}

/** What stands on the page as a text of its own. */
function wordsOf(content: SiteContent, language: Language): string[] {
  const ids = findReferences(content).flatMap(({ to, id, path }) =>
    to === 'text' && !path.includes('alt') && !path.includes('whatsapp') ? [id] : [],
  )
  const { name } = content.company
  return [name, ...ids.map((id) => plainText(content.catalogs[language][id] ?? ''))]
}

async function faultsOf(
  page: Page,
  content: SiteContent,
  language: Language,
): Promise<string[]> {
  const missing = await page.evaluate(
    (words) => {
      const elements = [...document.querySelectorAll('#root *')]
      const there = new Set(elements.map(({ textContent }) => textContent))
      return words.filter((text) => !there.has(text))
    },
    wordsOf(content, language),
  )
  const attacked = await page.evaluate(() => 'attacked' in window)
  return [
    ...missing.map((text) => `${JSON.stringify(text.slice(0, 200))} is not shown`),
    ...(attacked ? ['a script of the content has run'] : []),
    ...(await readabilityFaults(page)),
  ]
}

test('the strangest contents are shown as they are written at 320 px, and run nothing', async ({
  page,
  show,
  amiss,
}) => {
  // Checks of some thousand contents, then eighty views of a page.
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  const faults: string[] = []
  const contents = strangest()
  expect(contents.length).toBe(shownContents)
  for (const [index, content] of contents.entries()) {
    const address = await show(content)
    for (const language of bothLanguages) {
      await page.goto(`${address}?lang=${language}`)
      const found = await faultsOf(page, content, language)
      if (language === 'br') {
        await wake(page)
        found.push(...(await faultsOf(page, content, language)))
      }
      found.push(...amiss.splice(0))
      faults.push(...found.map((fault) => `${index}, ${language}: ${fault}`))
    }
  }
  expect(faults, `seed ${seed}`).toEqual([])
})
