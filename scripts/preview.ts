/** npm run preview: serves the built site locally, with the headers of a real host. */
import { serveDist } from './hosting/serveDist.ts'
import { readArguments, readPort, run } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

const usage = {
  en: `Usage: npm run preview -- [options]
Shows the site that "npm run build" made, on this computer, as a real host would serve it. Ctrl+C ends it.
  --port 4173  the number at the end of the address`,
  br: `Uso: npm run preview -- [opções]
Mostra neste computador o site que "npm run build" gerou, como uma hospedagem o serviria. Ctrl+C encerra.
  --port 4173  o número no fim do endereço`,
}
const words = {
  en: {
    at: 'The built site',
    hosting:
      'Its headers are those that "npm run hosting" prints. A host needs new ones only when the address (site › address) changes.',
    taken: (port: number) =>
      `Port ${port} is in use, perhaps by a preview that still runs. Give another one: npm run preview -- --port 4200`,
  },
  br: {
    at: 'O site gerado',
    hosting:
      'Os cabeçalhos são os que "npm run hosting" imprime. A hospedagem só precisa de novos quando o endereço mudar (site › address).',
    taken: (port: number) =>
      `A porta ${port} está em uso, talvez por outra prévia que ainda roda. Indique outra: npm run preview -- --port 4200`,
  },
}
const given = readArguments(
  { options: { port: { type: 'string', default: '4173' } } },
  usage,
)
const port = given && readPort(given.values.port, usage)

if (port !== undefined)
  await run(async () => {
    const { at, hosting, taken } = words[systemLanguage()]
    const { url } = await serveDist(port).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? new Error(taken(port)) : error
    })
    console.info(`${at}: ${url}\n${hosting}`)
  })
