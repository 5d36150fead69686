import { expect, test } from 'vitest'

import { repositoryIn, tokenForm } from './account.ts'

test.each([
  ['ana/site', { repository: 'ana/site' }],
  [' https://github.com/ana/site/ ', { repository: 'ana/site' }],
  ['github.com/ana/ana.github.io.git', { repository: 'ana/ana.github.io' }],
  ['https://github.com/ana/site/tree/x/y', { repository: 'ana/site', branch: 'x/y' }],
  ['ana', undefined],
  ['ana/..', undefined],
  ['https://github.com.example.com/ana/site', undefined],
  ['ana/site?x=1', undefined],
  ['ana/site/../../user', undefined],
])('“%s” is parsed as a repository', (written, found) => {
  expect(repositoryIn(written)).toEqual(found)
})

test('the token form requests only the needed permissions', () => {
  const { searchParams } = new URL(tokenForm('ana/site', 'Editor'))
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'Editor',
    target_name: 'ana',
    expires_in: '365',
    contents: 'write',
    pull_requests: 'write',
  })
})
