/** The second half of npm run update, run in the site: migrates the content to this version, and checks it. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { checkContent } from '../../schema/checkContent.ts'
import { canonicalText } from '../../schema/fix/canonicalText.ts'
import { migrateContent } from '../../schema/migrations/migrateContent.ts'
import { isRecord } from '../../schema/read/lookUp.ts'
import { checkContentFile, publicFiles } from '../check/contentFile.ts'
import { readText } from '../check/readText.ts'
import { formatReport } from '../check/report/reportFormats.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { defaultContentFile, publicFolder } from '../files/paths.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { run } from '../terminal/commandLine.ts'
import { say } from '../terminal/say.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'

const root = fromRoot()

async function migrate(): Promise<void> {
  const language = systemLanguage()
  const content = readContent()
  const { content: migrated, reported } = migrateContent(content ?? {})
  if (reported.length > 0) {
    const text = JSON.stringify(migrated, null, 2)
    const files = publicFiles(publicFolder(defaultContentFile))
    const checked = checkContent(text, { files })
    writeAtomically(
      defaultContentFile,
      checked.ok ? canonicalText(checked.content) : `${text}\n`,
    )
  }
  console.info(`\n${say('update.done')}`)
  for (const sentence of reported) console.info(`- ${sentence[language]}`)
  console.info(say('update.before'))
  if (existsSync(resolve(root, '.git'))) console.info(say('update.git'))
  const checked = checkContentFile()
  if (!checked.result.ok)
    console.info(`\n${say('update.asks')}\n${formatReport('human', checked, language)}`)
}

/** Undefined where the file is no JSON object: the check says so. */
function readContent(): Record<string, unknown> | undefined {
  const read = readText(defaultContentFile)
  try {
    const content: unknown = read.ok ? JSON.parse(read.text) : undefined
    return isRecord(content) ? content : undefined
  } catch {
    return undefined
  }
}

await run(migrate)
