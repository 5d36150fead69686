import { checkContentFile } from './contentFile.ts'

const { file, result } = checkContentFile()
for (const problem of result.problems) {
  console.error(
    `${file}:${problem.line}:${problem.column} ${problem.severity} ${problem.code} ${problem.message.en}`,
  )
}
if (!result.ok) process.exitCode = 1
