/** npm run screenshots: takes screenshots of the built site in every language and scheme at four widths, and of every state of the form. */
import { resolve } from 'node:path'

import type { Browser, BrowserContext, Page } from '@playwright/test'

import { languageList, type Language } from '../schema/languages.ts'
import { fromRoot } from './files/fromRoot.ts'
import { serveDist } from './hosting/serveDist.ts'
import { message, say } from './messages/messages.ts'
import { readArguments, run } from './terminal/commandLine.ts'
import { inBrowser } from './test/findBrowser.ts'
import { formStates, type FormState } from './test/formStates.ts'

interface Site {
  url: string
  /** Folder for the screenshots. */
  out: string
}

interface Look {
  language: Language
  colorScheme: 'light' | 'dark'
  width: number
}

const looks: Look[] = languageList.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [390, 768, 1440, 2560].map((width) => ({ language, colorScheme, width })),
  ),
)

const fileName = ({ language, colorScheme, width }: Look) =>
  `${language}-${colorScheme}-${width}.png`

async function withPage(
  browser: Browser,
  look: Look,
  take: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { colorScheme, width } = look
  // Animations are off, so that a screenshot shows their end state.
  const options = {
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  } as const
  const context = await browser.newContext(options)
  // Busy machines are slow.
  context.setDefaultTimeout(120_000)
  await take(await context.newPage(), context)
  await context.close()
}

async function takePage(browser: Browser, { url, out }: Site, look: Look): Promise<void> {
  await withPage(browser, look, async (page) => {
    await page.goto(`${url}?lang=${look.language}`)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    await page.screenshot({
      path: resolve(out, 'page', fileName(look)),
      fullPage: true,
    })
  })
}

async function takeForm(
  browser: Browser,
  { url, out }: Site,
  look: Look,
  state: FormState,
): Promise<void> {
  await withPage(browser, look, async (page, context) => {
    await state.prepare(context)
    await page.goto(`${url}?lang=${look.language}`)
    // Located first: in the last states, the form is gone.
    const section = await page.waitForSelector('section:has(form)')
    await state.reach(page)
    // In a section taller than the window, the sticky header would cover a part.
    await page.locator('header').evaluate((header) => (header.style.position = 'static'))
    await section.screenshot({
      path: resolve(out, 'form', `${state.name}-${fileName(look)}`),
    })
  })
}

async function takeAll(browser: Browser, site: Site, only?: string): Promise<void> {
  const chosen = looks.filter((look) => !only || fileName(look) === `${only}.png`)
  if (only && chosen.length === 0)
    throw new Error(say('screenshots.unknownLook', { look: only }))
  for (const look of chosen) {
    console.info(fileName(look))
    await takePage(browser, site, look)
    // One at a time: on a busy machine, parallel pages timed out.
    for (const state of formStates) await takeForm(browser, site, look, state)
  }
}

async function take(dist: string, out: string, look?: string) {
  const server = await serveDist(0, dist)
  try {
    await inBrowser((browser) => takeAll(browser, { url: server.url, out }, look))
  } finally {
    await server.close()
  }
}

const args = readArguments(
  {
    options: {
      dist: { type: 'string', default: fromRoot('dist') },
      look: { type: 'string' },
      out: { type: 'string', default: fromRoot('screenshots') },
    },
  },
  message('screenshots.usage'),
)
if (args) {
  const { dist, out, look } = args.values
  await run(() => take(resolve(dist), resolve(out), look))
}
