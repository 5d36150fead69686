/** npm start: the site at a printed address, complete; `-- --live` talks to the real services. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { createServer } from 'vite'

const usage = 'Usage: npm start -- [--live] [--port 5173] [--host 127.0.0.1]'

function readOptions() {
  try {
    return parseArgs({
      options: {
        live: { type: 'boolean', default: false },
        port: { type: 'string', default: '5173' },
        host: { type: 'string', default: 'localhost' },
      },
    }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}

const { live, port, host } = readOptions()
if (live) process.env['VITE_LIVE'] = '1'
const server = await createServer({
  configFile: resolve(import.meta.dirname, '../vite.config.ts'),
  server: { port: Number(port), host },
})
await server.listen()
server.printUrls()
console.info(
  live
    ? '  Live: the form talks to EmailJS and hCaptcha. The captcha refuses "localhost"; see "Go live" in the README.\n'
    : '  The form works without an account: a sent message is printed here.\n',
)
