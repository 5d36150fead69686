/** npm run import: imports a site that was made with an older version of the project. */
import { checkContentFile } from './check/contentFile.ts'
import { formatReport } from './check/report/reportFormats.ts'
import { stateFolder, copyState } from './edit/stateFolder.ts'
import { defaultContentFile } from './files/paths.ts'
import { message, say } from './messages/messages.ts'
import { importSite } from './site/importSite.ts'
import { run, UsageError } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

async function importFolder(folder: string): Promise<void> {
  const language = systemLanguage()
  const importResult = importSite(folder, defaultContentFile)
  if (!importResult.ok) throw new Error(importResult.why[language])
  copyState(importResult.from, stateFolder(defaultContentFile))
  console.info(say('import.done', { folder }))
  for (const sentence of importResult.reported) console.info(`- ${sentence[language]}`)
  const checked = checkContentFile()
  if (!checked.result.ok)
    console.info(`\n${say('import.asks')}\n${formatReport('human', checked, language)}`)
}

await run({ allowPositionals: true }, message('import.usage'), ({ positionals }) => {
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0)
    throw new UsageError(message('import.oneFolder'))
  return importFolder(folder)
})
