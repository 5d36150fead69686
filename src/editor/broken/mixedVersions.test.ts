import { expect, test } from 'vitest'

import { mixedVersions } from './mixedVersions.ts'

const company = (name: string) => `  "company": { "name": "${name}" },`
const base = ['||||||| base', company('0')]

test.each([
  ['Git’s markers', [], '\n'],
  ['markers with the common ancestor and Windows line endings', base, '\r\n'],
])('a file with %s is separated into both versions', (_, both, end) => {
  const ours = ['<<<<<<< HEAD', company('1'), ...both]
  const theirs = ['=======', company('2'), '>>>>>>> x']
  const text = ['{', ...ours, ...theirs, '  "clients": []', '}'].join(end)
  expect(mixedVersions(text)).toMatchObject({
    ours: { company: { name: '1' }, clients: [] },
    theirs: { company: { name: '2' }, clients: [] },
  })
})
