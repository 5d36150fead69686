/** npm run preview: serves the built site on this machine, with the headers that a real host sends. */
import { readArguments, readPort } from './commandLine.ts'
import { serveDist } from './hosting/serveDist.ts'

const usage = 'Usage: npm run preview -- [--port 4173]'
const given = readArguments(
  { options: { port: { type: 'string', default: '4173' } } },
  usage,
)
const port = given && readPort(given.values.port, usage)

if (port !== undefined) {
  try {
    const { url } = await serveDist(port)
    console.info(`The built site: ${url}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
