/** Tests that a visitor on a slow line sees the arriving document in the chosen language, and never in the document's own (`own`). */
import { createServer } from 'node:http'

import type { BrowserContext } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import { expect, shownTexts, type test as base, texts } from '../support/fixtures.ts'
import { nextLanguage } from '../support/flags.ts'
import { headlines, linesOf, recordFrames } from '../support/frames.ts'
import { holdScripts } from '../support/network.ts'

/** Serves the built document in two pieces, cut within the last `mark`. The second is sent when `release` is called. */
export async function serveInPieces(context: BrowserContext, mark: string) {
  const answer = await context.request.get('.')
  const source = await answer.text()
  const start = source.lastIndexOf(mark)
  expect(start).toBeGreaterThan(0)
  const end = start + Math.ceil(mark.length / 2)
  await context.unrouteAll()
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end()
      return
    }
    const policy = answer.headers()['content-security-policy'] ?? ''
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    response.write(source.slice(0, end))
    void released.then(() => response.end(source.slice(end)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    release,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function testSlowDocument(test: typeof base, own: Language): void {
  const other = nextLanguage(own)

  for (const [how, path] of [
    [`a stored ${other}`, '.'],
    [`/?lang=${other}`, `./?lang=${other}`],
  ] as const) {
    test(`${how} paints that language alone, even when no script file ever arrives`, async ({
      page,
    }) => {
      if (path === '.') {
        await page.addInitScript(
          (language) => localStorage.setItem('language', language),
          other,
        )
      }
      await holdScripts(page)
      const frames = await recordFrames(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.mouse.move(5, 5)
      await page.mouse.wheel(0, 300)
      expect(headlines(await frames())).toEqual([shownTexts[other]['hero.title']])
    })
  }

  const wanted: Record<string, string> = shownTexts[other]
  /** Texts that only the document's own language has. */
  const unwanted = Object.entries(shownTexts[own])
    .filter(([id, text]) => wanted[id] !== text)
    .map(([, text]) => text)

  const cuts = [
    { where: 'the words of the other language', mark: wanted['services.title'] },
    { where: 'the headline', mark: shownTexts[own]['hero.title'], seen: ['nav.clients'] },
    {
      where: 'the services',
      mark: shownTexts[own]['services.text'],
      seen: ['nav.clients', 'hero.title', 'hero.text'],
    },
    {
      where: 'the footer',
      mark: shownTexts[own]['footer.offices'],
      seen: ['hero.title', 'services.text', 'contact.title', 'form.send'],
    },
  ]

  test.describe('a document that arrives in two pieces', () => {
    // The server of this test has no images.
    test.use({ expectedErrors: [/404/] })

    for (const { where, mark = '', seen = [] } of cuts) {
      test(`shows a stored ${other} what has arrived of it when it breaks in ${where}`, async ({
        page,
        context,
      }) => {
        const server = await serveInPieces(context, mark)
        await page.addInitScript(
          (language) => localStorage.setItem('language', language),
          other,
        )
        const frames = await recordFrames(page)

        await page.goto(server.url, { waitUntil: 'commit' })
        await expect(page).toHaveTitle(texts[other]['page.title'])
        // Waits for some frames with only a part of the document.
        await page.waitForFunction(() => window.framesSeen.length > 20)
        const before = linesOf(await frames())
        expect([...before]).toEqual(expect.arrayContaining(seen.map((id) => wanted[id])))
        expect(before).not.toContain(wanted['footer.offices'])
        // A part that is still arriving is not visible in any language.
        expect(headlines(await frames())).toEqual(
          seen.filter((id) => id === 'hero.title').map((id) => wanted[id]),
        )

        server.release()
        await expect(page.getByText(texts[other]['footer.love'])).toBeVisible()
        const all = linesOf(await frames())
        expect(unwanted.filter((text) => all.has(text))).toEqual([])
        expect(headlines(await frames())).toEqual([wanted['hero.title']])
        server.close()
      })
    }
  })
}
