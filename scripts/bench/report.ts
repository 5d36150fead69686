/** How the bench prints: tables for the README, and limits met or missed. */

export interface Measurement {
  name: string
  value: number
  /** The largest acceptable value. */
  limit: number
  unit: string
}

/** What misses its limit is measured again, up to this many times the runs; the median is of all runs. */
export const maxRepeats = 3

/** Prints progress, one line each time, so that it can be read in a log too. */
export function printProgress(where: string): void {
  console.info(`  … ${process.uptime().toFixed(0)} s: ${where}`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

export const isMet = ({ value, limit }: Measurement) => value <= limit

export function printTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  console.info([line(head), line(rule), ...rows.map(line)].join('\n'))
}

export function printMeasurements(
  title: string,
  measurements: readonly Measurement[],
): void {
  console.info(`\n${title}\n`)
  printTable(
    ['limit', 'measured', 'at most', ''],
    measurements.map((measurement) => [
      measurement.name,
      `${format(measurement.value)} ${measurement.unit}`.trim(),
      `${format(measurement.limit)} ${measurement.unit}`.trim(),
      isMet(measurement) ? 'met' : 'MISSED',
    ]),
  )
}

function format(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US')
  return value.toFixed(value < 100 ? 3 : 0)
}
