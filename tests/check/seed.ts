/**
 * The seed of random tests, printed so that SEED=… repeats a run. Constant in CI, where a change must not fail for an
 * old bug; random for whoever works on the check.
 */
export function seedOf(what: string, isDrawn: boolean): number {
  const { SEED: wanted, CI: ci } = process.env
  const drawn = isDrawn && ci !== 'true' ? (Date.now() % 2_147_483_646) + 1 : 7
  const seed = wanted === undefined ? drawn : Number(wanted)
  console.info(`${what}: seed ${seed}`)
  return seed
}
