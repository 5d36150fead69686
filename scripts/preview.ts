/** Serves the built site on this machine, with the headers that a real host sends. */
import { parseArgs } from 'node:util'

import { serveDist } from './hosting/serveDist.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } })

try {
  const { url } = await serveDist(Number(values.port))
  console.info(`The built site: ${url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
