/** Strange contents that the check accepts: the page shows them as they are written, and runs nothing of them. */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import fc from 'fast-check'

import { checkContent } from '../../../schema/checkContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { holdSpaces } from '../../../schema/page/noBreakSpaces.ts'
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { publicFolder } from '../../../scripts/files/paths.ts'
import { exotic } from '../../check/hostile/exotic.ts'
import { mutated } from '../../check/hostile/mutate.ts'
import { seedOf } from '../../check/seed.ts'
import { smallFiles } from '../../check/smallFiles.ts'
import { allSectionsContent } from '../support/acceptedContent.ts'
import { bothLanguages, expect, leave, wake } from '../support/fixtures.ts'
import { flag, langs, nextLanguage } from '../support/flags.ts'
import { test } from '../support/pages.ts'
import { readabilityFaults } from '../support/readability.ts'

/** Always the same contents, unless `SEED` is set. */
const seed = seedOf('Strange contents', false)
const original = readFileSync(allSectionsContent, 'utf8')
const files = smallFiles(publicFolder(allSectionsContent))
const shownContents = 30

/** A measure of how strange a content is: unusual characters, and texts of the list. */
function strangeness(text: string): number {
  const foreign = [...new Set(text)].filter((character) => !original.includes(character))
  const known = exotic.filter(
    (words) => words.trim() !== '' && text.includes(JSON.stringify(words).slice(1, -1)),
  )
  return foreign.length + 5 * known.length
}

/** The strangest of many accepted contents. */
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

interface Words {
  /** Texts that fill an element, or are the alternative text of a picture. */
  texts: string[]
  /** Names, streets and numbers, which may be part of a longer text. */
  names: string[]
}

/** The ids of entries that sections of a type show. */
function idsShown(content: SiteContent, type: 'clients' | 'footer'): Set<string> {
  const { clients = [], offices = [] } = content
  const list = type === 'clients' ? clients : offices
  const all = list.map(({ id }) => id)
  const shown = content.sections.flatMap((section) =>
    section.type === type ? (section.show ?? all) : [],
  )
  return new Set(shown)
}

/** The lines of a text, without the hyphens of lists: each is an element. */
const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^-\s+(?=\S)/, ''))
    .filter((line) => line !== '')

/** The words of a content that a visitor sees or hears. */
function wordsOf(content: SiteContent, language: Language): Words {
  const catalog = catalogOf(content, language)
  const texts = stringsIn(content).flatMap(({ path, value: id, node }) => {
    // The message of a chat stands in an address; an error of a field is shown only while it is empty.
    const isElsewhere =
      path[0] === 'site' ||
      path.at(-1) === 'required' ||
      path.at(-1) === 'whatsapp' ||
      (path.includes('whatsapp') && path.at(-1) === 'text')
    if (node.pointsTo !== 'texts' || isElsewhere) return []
    const text = holdSpaces(catalog[id] ?? '')
    return node.keepsLines ? paragraphsOf(text) : [text]
  })
  const shown = {
    clients: idsShown(content, 'clients'),
    offices: idsShown(content, 'footer'),
  }
  const names = stringsIn(content).flatMap(({ path: [list, index], value, node }) => {
    if (node.format !== 'words') return []
    if (list !== 'clients' && list !== 'offices') return [value]
    const id = content[list]?.[Number(index)]?.id
    return id !== undefined && shown[list].has(id) ? [value] : []
  })
  const { cnpj, email, phone, secondPhone } = content.company
  const types = content.sections.map(({ type }) => type)
  return {
    texts,
    names: [
      ...names.filter((name) => name !== content.company.legalName),
      ...(types.includes('footer') ? [content.company.legalName, cnpj] : []),
      ...(types.includes('contact') ? [email, phone, secondPhone ?? phone] : []),
    ],
  }
}

async function faultsOf(
  page: Page,
  content: SiteContent,
  language: Language,
): Promise<string[]> {
  const missing = await page.evaluate(
    ({ texts, names }) => {
      // Browsers turn carriage returns of a document into line feeds.
      const read = (text: string) => text.replaceAll(/\r\n?/g, '\n')
      const elements = [...document.querySelectorAll('#root *')]
      const said = elements.flatMap((element) => [
        read(element.getAttribute('alt') ?? element.textContent),
        read(element.getAttribute('aria-label') ?? ''),
      ])
      const there = new Set(said)
      const all = said.join('\n')
      return [
        ...texts.filter((text) => !there.has(read(text))),
        ...names.filter((name) => !all.includes(read(name))),
      ]
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
  // It checks some thousand contents and opens a page sixty times.
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 320, height: 800 })
  const faults: string[] = []
  const contents = strangest()
  expect(contents.length).toBe(shownContents)
  for (const [index, content] of contents.entries()) {
    await leave(page)
    const address = await show(content)
    // One language is tested asleep, the other awake.
    const language = bothLanguages[index % bothLanguages.length] ?? 'en'
    await page.goto(`${address}?lang=${language}`)
    const found = await faultsOf(page, content, language)
    await wake(page)
    const other = nextLanguage(language)
    await flag(page, other).click()
    await expect(page.locator('html')).toHaveAttribute('lang', langs[other])
    found.push(...(await faultsOf(page, content, other)))
    found.push(...amiss.splice(0))
    faults.push(...found.map((fault) => `${index}, ${language} first: ${fault}`))
  }
  expect(faults, `seed ${seed}`).toEqual([])
})
