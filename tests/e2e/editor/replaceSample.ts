import { expect, type Page } from '@playwright/test'

import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { languageTitle } from '../../../schema/languageNames.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { drawingFile, entriesOf, openGroup, titleAt } from './editor.ts'

/**
 * Makes the sample an owner's site, in the owner's language alone: without clients and form, and with other words in
 * each field that the steps to go live list. `known`: another company’s content, for its address, numbers and so on.
 */
export async function replaceSample(page: Page, own: ReportLanguage, known: unknown) {
  const panel = page.getByRole('tabpanel')
  const remove = (name: string) => {
    const action = message('common.remove')
    const label = message('common.actionOn', { action, name })[own]
    return panel.getByRole('button', { name: label }).click()
  }
  const sections = entriesOf(page, 'sections')
  await sections.nth(2).locator('[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitem', { name: message('common.remove')[own] }).click()
  await sections.nth(2).locator('[data-row]').first().press('Enter')
  await remove(titleAt('sections', 3, 'person')[own])
  await panel.getByRole('switch', { name: titleAt('sections', 3, 'form')[own] }).uncheck()
  await openGroup(page, message('common.languages')[own])
  await remove(languageTitle(own === 'en' ? 'br' : 'en')[own])

  const goLive = page.getByRole('tab', { name: message('tab.goLive')[own] })
  const groups = panel.locator('section section > h2 > button')
  const state = panel.locator('li output')
  const done = [message('goLive.allYours')[own], message('goLive.alikeLeft')[own]]
  for (let before = ''; ;) {
    await goLive.click()
    // The check answers a moment later.
    await expect(state).not.toHaveText(before)
    before = await state.innerText()
    if (done.includes(before)) break
    if ((await groups.first().getAttribute('aria-expanded')) !== 'true')
      await groups.first().click()
    await panel.locator('section section:not([aria-label]) li button').first().click()
    const place = page.locator('[data-path]:has(:focus)').last()
    const path = JSON.parse((await place.getAttribute('data-path')) ?? '[]') as Path
    if (path.at(-1) === 'mark')
      await place.locator('[type=file]').first().setInputFiles(drawingFile('own.svg'))
    else await page.locator(':focus').fill(ownValue(known, path) ?? `My words, ${before}`)
  }
  await panel.getByRole('button', { name: message('goLive.step.domain')[own] }).click()
  await panel
    .getByRole('button', { name: titleAt('site', 'address')[own] })
    .first()
    .click()
  // As people type it.
  const { host } = new URL(String(lookUp(known, ['site', 'address'])))
  await page.locator(':focus').fill(host)
}

function ownValue(known: unknown, path: Path): string | undefined {
  if (path.at(-1) === 'address') return 'https://www.linkedin.com/company/ours'
  const isEmail = path.at(-1) === 'email'
  const value = lookUp(known, isEmail ? ['company', 'email'] : path)
  const isText = path[0] === 'catalogs' || path[0] === 'sections'
  return typeof value === 'string' && (isEmail || !isText) ? value : undefined
}
