import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

interface StartedEditor {
  /** With the token that opens it. */
  url: string
  process: ChildProcess
}

/** Starts `npm run edit` over a content, with drafts of its own beside it. Port 0 takes a free one. */
export function startEditor(contentFile: string, port = '0'): Promise<StartedEditor> {
  return new Promise((done, fail) => {
    const args = ['--no-open', '--port', port, '--content', contentFile]
    const editor = spawn(
      process.execPath,
      ['scripts/runBundled.js', 'scripts/edit.ts', ...args],
      {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...process.env, XDG_STATE_HOME: `${contentFile}.state` },
      },
    )
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /http:\S+#\w+/.exec(output)?.[0]
      if (url !== undefined) done({ url, process: editor })
    }
    editor.stdout.on('data', read)
    editor.stderr.on('data', read)
    editor.on('exit', () => fail(new Error(`Failed to start the editor: ${output}`)))
  })
}
