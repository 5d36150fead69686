/** npm run build: checks the content, builds the application, prerenders every language, and writes dist. */
import { resolve } from 'node:path'

import { buildSite } from './build/buildSite.ts'
import { describeSize, siteSizeOf } from './build/siteSize.ts'
import { formatReport } from './check/report/reportFormats.ts'
import { checkProjectPath } from './files/checkProjectPath.ts'
import { fromRoot } from './files/fromRoot.ts'
import { defaultContentFile, displayPath } from './files/paths.ts'
import { message, say } from './messages/messages.ts'
import { run } from './terminal/commandLine.ts'
import { systemLanguage } from './terminal/systemLanguage.ts'

async function build(contentFile: string, outDir: string): Promise<void> {
  checkProjectPath()
  const checked = await buildSite(contentFile, outDir)
  const { ok, problems } = checked.result
  if (problems.length > 0) console.error(formatReport('human', checked, systemLanguage()))
  if (!ok) {
    process.exitCode = 1
    return
  }
  console.info(say('build.done', { path: displayPath(outDir) }))
  console.info(describeSize(siteSizeOf(outDir), systemLanguage()))
}

await run(
  {
    options: {
      content: { type: 'string', default: defaultContentFile },
      out: { type: 'string', default: fromRoot('dist') },
    },
  },
  message('build.usage'),
  ({ values }) => build(resolve(values.content), resolve(values.out)),
)
