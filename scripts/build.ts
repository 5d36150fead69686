/** npm run build: checks the content, builds the application, prerenders each language and writes dist. */
import { resolve } from 'node:path'

import { buildSite, type BuildResult } from './build/buildSite.ts'
import { describeSize, sizeOf } from './build/siteSize.ts'
import { defaultContentFile } from './check/paths.ts'
import { formatReport } from './check/report/reportFormats.ts'
import { readArguments } from './commandLine.ts'
import { systemLanguage } from './systemLanguage.ts'

const usage = {
  en: `Usage: npm run build -- [options]
Checks the content and writes the finished site, ready to be uploaded.
  --content FILE  another content than content/site.json
  --out FOLDER    another folder than dist`,
  br: `Uso: npm run build -- [opções]
Verifica o conteúdo e grava o site pronto, para ser enviado à hospedagem.
  --content ARQUIVO  outro conteúdo que não content/site.json
  --out PASTA        outra pasta que não dist`,
}

function sentences(result: Exclude<BuildResult, { ok: true }>): string[] {
  switch (result.because) {
    case 'content':
      return [formatReport('human', result.checked, systemLanguage())]
    case 'page':
      return [result.sentence]
  }
}

const given = readArguments(
  {
    options: {
      content: { type: 'string', default: defaultContentFile },
      out: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
    },
  },
  usage,
)
if (given) {
  const { content, out } = given.values
  const result = await buildSite(resolve(content), resolve(out))
  if (result.ok) {
    console.info(describeSize(sizeOf(resolve(out)), systemLanguage()))
  } else {
    console.error(sentences(result).join('\n'))
    process.exitCode = 1
  }
}
