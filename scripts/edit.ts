/** npm run edit: serves the editor on this computer and prints its address. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { buildPageOnce } from './edit/buildPage.ts'
import { startEditServer } from './edit/editServer.ts'
import { openBrowser, writeOpeningPage } from './edit/openBrowser.ts'
import { stateFolder } from './edit/stateFolder.ts'
import { checkProjectPath } from './files/checkProjectPath.ts'
import { defaultContentFile, displayPath } from './files/paths.ts'
import { message, say } from './messages/messages.ts'
import { readPort, run } from './terminal/commandLine.ts'

async function edit(port: number, file: string, opensBrowser: boolean): Promise<void> {
  checkProjectPath()
  const contentFile = resolve(file)
  if (!existsSync(contentFile))
    throw new Error(say('edit.noFile', { file: displayPath(contentFile) }))
  const pageFolder = await buildPageOnce(() => console.info(say('edit.building')))
  const options = { contentFile, pageFolder, stateFolder: stateFolder(contentFile), port }
  const { url } = await startEditServer(options).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(say('edit.portTaken', { port, next: port + 1 }))
      : error
  })
  console.info(say('edit.address', { address: url }))
  if (opensBrowser) openBrowser(writeOpeningPage(url))
}

await run(
  {
    options: {
      port: { type: 'string', default: '4180' },
      'no-open': { type: 'boolean', default: false },
      content: { type: 'string', default: defaultContentFile },
    },
  },
  message('edit.usage'),
  ({ values }) => edit(readPort(values.port), values.content, !values['no-open']),
)
