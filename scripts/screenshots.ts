/** npm run screenshots: pictures of the built site in both languages, light and dark, at three widths, and of every state of the form. */
import { resolve } from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { serveDist } from './hosting/serveDist.ts'
import { browserArguments, findBrowser } from './testing/findBrowser.ts'
import { formStates, type FormState } from './testing/formStates.ts'

const folder = resolve(import.meta.dirname, '../screenshots')

interface Look {
  lang: 'en' | 'br'
  colorScheme: 'light' | 'dark'
  width: number
}

const looks: Look[] = (['en', 'br'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [390, 768, 1440].map((width) => ({ lang, colorScheme, width })),
  ),
)

const fileName = ({ lang, colorScheme, width }: Look) =>
  `${lang}-${colorScheme}-${width}.png`

async function withPage(
  browser: Browser,
  look: Look,
  take: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { colorScheme, width } = look
  // Motion is off, so that a picture shows the end of it.
  const options = {
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  } as const
  const context = await browser.newContext(options)
  await take(await context.newPage(), context)
  await context.close()
}

async function takePage(browser: Browser, url: string, look: Look): Promise<void> {
  await withPage(browser, look, async (page) => {
    await page.goto(`${url}?lang=${look.lang}`)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    await page.screenshot({
      path: resolve(folder, 'page', fileName(look)),
      fullPage: true,
    })
  })
}

async function takeForm(
  browser: Browser,
  url: string,
  look: Look,
  state: FormState,
): Promise<void> {
  await withPage(browser, look, async (page, context) => {
    await state.prepare(context)
    await page.goto(`${url}?lang=${look.lang}`)
    await state.reach(page)
    // A section taller than the window would have the sticky header across it.
    await page.locator('header').evaluate((header) => (header.style.position = 'static'))
    const section = page.locator('section', { has: page.getByRole('status') })
    await section.screenshot({
      path: resolve(folder, 'form', `${state.name}-${fileName(look)}`),
    })
  })
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  for (const look of looks) {
    console.info(fileName(look))
    await takePage(browser, url, look)
    await Promise.all(formStates.map((state) => takeForm(browser, url, look, state)))
  }
}

async function takeWith(executablePath: string): Promise<void> {
  const server = await serveDist(0)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    await takeAll(browser, server.url)
  } finally {
    await browser.close()
    await server.close()
  }
}

const found = findBrowser()
if (found.ok) {
  await takeWith(found.path)
} else {
  console.error(found.problem)
  process.exitCode = 1
}
