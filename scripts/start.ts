/** npm start: serves the site for development; `-- --live` uses the real services. */
import { resolve } from 'node:path'

import { createServer } from 'vite'

import { captchaService } from '../schema/captchaService.ts'
import { mailService } from '../schema/mailService.ts'
import { checkWithPictures } from './check/checkWithPictures.ts'
import { formatReport } from './check/report/reportFormats.ts'
import { devConfig } from './dev/devConfig.ts'
import { checkProjectPath } from './files/checkProjectPath.ts'
import { defaultContentFile } from './files/paths.ts'
import { message, say } from './messages/messages.ts'
import { readPort, run } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

const services = { mail: mailService.name, captcha: captchaService.name }

interface Options {
  live: boolean
  host: string
  content: string
}

async function start(port: number, { live, host, content }: Options): Promise<void> {
  checkProjectPath({ isServed: true })
  if (live) process.env['VITE_LIVE'] = '1'
  const server = await createServer({
    ...devConfig(resolve(content)),
    configFile: false,
    // Vite's other messages do not help a person who edits the content.
    logLevel: 'warn',
    server: { port, host },
  })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw error
  }
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  for (const url of local) console.info(`\n  ${say('start.site', { address: url })}`)
  for (const url of network) console.info(`  ${say('start.network', { address: url })}`)
  console.info(`  ${say('start.hint')}`)
  const checked = await checkWithPictures(resolve(content))
  if (!checked.result.ok)
    server.config.logger.error(formatReport('human', checked, systemLanguage()))
  console.info(`  ${live ? say('start.live', services) : say('start.offline')}\n`)
}

await run(
  {
    options: {
      live: { type: 'boolean', default: false },
      port: { type: 'string', default: '5173' },
      host: { type: 'string', default: 'localhost' },
      content: { type: 'string', default: defaultContentFile },
    },
  },
  message('start.usage', services),
  ({ values }) => start(readPort(values.port), values),
)
