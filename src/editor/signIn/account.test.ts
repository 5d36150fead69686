import { expect, test } from 'vitest'

import { isAccountKept, storeAccount, storedAccount, repositoryIn } from './account.ts'

test.each([
  ['ana/site', { repository: 'ana/site' }],
  [' https://github.com/ana/site/ ', { repository: 'ana/site' }],
  ['github.com/ana/ana.github.io.git', { repository: 'ana/ana.github.io' }],
  ['https://github.com/ana/site/tree/x/y', { repository: 'ana/site', branch: 'x/y' }],
  ['https://github.com.example.com/ana/site', undefined],
  ['https://github.com/ana/site?tab=readme-ov-file#more', { repository: 'ana/site' }],
  ['ana/site/../../user', undefined],
])('“%s” is parsed as the repository %j', (input, repository) => {
  expect(repositoryIn(input)).toEqual(repository)
})

test('an account that is no longer kept on the device stays only in the tab', () => {
  storeAccount({ repository: 'ana/site', token: 'first' }, true)
  expect(isAccountKept()).toBe(true)
  const account = { repository: 'ana/site', token: 'second' }
  storeAccount(account, false)
  expect(isAccountKept()).toBe(false)
  expect(storedAccount()).toEqual(account)
  sessionStorage.clear()
  expect(storedAccount()).toBeUndefined()
})
