import { type ChildProcess, spawn } from 'node:child_process'

import { fromRoot } from '../files/fromRoot.ts'

interface StartedEditor {
  /** The address of the editor, with the token that grants access. */
  url: string
  process: ChildProcess
}

/** Runs `npm run edit` for a content file, with a separate drafts folder. */
export function startEditor(
  contentFile: string,
  env: NodeJS.ProcessEnv = {},
): Promise<StartedEditor> {
  return new Promise((resolve, reject) => {
    const args = ['--no-open', '--port', '0', '--content', contentFile]
    const editor = spawn(
      process.execPath,
      ['scripts/runBundled.js', 'scripts/edit.ts', ...args],
      {
        cwd: fromRoot(),
        env: { ...process.env, XDG_STATE_HOME: `${contentFile}.state`, ...env },
      },
    )
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /http:\S+#\w+/.exec(output)?.[0]
      if (url !== undefined) resolve({ url, process: editor })
    }
    editor.stdout.on('data', onOutput)
    editor.stderr.on('data', onOutput)
    editor.on('exit', () => reject(new Error(`Failed to start the editor: ${output}`)))
  })
}
