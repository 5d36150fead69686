/** Prints the settings of a host: headers and caching from the one source, hashes from dist. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { readBuiltSite, type BuiltSite } from './hosting/builtSite.ts'
import { cloudfront } from './hosting/cloudfront.ts'
import { nginx, type NginxOptions } from './hosting/nginx.ts'
import { vercel } from './hosting/vercel.ts'

const usage =
  'Usage: npm run hosting -- nginx [--root /var/www/site] [--loopback 8080] | vercel | cloudfront'

type Printer = (built: BuiltSite, options: NginxOptions) => string
const printers: Record<string, Printer> = { nginx, vercel, cloudfront }

interface Arguments {
  printer: Printer
  dist: string
  options: NginxOptions
}

function readArguments(): Arguments | undefined {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        root: { type: 'string', default: '/var/www/site' },
        loopback: { type: 'string' },
        dist: { type: 'string', default: join(import.meta.dirname, '../dist') },
      },
    })
    const { root, loopback, dist } = values
    const printer = printers[positionals[0] ?? '']
    const loopbackPort = loopback === undefined ? undefined : Number(loopback)
    return printer && { printer, dist, options: { root, loopbackPort } }
  } catch {
    return undefined
  }
}

const parsed = readArguments()
if (parsed) {
  const result = readBuiltSite(parsed.dist)
  if (result.ok) {
    process.stdout.write(parsed.printer(result.built, parsed.options))
  } else {
    console.error(result.sentence)
    process.exitCode = 1
  }
} else {
  console.error(usage)
  process.exitCode = 2
}
