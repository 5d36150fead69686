/** npm run preview: serves the built site locally, with the headers of a real host. */
import { serveDist } from './hosting/serveDist.ts'
import { message, say } from './messages/messages.ts'
import { readArguments, readPort, run } from './terminal/commandLine.ts'

const usage = message('preview.usage')

const args = readArguments(
  { options: { port: { type: 'string', default: '4173' } } },
  usage,
)
const port = args && readPort(args.values.port, usage)

if (port !== undefined)
  await run(async () => {
    const { url } = await serveDist(port).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new Error(say('preview.portTaken', { port }))
        : error
    })
    console.info(say('preview.address', { address: url }))
  })
