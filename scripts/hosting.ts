/** npm run hosting: prints the settings for a host (headers and caching). It needs only the site's address. */

import { fromRoot } from './files/fromRoot.ts'
import { readBuiltSite } from './hosting/builtSite.ts'
import { nginx, type NginxOptions } from './hosting/nginx.ts'
import { vercel } from './hosting/vercel.ts'
import { message, say } from './messages/messages.ts'
import { readArguments, readPort, refuseUsage } from './terminal/commandLine.ts'

const usage = message('hosting.usage')

type Printer = (address: URL, options: NginxOptions) => string
const printers = new Map<string | undefined, Printer>([
  ['nginx', nginx],
  ['vercel', vercel],
])

/** Settings that every build writes. */
const filesOfBuild = new Map<string | undefined, string>([
  ['apache', '.htaccess'],
  ['iis', 'web.config'],
  ['netlify', '_headers'],
  ['cloudflare', '_headers'],
])

function print(printer: Printer, dist: string, options: NginxOptions): void {
  const result = readBuiltSite(dist)
  if (result.ok) {
    process.stdout.write(printer(result.built.address, options))
    // Printed to stderr: stdout is often redirected into a file.
    console.error(say('hosting.lasting'))
  } else {
    console.error(result.sentence)
    process.exitCode = 1
  }
}

const args = readArguments(
  {
    allowPositionals: true,
    options: {
      root: { type: 'string', default: '/var/www/site' },
      loopback: { type: 'string' },
      dist: { type: 'string', default: fromRoot('dist') },
    },
  },
  usage,
)
if (args) {
  const [host] = args.positionals
  const { root, loopback, dist } = args.values
  const printer = printers.get(host)
  const file = filesOfBuild.get(host)
  const loopbackPort = loopback === undefined ? undefined : readPort(loopback, usage)
  const none =
    host === undefined
      ? message('hosting.whichHost')
      : message('hosting.unknownHost', { host })
  if (file !== undefined) console.info(say('hosting.inBuild', { file }))
  else if (!printer) refuseUsage(none, usage)
  else if (loopback === undefined || loopbackPort !== undefined)
    print(printer, dist, { root, loopbackPort })
}
