/** On a slow line a visitor sees the chosen language or nothing, never the document's own, `own`. */
import { createServer } from 'node:http'

import { otherLanguage, type Language } from '../../src/i18n/languages.ts'
import { expect, type test as base, texts } from './fixtures.ts'
import { headlines, recordFrames } from './frames.ts'
import { holdScripts } from './network.ts'

/** The built document in two pieces: the second one is sent when the returned function is called. */
async function serveInPieces(
  source: string,
  headers: Record<string, string>,
  end: number,
) {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end()
      return
    }
    const policy = headers['content-security-policy'] ?? ''
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
  const other = otherLanguage(own)

  for (const [how, path] of [
    [`a stored ${other}`, './'],
    [`/?lang=${other}`, `./?lang=${other}`],
  ] as const) {
    test(`${how} paints that language alone, even when no script file ever arrives`, async ({
      page,
    }) => {
      if (path === './') {
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
      expect(headlines(await frames())).toEqual([texts[other]['hero.title']])
    })
  }

  const cuts = [
    { where: 'inside the page', mark: 'id="services"' },
    {
      where: 'before the words of the other language',
      mark: '<script type="application/json"',
    },
    {
      where: 'inside the words of the other language',
      mark: texts[other]['services.title'],
    },
  ]

  test.describe('a document that arrives in two pieces', () => {
    // The images of the page are not what this is about.
    test.use({ expectedErrors: [/404/] })

    for (const { where, mark } of cuts) {
      test(`shows a stored ${other} nothing else when it breaks ${where}`, async ({
        page,
        context,
        request,
      }) => {
        const answer = await request.get('./')
        const source = await answer.text()
        const end = source.indexOf(mark)
        expect(end).toBeGreaterThan(0)
        const server = await serveInPieces(source, answer.headers(), end)
        await context.unrouteAll()
        await page.addInitScript(
          (language) => localStorage.setItem('language', language),
          other,
        )
        const frames = await recordFrames(page)

        await page.goto(server.url, { waitUntil: 'commit' })
        // Some frames go by while half of the document is there.
        await page.waitForFunction(
          () => document.querySelector('h1') !== null && window.framesSeen.length > 20,
        )
        expect(headlines(await frames())).toEqual([])
        await expect(page).toHaveTitle(texts[other]['page.title'])

        server.release()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(headlines(await frames())).toEqual([texts[other]['hero.title']])
        server.close()
      })
    }
  })
}
