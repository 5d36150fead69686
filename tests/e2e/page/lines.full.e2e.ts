import type { Page } from '@playwright/test'

import { bothLanguages, expect, open, test } from '../support/fixtures.ts'

/** Headings and standfirsts of four words and more, and whether the last word has a line of its own though the one before would fit beside it. */
const lastWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const boxOf = (text: Text, { index, 0: word }: RegExpExecArray) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getBoundingClientRect()
    }
    const all = document.querySelectorAll<HTMLElement>('h1, h2, h3, h2 + p')
    return [...all].flatMap((element) => {
      const text = element.firstChild
      if (!(text instanceof Text)) return []
      const words = [...text.data.matchAll(/\S+/g)].map((word) => boxOf(text, word))
      const [second, last] = words.slice(-2)
      // Of three words, one stands alone wherever the line breaks.
      if (!second || !last || words.length < 4) return []
      const space = last.height / 3
      const fits = second.width + space + last.width < element.clientWidth
      return [{ text: text.data, isAlone: fits && second.bottom <= last.top + space }]
    })
  })

for (const language of bothLanguages)
  test(`no heading or standfirst ends with a word alone, at any width, in ${language}`, async ({
    page,
  }) => {
    await open(page, language)
    const found: string[] = []
    for (let width = 320; width <= 2560; width += 80) {
      await page.setViewportSize({ width, height: 900 })
      const judged = await lastWords(page)
      expect(judged.length).toBeGreaterThan(6)
      for (const { text, isAlone } of judged)
        if (isAlone) found.push(`${width} px: ${text}`)
    }
    expect(found).toEqual([])
  })

test('the edge of no window cuts a walker', async ({ page, language }) => {
  await open(page, language)
  for (const [width, height] of [
    [320, 568],
    [360, 800],
    [390, 844],
    [412, 915],
    [430, 932],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The walkers of the motif "columns", and their reflection.
    const [walking, mirrored] = await page
      .locator('#about svg [id^="~~~"], #about svg use')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(walking, `${width} x ${height}`).toBeLessThan(width)
    expect(mirrored).toBe(walking)
  }
})
