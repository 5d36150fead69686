/** npm run edit: serves the editor on this computer, and prints its address. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { builtPage } from './edit/buildPage.ts'
import { startEditServer } from './edit/editServer.ts'
import { openBrowser } from './edit/openBrowser.ts'
import { openingPage } from './edit/openingPage.ts'
import { openedAddress } from './edit/request.ts'
import { stateFolder } from './edit/stateFolder.ts'
import { checkFolderName } from './files/folderName.ts'
import { fromRoot } from './files/fromRoot.ts'
import { defaultContentFile, shownPath } from './files/paths.ts'
import { readArguments, readPort, run } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'
import { rememberFiles } from './update/projectFiles.ts'

const usage = {
  en: `Usage: npm run edit -- [options]
Opens the editor of the site in your browser. It runs on this computer alone. Ctrl+C ends it.
  --port 4180       the number in the address
  --no-open         prints the address and opens nothing
  --content FILE    another content than content/site.json`,
  br: `Uso: npm run edit -- [opções]
Abre o editor do site no seu navegador. Ele funciona só neste computador. Ctrl+C encerra.
  --port 4180       o número no endereço
  --no-open         mostra o endereço e não abre nada
  --content ARQUIVO outro conteúdo que não content/site.json`,
}

const words = {
  en: {
    building: 'The editor is made ready; this takes some seconds the first time.',
    address: 'The editor:',
    missing: (file: string) => `There is no file ${file}.`,
    taken: (port: number) =>
      `The port ${port} is taken, perhaps by an editor that runs already. Another one: npm run edit -- --port ${port + 1}`,
  },
  br: {
    building: 'O editor está sendo preparado; na primeira vez leva alguns segundos.',
    address: 'O editor:',
    missing: (file: string) => `Não existe o arquivo ${file}.`,
    taken: (port: number) =>
      `A porta ${port} está ocupada, talvez por um editor já aberto. Outra: npm run edit -- --port ${port + 1}`,
  },
}

async function edit(port: number, file: string, open: boolean): Promise<void> {
  checkFolderName()
  const say = words[systemLanguage()]
  const contentFile = resolve(file)
  if (!existsSync(contentFile)) throw new Error(say.missing(shownPath(contentFile)))
  rememberFiles(fromRoot())
  const pageFolder = await builtPage(() => console.info(say.building))
  const server = { contentFile, pageFolder, stateFolder: stateFolder(contentFile), port }
  const { url } = await startEditServer(server).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(say.taken(port)) : error
  })
  const address = openedAddress(url)
  console.info(`${say.address} ${address}`)
  // In a Codespace the browser is on another computer.
  if (open && address === url) openBrowser(openingPage(url))
}

const given = readArguments(
  {
    options: {
      port: { type: 'string', default: '4180' },
      'no-open': { type: 'boolean', default: false },
      content: { type: 'string', default: defaultContentFile },
    },
  },
  usage,
)
const port = given && readPort(given.values.port, usage)
if (given && port !== undefined)
  await run(() => edit(port, given.values.content, !given.values['no-open']))
