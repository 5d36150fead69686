import { expect, test } from 'vitest'

import { githubHeaders, githubPolicy, pageHeaders } from './pageHeaders.ts'

test('the policies of the editor on this computer and on GitHub match the snapshot', async () => {
  const parts = [pageHeaders, githubHeaders('https://serrazul.example'), githubPolicy('')]
  const text = JSON.stringify(parts, null, 2)
  await expect(text).toMatchFileSnapshot('__snapshots__/pageHeaders.txt')
})
