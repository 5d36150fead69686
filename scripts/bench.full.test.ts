import { expect, test } from 'vitest'

import { runNode } from './test/runProgram.ts'

// Growth and paint would take minutes.
test('the bench measures bytes, a build, and the editor, and no file is too large', async () => {
  const args = 'scripts/runBundled.js scripts/bench.ts bytes build editor --runs 1'
  const { output } = await runNode(args.split(' '))
  const record = output
    .replaceAll(/(?<=\| )[\d,.]+(?= \| [\d,]+ \|)|\d+(?= s:)|\d+(?= ms\n)/g, '…')
    .replaceAll('ms MISSED', 'ms')
    .replaceAll(/^\d+ x .*|^\d+ of/gm, '…')
  await expect(record).toMatchFileSnapshot('__snapshots__/bench.txt')
})
