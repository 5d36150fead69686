/** npm run preview: serves the built site on this machine, with the headers that a real host sends. */
import { readArguments, readPort } from './commandLine.ts'
import { serveDist } from './hosting/serveDist.ts'
import { systemLanguage } from './systemLanguage.ts'

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
  },
  br: {
    at: 'O site gerado',
    hosting:
      'Os cabeçalhos são os que "npm run hosting" imprime. A hospedagem só precisa de novos quando o endereço mudar (site › address).',
  },
}
const taken = {
  en: (port: number) =>
    `Port ${port} is in use, perhaps by a preview that still runs. Give another one: npm run preview -- --port 4200`,
  br: (port: number) =>
    `A porta ${port} está em uso, talvez por outra prévia que ainda roda. Indique outra: npm run preview -- --port 4200`,
}

function faultOf(error: unknown, port: number): unknown {
  if (!(error instanceof Error)) return error
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? taken[systemLanguage()](port) : error.message
}

const given = readArguments(
  { options: { port: { type: 'string', default: '4173' } } },
  usage,
)
const port = given && readPort(given.values.port, usage)

if (port !== undefined) {
  try {
    const { url } = await serveDist(port)
    const { at, hosting } = words[systemLanguage()]
    console.info(`${at}: ${url}\n${hosting}`)
  } catch (error) {
    console.error(faultOf(error, port))
    process.exitCode = 1
  }
}
