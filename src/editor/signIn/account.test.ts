import { expect, test } from 'vitest'

import { repositoryIn, tokenForm } from './account.ts'

test.each([
  ['ana/site', { repository: 'ana/site' }],
  [' https://github.com/ana/site/ ', { repository: 'ana/site' }],
  ['github.com/ana/ana.github.io.git', { repository: 'ana/ana.github.io' }],
  [
    'https://github.com/ana/site/tree/summer/2026',
    { repository: 'ana/site', branch: 'summer/2026' },
  ],
])('%s names a repository', (written, found) => {
  expect(repositoryIn(written)).toEqual(found)
})

test.each([
  '',
  'ana',
  'ana/..',
  'https://example.com/ana/site',
  'https://github.com.example.com/ana/site',
  'ana/site?x=1',
  'ana/site/../../user',
])('“%s” names none', (written) => {
  expect(repositoryIn(written)).toBeUndefined()
})

test('the form for a token is filled in, and holds nothing that could be a token', () => {
  const form = new URL(tokenForm('ana/site', 'Editor'))
  expect(form.origin + form.pathname).toBe(
    'https://github.com/settings/personal-access-tokens/new',
  )
  expect(Object.fromEntries(form.searchParams)).toEqual({
    name: 'Editor',
    target_name: 'ana',
    expires_in: '365',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
    deployments: 'read',
  })
})
