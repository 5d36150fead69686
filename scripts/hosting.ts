/** npm run hosting: prints the settings for nginx (headers and caching). They depend only on the site's address. */
import { fromRoot } from './files/fromRoot.ts'
import { nginxConfiguration } from './hosting/nginx.ts'
import { readBuiltSite } from './hosting/readBuiltSite.ts'
import { message, say } from './messages/messages.ts'
import { readPort, run, UsageError } from './terminal/commandLine.ts'

/** The files with the settings, which every build writes, by host. */
const settingsFiles = new Map<string | undefined, string>([
  ['apache', '.htaccess'],
  ['iis', 'web.config'],
  ['netlify', '_headers'],
  ['cloudflare', '_headers'],
])

await run(
  {
    allowPositionals: true,
    options: {
      root: { type: 'string', default: '/var/www/site' },
      loopback: { type: 'string' },
    },
  },
  message('hosting.usage'),
  ({ positionals: [host], values: { root, loopback } }) => {
    const file = settingsFiles.get(host)
    if (file !== undefined) return console.info(say('hosting.inBuild', { file }))
    if (host === undefined) throw new UsageError(message('hosting.whichHost'))
    if (host !== 'nginx') throw new UsageError(message('hosting.unknownHost', { host }))
    const loopbackPort = loopback === undefined ? undefined : readPort(loopback)
    const { address } = readBuiltSite(fromRoot('dist'))
    process.stdout.write(nginxConfiguration(address, { root, loopbackPort }))
    // Prints to stderr, because stdout is often redirected to a file.
    return console.error(say('hosting.lasting'))
  },
)
