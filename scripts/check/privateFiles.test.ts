import { symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { checkNoPrivateFiles } from './privateFiles.ts'

test.each(
  '.env .env.local .netrc .npmrc .ftpconfig a/.htpasswd id_rsa id_ed25519 a/site.key b.pem dump.SQL node_modules/a.js'.split(
    ' ',
  ),
)('%s is not published', (path) => {
  const folder = temporaryFolder({ 'public/logos/a.svg': '', [`public/${path}`]: '' })
  const check = () => checkNoPrivateFiles(join(folder, 'public'), 'en')
  expect(check).toThrow('might contain secrets')
})

test('a link to a file outside public is not published, and a link within it is', () => {
  const folder = temporaryFolder({
    'public/logos/a.svg': '',
    'public/.well-known/security.txt': '',
    'public/id_card.png': '',
  })
  const path = (name: string) => join(folder, 'public', name)
  const check = () => checkNoPrivateFiles(path('.'), 'en')
  symlinkSync(path('logos'), path('pictures'))
  expect(check).not.toThrow()
  for (const [target, name] of [
    ['public.old', 'old'],
    ['public.old/a.txt', 'logos/old.txt'],
    ['missing', 'gone'],
  ] as const) {
    const linked = temporaryFolder({ 'public/logos/b.svg': '', 'public.old/a.txt': '' })
    symlinkSync(join(linked, target), join(linked, 'public', name))
    expect(() => checkNoPrivateFiles(join(linked, 'public'), 'en')).toThrow(name)
  }
  checkNoPrivateFiles(join(folder, 'none'), 'en')
})
