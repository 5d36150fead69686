/** npm start: serves the site for development; `-- --live` uses the real services. */
import { resolve } from 'node:path'

import { createServer } from 'vite'

import { captchaService } from '../schema/captchaService.ts'
import { mailService } from '../schema/mailService.ts'
import { checkWithPictures } from './check/checkWithPictures.ts'
import { formatReport } from './check/report/reportFormats.ts'
import { devConfig } from './dev/devConfig.ts'
import { checkFolderName } from './files/folderName.ts'
import { defaultContentFile } from './files/paths.ts'
import { readArguments, readPort, run } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

const mail = mailService.name
const captcha = captchaService.name

const usage = {
  en: `Usage: npm start -- [options]
Shows the site on this computer while you work on it: what you save is there at once. Ctrl+C ends it.
  --port 5173       the number at the end of the address
  --host 127.0.0.1  who can open it: with 0.0.0.0 other computers of your network as well
  --content FILE    another content than content/site.json
  --live            talks to the real ${mail} and ${captcha}; without it no message leaves this computer`,
  br: `Uso: npm start -- [opções]
Mostra o site neste computador enquanto você trabalha nele: o que você salva aparece na hora. Ctrl+C encerra.
  --port 5173       o número no fim do endereço
  --host 127.0.0.1  quem pode abri-lo: com 0.0.0.0, também outros computadores da sua rede
  --content ARQUIVO outro conteúdo que não content/site.json
  --live            fala com o ${mail} e o ${captcha} de verdade; sem isso, nenhuma mensagem sai deste computador`,
}

const words = {
  en: {
    site: 'The site',
    network: 'In your network',
    hint: 'It changes with every save. Ctrl+C ends it.',
    live: `Live: the form talks to ${mail} and ${captcha}. The captcha refuses "localhost"; see “Go live” in content/README.md.`,
    alone: 'The form works without an account: a sent message is printed here.',
  },
  br: {
    site: 'O site',
    network: 'Na sua rede',
    hint: 'Muda a cada vez que você salva. Ctrl+C encerra.',
    live: `Ao vivo: o formulário fala com o ${mail} e o ${captcha}. O captcha recusa "localhost"; veja “O que falta trocar” em content/README.pt-BR.md.`,
    alone: 'O formulário funciona sem conta: a mensagem enviada aparece aqui.',
  },
}

interface Options {
  live: boolean
  host: string
  content: string
}

async function start(port: number, { live, host, content }: Options): Promise<void> {
  checkFolderName({ isServed: true })
  if (live) process.env['VITE_LIVE'] = '1'
  const server = await createServer({
    ...devConfig(resolve(content)),
    configFile: false,
    // Vite's other messages mean nothing to whoever writes a content.
    logLevel: 'warn',
    server: { port, host },
  })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw error
  }
  const { site, network, hint, ...said } = words[systemLanguage()]
  const { local = [], network: others = [] } = server.resolvedUrls ?? {}
  for (const url of local) console.info(`\n  ${site}: ${url}`)
  for (const url of others) console.info(`  ${network}: ${url}`)
  console.info(`  ${hint}`)
  const checked = await checkWithPictures(resolve(content))
  if (!checked.result.ok)
    server.config.logger.error(formatReport('human', checked, systemLanguage()))
  console.info(`  ${said[live ? 'live' : 'alone']}\n`)
}

const given = readArguments(
  {
    options: {
      live: { type: 'boolean', default: false },
      port: { type: 'string', default: '5173' },
      host: { type: 'string', default: 'localhost' },
      content: { type: 'string', default: defaultContentFile },
    },
  },
  usage,
)
const port = given && readPort(given.values.port, usage)
if (given && port !== undefined) await run(() => start(port, given.values))
