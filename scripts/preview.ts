/** npm run preview: serves the built site locally, with the headers of a real host. */
import { serveDist } from './hosting/serveDist.ts'
import { message, say } from './messages/messages.ts'
import { readPort, run } from './terminal/commandLine.ts'

await run(
  { options: { port: { type: 'string', default: '4173' } } },
  message('preview.usage'),
  async ({ values }) => {
    const port = readPort(values.port)
    const { url } = await serveDist(port).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new Error(say('preview.portTaken', { port }))
        : error
    })
    console.info(say('preview.address', { address: url }))
  },
)
