/** Lighthouse's four scores, in each language and on both kinds of device. */
import type { Language } from '../../schema/languages.ts'
import { formFactors, measureScores, type FormFactor } from './lighthouse.ts'
import { printProgress, type Measurement } from './report.ts'
import type { Variants } from './variants.ts'

async function scoresOf(
  variants: Variants,
  language: Language,
  formFactor: FormFactor,
): Promise<Measurement[]> {
  printProgress(`scores, ${language} ${formFactor}`)
  const scores = await measureScores(variants.url('ours', language), formFactor)
  if (scores.faults.length > 0)
    console.info(`Lighthouse, ${language} ${formFactor}: ${scores.faults.join('; ')}`)
  const { performance, accessibility, bestPractices, seo } = scores
  return Object.entries({ performance, accessibility, bestPractices, seo }).map(
    ([name, value]) => ({
      name: `Lighthouse ${name}, ${language} ${formFactor}: points short of 100`,
      value: 100 - value,
      limit: 0,
      unit: '',
    }),
  )
}

export async function benchScores(variants: Variants): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const language of variants.languages)
    for (const formFactor of formFactors)
      measurements.push(...(await scoresOf(variants, language, formFactor)))
  return measurements
}
