/** npm run edit:build: writes the editor as static files into build/editor, for an address of the owner's choice. */
import { readFileSync, rmSync } from 'node:fs'

import { buildStatic } from './edit/buildStatic.ts'
import { fromRoot } from './files/fromRoot.ts'
import { defaultContentFile, shownPath } from './files/paths.ts'
import { message, say } from './messages/messages.ts'
import { readArguments, run } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

const folder = fromRoot('build/editor')

if (readArguments({}, message('buildEditor.usage')))
  await run(async () => {
    rmSync(folder, { recursive: true, force: true })
    await buildStatic(folder, readFileSync(defaultContentFile, 'utf8'))
    const path = shownPath(folder)
    console.info(say(systemLanguage(), 'buildEditor.done', { path }))
  })
