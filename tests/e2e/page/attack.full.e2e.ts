/** Texts with attacks that the check accepts: they are shown as text, and no script runs. */
import type { Page } from '@playwright/test'

import { withoutUnshowable } from '../../../schema/characters.ts'
import { checkContent } from '../../../schema/checkContent.ts'
import { languageList } from '../../../schema/languages.ts'
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { publicFiles } from '../../../scripts/check/contentFile.ts'
import { publicFolder } from '../../../scripts/files/paths.ts'
import { allSectionsFile, readAccepted } from '../../support/acceptedContent.ts'
import { formStates } from '../form/formStates.ts'
import { expect, open, startApplication } from '../support/fixtures.ts'
import { readabilityFaults } from '../support/readabilityFaults.ts'
import { testSite } from '../support/testSite.ts'

/** An attack for texts with a short maximum length. */
const shortestAttack = '<img src onerror=attacked=1>'

const attacks = [
  '--><script>attacked=1</script>',
  '</style></title><svg onload=attacked=1>',
  '"><img src onerror=attacked=1>',
  '" onfocus="attacked=1" autofocus="',
  "' onpointermove='attacked=1",
  '&lt;img src onerror=attacked=1&gt;',
  String.raw`\u003cscript\u003eattacked=1\u003c/script\u003e`,
  String.raw`\"};attacked=1;//`,
  '`;attacked=1;`' + '${attacked=1}',
  '</script><script>attacked=1</script>',
  '<a href="javascript:attacked=1">x</a>',
  '{attacked, select, other {<script>attacked=1</script>}}',
]

const original = readAccepted('all-sections/content/site.json')

/** The content with an attack in every text that accepts one. Other texts do not change. */
function contentWithAttacks() {
  const content = structuredClone(original)
  for (const client of content.clients ?? []) client.name = shortestAttack
  content.company.legalName = shortestAttack
  for (const language of languageList)
    for (const [index, id] of Object.keys(catalogOf(original, language)).entries())
      catalogOf(content, language)[id] = attacks[index % attacks.length] ?? ''
  const files = publicFiles(publicFolder(allSectionsFile))
  for (;;) {
    const { ok, problems } = checkContent(JSON.stringify(content), { files })
    if (ok) return content
    for (const { severity, path } of problems) {
      if (severity !== 'error') continue
      const language = path[1] === 'br' ? 'br' : 'en'
      const id = String(path[2])
      const catalog = catalogOf(content, language)
      const originalText = catalogOf(original, language)[id] ?? ''
      catalog[id] = catalog[id] === shortestAttack ? originalText : shortestAttack
    }
  }
}

/** Attributes that would run a script, and “attacked” if a script has run. */
const findScripts = (page: Page) =>
  page.evaluate(() => {
    const scripts: string[] = 'attacked' in window ? ['attacked'] : []
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (/^(on|srcdoc$)/.test(name) || /^\W*(javascript|vbscript|blob):/i.test(value))
          scripts.push(`${name}=${value}`)
    return scripts
  })

/** The page's texts and attributes. The no-break spaces that the build inserts are replaced by spaces. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [
        element.childElementCount === 0 ? element.textContent : '',
        ...[...element.attributes].map(({ value }) => value),
      ])
      .join('\n')
      .replaceAll('\u00a0', ' '),
  )

const attackContent = contentWithAttacks()
const test = testSite('all-sections', attackContent)
// Turns off the policy, which would block the scripts.
test.use({ bypassCSP: true, additionalFields: ['company', 'city', 'budget'] })

test('attacks are shown as text', async ({ page, emails, language, otherLanguage }) => {
  const originalTexts = catalogOf(original, language)
  // Only sections that show all their texts without interaction.
  const attackTexts = Object.entries(catalogOf(attackContent, language)).flatMap(
    ([id, text = '']) =>
      /^(hero|services|cases|quotes|steps|questions|clients|nav)\./.test(id) &&
      originalTexts[id] !== text
        ? withoutUnshowable(text)
        : [],
  )
  expect(attackTexts.length).toBeGreaterThan(20)
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, otherLanguage)
  expect(await findScripts(page)).toEqual([])
  // The boot script writes the texts first, and then the application.
  await page.locator(`header [data-language=${language}]`).click()
  for (const state of ['idle', 'ready']) {
    if (state === 'ready') await startApplication(page)
    await expect
      .poll(async () => {
        const shownText = await textsOf(page)
        return attackTexts.filter((text) => !shownText.includes(text))
      })
      .toEqual([])
    expect(await readabilityFaults(page)).toEqual([])
    expect(await findScripts(page)).toEqual([])
  }
  await formStates.errors(page)
  expect(await findScripts(page)).toEqual([])
  await formStates.success(page)
  expect(emails).toHaveLength(1)
  expect(await findScripts(page)).toEqual([])

  // Proves that the policy is off: an added script runs.
  await page.addScriptTag({ content: 'window.planted = true' })
  expect(await page.evaluate(() => 'planted' in window)).toBe(true)
})
