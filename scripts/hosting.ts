/** npm run hosting: prints the settings for nginx (headers and caching). They depend only on the site's address. */
import { fromRoot } from './files/fromRoot.ts'
import { readBuiltSite } from './hosting/builtSite.ts'
import { nginx } from './hosting/nginx.ts'
import { message, say } from './messages/messages.ts'
import { readArguments, readPort, refuseUsage, run } from './terminal/commandLine.ts'

const usage = message('hosting.usage')

/** Settings that every build writes. */
const filesOfBuild = new Map<string | undefined, string>([
  ['apache', '.htaccess'],
  ['iis', 'web.config'],
  ['netlify', '_headers'],
  ['cloudflare', '_headers'],
])

const args = readArguments(
  {
    allowPositionals: true,
    options: {
      root: { type: 'string', default: '/var/www/site' },
      loopback: { type: 'string' },
    },
  },
  usage,
)
if (args) {
  const [host] = args.positionals
  const { root, loopback } = args.values
  const file = filesOfBuild.get(host)
  const loopbackPort = loopback === undefined ? undefined : readPort(loopback, usage)
  const none =
    host === undefined
      ? message('hosting.whichHost')
      : message('hosting.unknownHost', { host })
  if (file !== undefined) console.info(say('hosting.inBuild', { file }))
  else if (host !== 'nginx') refuseUsage(none, usage)
  else if (loopback === undefined || loopbackPort !== undefined)
    await run(() => {
      const { address } = readBuiltSite(fromRoot('dist'))
      process.stdout.write(nginx(address, { root, loopbackPort }))
      // Printed to stderr: stdout is often redirected into a file.
      console.error(say('hosting.lasting'))
    })
}
