/** npm run bench: the page against the limit, its bytes, its answers and its growth. Exits 1 where a target is missed. */
import { cpus } from 'node:os'

import { chromium } from '@playwright/test'

import { benchBytes } from './bench/bytes.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchPaint } from './bench/paint.ts'
import { isMet, printTargets, type Target } from './bench/report.ts'
import { benchResponses } from './bench/responses.ts'
import { buildOurs, serveVariants } from './bench/variants.ts'
import { readArguments, refuseUsage } from './commandLine.ts'
import { defaultContentFile } from './content/paths.ts'
import { serveDist } from './hosting/serveDist.ts'
import { browserArguments, ensureBrowser } from './testing/findBrowser.ts'

const parts = ['lighthouse', 'bytes', 'inp', 'growth'] as const
const usage = `Usage: npm run bench -- [--only ${parts.join('|')}] [--runs 5]`

function readOptions() {
  const given = readArguments(
    {
      options: {
        only: { type: 'string', multiple: true },
        runs: { type: 'string', default: '5' },
      },
    },
    usage,
  )
  if (!given) return undefined
  const only = given.values.only ?? [...parts]
  const unknown = only.find((part) => !parts.some((known) => known === part))
  if (unknown !== undefined) return refuseUsage(`There is no part "${unknown}".`, usage)
  const runs = Number(given.values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    return refuseUsage(`"${given.values.runs}" is no number of runs.`, usage)
  return { only, runs }
}

async function inBrowser<T>(
  path: string,
  measure: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<T>,
) {
  const browser = await chromium.launch({ executablePath: path, args: browserArguments })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

async function bench({
  only,
  runs,
}: {
  only: string[]
  runs: number
}): Promise<Target[]> {
  const browser = await ensureBrowser()
  if (!browser.ok) throw new Error(browser.problem)
  console.info(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${process.platform}`,
  )
  const missed: Target[] = []
  const show = (title: string, targets: Target[]) => {
    printTargets(title, targets)
    missed.push(...targets.filter((target) => !isMet(target)))
  }
  const dist = await buildOurs(defaultContentFile)
  const server = await serveDist(0, { folder: dist })
  if (only.includes('lighthouse')) {
    const variants = await serveVariants(defaultContentFile, dist)
    show('First view', await benchPaint(variants, runs))
    await variants.close()
  }
  if (only.includes('bytes')) {
    show(
      'Bytes',
      await inBrowser(browser.path, (chrome) => benchBytes(chrome, dist, server.url)),
    )
  }
  if (only.includes('inp')) {
    show(
      'Response at 4 times CPU throttle',
      await inBrowser(browser.path, (chrome) => benchResponses(chrome, server.url, runs)),
    )
  }
  if (only.includes('growth')) show('Growth', await benchGrowth())
  await server.close()
  return missed
}

const options = readOptions()
if (options) {
  const missed = await bench(options)
  console.info(
    missed.length === 0 ? '\nEvery target is met.' : `\n${missed.length} targets missed.`,
  )
  process.exitCode = missed.length === 0 ? 0 : 1
}
