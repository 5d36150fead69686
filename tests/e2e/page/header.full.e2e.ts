/** The header holds every name and menu that the check accepts, at every width. */
import type { Page } from '@playwright/test'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { manyWords, withFullLists, withLongestTexts } from '../../fixtures/limits.ts'
import { accepted, readAccepted } from '../support/acceptedContent.ts'
import { addRules } from '../support/addRules.ts'
import { bothLanguages, expect, open } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
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

/** Words of usual length. */
const words = ['Sobre', 'Serviços', 'Trabalhos', 'Depoimentos', 'Perguntas', 'Clientes']

function withSixEntries(content: SiteContent): SiteContent {
  const copy = structuredClone(content)
  copy.header.menu = copy.sections.slice(0, words.length).map(({ id }, index) => {
    for (const catalog of Object.values(copy.catalogs))
      catalog[`nav.${id}`] = words[index] ?? ''
    return { section: id, label: `nav.${id}` }
  })
  return copy
}

function withName(content: SiteContent, name: string): SiteContent {
  return { ...content, company: { ...content.company, name } }
}

/** With the widest mark that the bar allows, 160 px. */
function withWideMark(content: SiteContent, nameInMark = false): SiteContent {
  const company = { ...content.company, mark: '/wide.svg', nameInMark }
  return { ...content, company }
}

const contents = [
  {
    about: 'six entries, a long name and a wide mark',
    content: withWideMark(withName(withSixEntries(plain), 'Laboratórios Aurora')),
  },
  {
    about: 'words at the limits of the schema',
    content: withName(
      withLongestTexts(withFullLists(plain), manyWords),
      'Incomprehensibilitiesinternacionalizada',
    ),
  },
  {
    about: 'a wide mark in the place of a short name',
    content: withWideMark(withName(withSixEntries(plain), 'Oca'), true),
  },
  {
    about: 'the widest word',
    content: withName(plain, 'W'.repeat(40)),
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

for (const { about, content } of contents) {
  const test = testOf('all-sections', accepted(content))
  test(`the header holds ${about}`, async ({ page }) => {
    // It goes through 72 widths.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const language of bothLanguages) {
      await open(page, language)
      expect(await faultsAt(page, widthsOf(language)), language).toEqual([])
      await addRules(page, wideFont)
      const faults = await faultsAt(page, widthsOf(language, true))
      expect(faults, `${language}, wide font`).toEqual([])
    }
  })
}
