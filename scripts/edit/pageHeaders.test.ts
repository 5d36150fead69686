import { expect, test } from 'vitest'

import { githubHeaders, githubPolicy, pageHeaders } from './pageHeaders.ts'

test('the editor loads nothing from elsewhere; the static page reaches GitHub and the site', async () => {
  const all = [pageHeaders, githubHeaders('https://serrazul.example'), githubPolicy('')]
  const text = JSON.stringify(all, null, 2)
  await expect(text).toMatchFileSnapshot('__snapshots__/pageHeaders.txt')
})
