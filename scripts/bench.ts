import { cpus } from 'node:os'
import { resolve } from 'node:path'

import { benchBytes } from './bench/bytes.ts'
import { benchEditor } from './bench/editor.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchPaint } from './bench/paint.ts'
import { isMet, printMeasurements, type Measurement } from './bench/report.ts'
import { benchResponses } from './bench/responses.ts'
import { benchScores } from './bench/scores.ts'
import { benchStaticEditor } from './bench/staticEditor.ts'
import { benchTyping } from './bench/typing.ts'
import { serveOurs, serveVariants, type Variants } from './bench/variants.ts'
import { checkFolderName } from './files/folderName.ts'
import { fromRoot } from './files/fromRoot.ts'
/**
 * npm run bench: measures first paint, bytes, response times, growth, and the editor. Exits 1 when a limit is missed.
 */
import { message } from './messages/messages.ts'
import { readArguments, refuseUsage, run } from './terminal/commandLine.ts'
import { inBrowser } from './test/findBrowser.ts'

interface Options {
  /** Measured on the sample: the limits are about the code, not about what an owner writes. */
  content: string
  runs: number
}

async function withServed<T extends { close: () => Promise<void> }, R>(
  served: Promise<T>,
  measure: (served: T) => Promise<R>,
): Promise<R> {
  const server = await served
  try {
    return await measure(server)
  } finally {
    await server.close()
  }
}

const sideBySide = (
  content: string,
  measure: (variants: Variants) => Promise<Measurement[]>,
) => withServed(serveVariants(content), measure)

const parts = {
  paint: ({ content, runs }) => sideBySide(content, (all) => benchPaint(all, runs)),
  scores: ({ content }) => sideBySide(content, benchScores),
  bytes: ({ content }) =>
    withServed(serveOurs(content), (ours) => inBrowser((one) => benchBytes(one, ours))),
  responses: ({ content, runs }) =>
    withServed(serveOurs(content), (ours) =>
      inBrowser((browser) => benchResponses(browser, ours.url, runs)),
    ),
  typing: ({ content, runs }) =>
    withServed(serveOurs(content), (ours) =>
      inBrowser((browser) => benchTyping(browser, ours.url, runs)),
    ),
  growth: ({ content }) => benchGrowth(content),
  editor: ({ content, runs }) =>
    inBrowser(async (browser) => [
      ...(await benchEditor(browser, content, runs)),
      ...(await benchStaticEditor(browser, runs)),
    ]),
} satisfies Record<string, (options: Options) => Promise<Measurement[]>>

type Part = keyof typeof parts
const partNames: readonly string[] = Object.keys(parts)
const isPart = (name: string): name is Part => partNames.includes(name)

const command = `npm run bench -- [${partNames.join('|')}] [--runs 5] [--content tests/fixtures/sample/content/site.json]`
const usage = message('bench.usage', { command })

function readOptions(): (Options & { chosen: Part[] }) | undefined {
  const given = readArguments(
    {
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        content: {
          type: 'string',
          default: fromRoot('tests/fixtures/sample/content/site.json'),
        },
      },
    },
    usage,
  )
  if (!given) return undefined
  const unknown = given.positionals.find((name) => !isPart(name))
  if (unknown !== undefined)
    return refuseUsage(message('bench.unknownPart', { part: unknown }), usage)
  const named = given.positionals.filter(isPart)
  const runs = Number(given.values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    return refuseUsage(message('bench.badRuns', { runs: given.values.runs }), usage)
  const content = resolve(given.values.content)
  return { chosen: named.length > 0 ? named : partNames.filter(isPart), content, runs }
}

async function bench(options: Options & { chosen: Part[] }): Promise<void> {
  checkFolderName()
  const [processor] = cpus()
  console.info(
    `${cpus().length} x ${processor?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${process.platform}`,
  )
  const measurements: Measurement[] = []
  for (const part of options.chosen) {
    const measured = await parts[part](options)
    printMeasurements(part, measured)
    measurements.push(...measured)
  }
  const missed = measurements.filter((measurement) => !isMet(measurement)).length
  console.info(missed === 0 ? '\nEvery limit is met.' : `\n${missed} limits missed.`)
  process.exitCode = missed === 0 ? 0 : 1
}

const options = readOptions()
if (options) await run(() => bench(options))
