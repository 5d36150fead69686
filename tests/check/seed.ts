/**
 * The seed of what a test draws at random, printed so that a run can be had again with SEED=…. In CI it is always the
 * same: a change must not be refused for a fault that others left behind. Who works on the check draws many.
 */
export function seedOf(what: string, isDrawn: boolean): number {
  const { SEED: wanted, CI: ci } = process.env
  const drawn = isDrawn && ci !== 'true' ? (Date.now() % 2_147_483_646) + 1 : 7
  const seed = wanted === undefined ? drawn : Number(wanted)
  console.info(`${what}: seed ${seed}`)
  return seed
}
