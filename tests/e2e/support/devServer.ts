import { spawn } from 'node:child_process'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { sampleContent } from './sampleBuild.ts'

export interface DevServer {
  url: string
  /** What it has printed so far. */
  output: () => string
  close: () => void
}

const options = ['--content', sampleContent, '--port', '0', '--host', '127.0.0.1']

/** `npm start` itself with the sample, on a free port. */
export function startServer(): Promise<DevServer> {
  return new Promise((done, fail) => {
    const server = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/start.ts', ...options],
      {
        cwd: fromRoot(),
        env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
      },
    )
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /https?:\/\/127\.0\.0\.1:[1-9]\d*\//.exec(output)?.[0]
      if (url === undefined) return
      done({ url, output: () => output, close: () => server.kill() })
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => fail(new Error(`Failed to start the dev server: ${output}`)))
  })
}
