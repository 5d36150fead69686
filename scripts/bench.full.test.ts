import { expect, test } from 'vitest'

import { runNode } from './test/runProgram.ts'

// Leaves out growth and paint, which would take minutes.
test('the bench measures bytes, a build, and the editor, and no file is too large', async () => {
  const args = 'scripts/runBundled.js scripts/bench.ts bytes build editor --runs 1'
  const { output } = await runNode(args.split(' '))
  const stableOutput = output
    .replaceAll(/(?<=\| )[\d,.]+(?= \| [\d,]+ \|)|\d+(?= s:)|\d+(?= ms\n)/g, '…')
    .replaceAll('ms MISSED', 'ms')
    .replaceAll(/^\d+ x .*|^\d+ of/gm, '…')
  await expect(stableOutput).toMatchFileSnapshot('__snapshots__/bench.txt')
})
