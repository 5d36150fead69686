/** Prints the results of the bench: tables for the README, and limits that are met or missed. */

export interface Measurement {
  name: string
  value: number
  /** The largest acceptable value. */
  limit: number
  unit: string
}

/** Prints progress in separate lines, so that it is readable in a log too. */
export function printProgress(step: string): void {
  console.info(`  … ${process.uptime().toFixed(0)} s: ${step}`)
}

export function median(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b)
  const middle = sortedValues.length / 2
  const upper = sortedValues[Math.floor(middle)] ?? Number.NaN
  const lower = sortedValues[Math.ceil(middle) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

export const isMet = ({ value, limit }: Measurement) => value <= limit

/** Prints a table for the README. */
export function printMeasurements(
  title: string,
  measurements: readonly Measurement[],
): void {
  console.info(`\n| ${title} | measured | at most | |\n| --- | ---: | ---: | --- |`)
  for (const measurement of measurements) {
    const value = format(measurement.value)
    const limit = format(measurement.limit)
    const missedLabel = isMet(measurement) ? '' : ' MISSED'
    console.info(
      `| ${measurement.name} | ${value} | ${limit} | ${measurement.unit}${missedLabel} |`,
    )
  }
}

function format(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US')
  return value.toFixed(value < 100 ? 2 : 0)
}
