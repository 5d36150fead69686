/** npm start: the site at a printed address, complete; `-- --live` talks to the real services. */
import { resolve } from 'node:path'

import { createServer } from 'vite'

import { readArguments, readPort } from './commandLine.ts'
import { checkWithPictures } from './content/checkWithPictures.ts'
import { defaultContentFile } from './content/paths.ts'
import { formatReport } from './content/report/formats.ts'
import { systemLanguage } from './content/report/language.ts'
import { siteConfig } from './vite/siteConfig.ts'

const usage =
  'Usage: npm start -- [--live] [--port 5173] [--host 127.0.0.1] [--content content/site.json]'

interface Options {
  live: boolean
  host: string
  content: string
}

async function start(port: number, { live, host, content }: Options): Promise<void> {
  if (live) process.env['VITE_LIVE'] = '1'
  const server = await createServer({
    ...siteConfig(resolve(content)),
    configFile: false,
    server: { port, host },
  })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw error
  }
  server.printUrls()
  const checked = await checkWithPictures(resolve(content))
  if (!checked.result.ok)
    server.config.logger.error(formatReport('human', checked, systemLanguage()))
  console.info(
    live
      ? '  Live: the form talks to EmailJS and hCaptcha. The captcha refuses "localhost"; see "Go live" in the README.\n'
      : '  The form works without an account: a sent message is printed here.\n',
  )
}

const given = readArguments(
  {
    options: {
      live: { type: 'boolean', default: false },
      port: { type: 'string', default: '5173' },
      host: { type: 'string', default: 'localhost' },
      content: { type: 'string', default: defaultContentFile },
    },
  },
  usage,
)
const port = given && readPort(given.values.port, usage)
if (given && port !== undefined) {
  try {
    await start(port, given.values)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
