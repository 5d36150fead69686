/** The header holds every name and menu that the check accepts, at every width. */
import type { Page } from '@playwright/test'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../../fixtures/inOneLanguage.ts'
import { manyWords, withFullLists, withLongestTexts } from '../../fixtures/limits.ts'
import { accepted, readAccepted } from '../support/acceptedContent.ts'
import { addRules } from '../support/addRules.ts'
import { bothLanguages, expect, open } from '../support/fixtures.ts'
import { test } from '../support/pages.ts'
import { headerFaults } from './header.ts'

/** Widths 80 px apart; those of the two languages and of the two fonts take turns. */
const widthsOf = (language: Language, isWide = false) =>
  Array.from(
    { length: 18 },
    (_, index) =>
      320 + index * 80 + bothLanguages.indexOf(language) * 20 + (isWide ? 40 : 0),
  )

/** As wide as the widest system font. */
const wideFont = 'header * { letter-spacing: .1em !important }'

const plain = readAccepted('all-sections/content/site.json')

function withSixEntries(content: SiteContent): SiteContent {
  const words = {
    about: ['About', 'Sobre'],
    services: ['Services', 'Serviços'],
    cases: ['Projects', 'Trabalhos'],
    clients: ['Customers', 'Clientes'],
    quotes: ['Testimonials', 'Depoimentos'],
    questions: ['Questions', 'Perguntas'],
  }
  const copy = structuredClone(content)
  copy.header.menu = Object.keys(words).map((section) => ({
    section,
    label: `nav.${section}`,
  }))
  for (const [section, [en = '', br = '']] of Object.entries(words)) {
    catalogOf(copy, 'en')[`nav.${section}`] = en
    catalogOf(copy, 'br')[`nav.${section}`] = br
  }
  return copy
}

function withName(content: SiteContent, name: string): SiteContent {
  return { ...content, company: { ...content.company, name } }
}

const withLongName = (content: SiteContent) =>
  withName(content, 'Laboratórios Aurora do Planalto')

/** With the widest mark that the bar allows, 160 px. */
function withWideMark(content: SiteContent, nameInMark = false): SiteContent {
  const company = { ...content.company, mark: '/wide.svg', nameInMark }
  return { ...content, company }
}

/** Widths where a mark and a name press on each other. */
const fewWidths = [320, 360, 412, 600, 900, 1200, 1536]

const contents: { about: string; content: SiteContent; widths?: number[] }[] = [
  { about: 'six one-word entries', content: withSixEntries(plain) },
  { about: 'a name of 31 letters', content: withLongName(plain) },
  {
    about: 'both, and a wide mark',
    content: withWideMark(withLongName(withSixEntries(plain))),
  },
  {
    about: 'words at the limits of the schema',
    content: withName(
      withLongestTexts(withFullLists(plain), manyWords),
      'Incomprehensibilitiesinternacionalizada',
    ),
  },
  {
    about: 'a wide mark beside a short name',
    content: withWideMark(plain),
    widths: fewWidths,
  },
  {
    about: 'a wide mark in the place of a short name',
    content: withWideMark(withName(withSixEntries(plain), 'Oca'), true),
    widths: fewWidths,
  },
  {
    about: 'the widest word',
    content: withName(plain, 'W'.repeat(40)),
    widths: fewWidths,
  },
  {
    about: 'the widest words',
    content: withName(plain, `${'M'.repeat(20)} ${'m'.repeat(19)}`),
    widths: fewWidths,
  },
]

async function faultsAt(page: Page, widths: number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await headerFaults(page)
    faults.push(...found.map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

/** Sections whose beginning is covered by the header after a jump to them. */
async function hiddenAnchors(page: Page, { sections }: SiteContent): Promise<string[]> {
  const hidden: string[] = []
  for (const { id } of sections) {
    await page.evaluate((anchor) => (location.hash = anchor), id)
    const isHidden = await page.locator(`#${id}`).evaluate(async (section) => {
      await new Promise((done) => requestAnimationFrame(done))
      const header = document.querySelector('header')?.getBoundingClientRect()
      return section.getBoundingClientRect().top < (header?.bottom ?? 0) - 1
    })
    if (isHidden) hidden.push(id)
  }
  return hidden
}

for (const { about, content, widths } of contents) {
  test(`the header holds ${about}`, async ({ page, show }) => {
    // It goes through 72 widths.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(accepted(content))
    for (const language of bothLanguages) {
      await open(page, language)
      expect(await faultsAt(page, widths ?? widthsOf(language)), language).toEqual([])
      for (const width of [320, 900, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await hiddenAnchors(page, content), `${width} px`).toEqual([])
      }
      await addRules(page, wideFont)
      const faults = await faultsAt(page, widths ?? widthsOf(language, true))
      expect(faults, `${language}, wide font`).toEqual([])
    }
  })
}

function withEntriesOf(content: SiteContent, letters: number): SiteContent {
  const copy = structuredClone(content)
  for (const catalog of Object.values(copy.catalogs))
    for (const { label } of copy.header.menu)
      catalog[label] = 'Empreendimentos novos'.slice(0, letters)
  return copy
}

for (const { about, content } of [
  { about: 'three entries of 20 letters', content: withEntriesOf(plain, 20) },
  {
    about: 'three of 17 letters beside a long name',
    content: withName(withEntriesOf(plain, 17), 'Laboratórios Aurora'),
  },
  {
    about: 'three of 17 letters beside a mark that holds the name',
    content: withWideMark(withLongName(withEntriesOf(plain, 17)), true),
  },
  {
    about: 'three of 20 letters beside a long name, without flags',
    content: inOneLanguage(
      withName(withEntriesOf(plain, 20), 'Laboratórios Aurora'),
      'en',
    ),
  },
])
  test(`${about} stand in the bar from the width at which they fit`, async ({
    page,
    show,
  }) => {
    await show(accepted(content))
    await page.setViewportSize({ width: 1440, height: 800 })
    await open(page, 'en')
    await expect(page.locator('header details[data-menu]')).toBeHidden()
    expect(await headerFaults(page)).toEqual([])
    await addRules(page, wideFont)
    expect(await headerFaults(page), 'wide font').toEqual([])
  })

for (const scheme of ['light', 'dark'] as const)
  test(`the header and the window cut neither birds nor moon nor stars, ${scheme}`, async ({
    page,
    show,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    // They belong to the columns, which the sample draws.
    await show(readAccepted('sample/content/site.json'))
    await open(page, 'en')
    const drawn = page.locator('h1').locator('..').locator('.day, .night')
    const shape = drawn.filter({ visible: true })
    for (const width of [320, 390, 600, 900, 1440, 1920, 2560])
      for (const height of [600, 844, 1400]) {
        await page.setViewportSize({ width, height })
        const header = await page.locator('header').boundingBox()
        const box = await shape.boundingBox()
        const { x, y } = box ?? { x: -1, y: -1 }
        expect(x, `${width} x ${height}`).toBeGreaterThanOrEqual(0)
        expect(x + (box?.width ?? 0), `${width} x ${height}`).toBeLessThanOrEqual(width)
        expect(y, `${width} x ${height}`).toBeGreaterThanOrEqual(header?.height ?? y + 1)
      }
  })
