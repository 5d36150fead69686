/** npm run edit:build: writes the editor as static files into build/editor, for an address of the owner's choice. */
import { readFileSync, rmSync } from 'node:fs'

import { buildStatic } from './edit/buildStatic.ts'
import { fromRoot } from './files/fromRoot.ts'
import { defaultContentFile, shownPath } from './files/paths.ts'
import { message } from './messages/messages.ts'
import { readArguments, run } from './terminal/commandLine.ts'
import { say } from './terminal/say.ts'

const folder = fromRoot('build/editor')

if (readArguments({}, message('buildEditor.usage')))
  await run(async () => {
    rmSync(folder, { recursive: true, force: true })
    await buildStatic(folder, readFileSync(defaultContentFile, 'utf8'))
    const path = shownPath(folder)
    console.info(say('buildEditor.done', { path }))
  })
