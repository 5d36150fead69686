/** npm run edit:build: writes the editor as static files into build/editor, for an address of the owner's choice. */
import { readFileSync, rmSync } from 'node:fs'

import { buildStatic } from './edit/buildStatic.ts'
import { fromRoot } from './files/fromRoot.ts'
import { defaultContentFile, shownPath } from './files/paths.ts'
import { readArguments, run } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

const folder = fromRoot('build/editor')

const usage = {
  en: `Usage: npm run edit:build
Writes the editor as static files into build/editor: put online, it edits the site in its repository at GitHub, from any browser.`,
  br: `Uso: npm run edit:build
Gera o editor como arquivos estáticos em build/editor: posto no ar, ele edita o site no repositório do GitHub, de qualquer navegador.`,
}

const done = {
  en: (path: string) =>
    `The editor is ready: ${path}. What to do with it: README.md there.`,
  br: (path: string) =>
    `O editor está pronto: ${path}. O que fazer com ele: README.md nessa pasta.`,
}

if (readArguments({}, usage))
  await run(async () => {
    rmSync(folder, { recursive: true, force: true })
    await buildStatic(folder, readFileSync(defaultContentFile, 'utf8'))
    console.info(done[systemLanguage()](shownPath(folder)))
  })
