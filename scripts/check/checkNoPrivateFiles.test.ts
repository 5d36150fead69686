import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { checkNoPrivateFiles } from './checkNoPrivateFiles.ts'

test.each(
  '.env .env.local .netrc .npmrc .ftpconfig a/.htpasswd id_rsa id_ed25519 a/site.key b.pem dump.SQL node_modules/a.js'.split(
    ' ',
  ),
)('a public folder with %s is rejected', (path) => {
  const folder = temporaryFolder({ 'public/logos/a.svg': '', [`public/${path}`]: '' })
  const check = () => checkNoPrivateFiles(join(folder, 'public'), 'en')
  expect(check).toThrow('might contain secrets')
})

test('a symbolic link is accepted only if its target is in public', () => {
  const folder = temporaryFolder({
    'public/logos/a.svg': '',
    'public/.well-known/security.txt': '',
    'public/id_card.png': '',
    'public.old/a.txt': '',
  })
  const check = () => checkNoPrivateFiles(join(folder, 'public'), 'en')
  const link = (target: string, name: string) =>
    symlinkSync(join(folder, target), join(folder, 'public', name))
  link('public/logos', 'pictures')
  expect(check).not.toThrow()
  for (const target of ['public.old', 'public.old/a.txt', 'missing']) {
    link(target, 'logos/theirs')
    expect(check).toThrow('logos/theirs')
    rmSync(join(folder, 'public/logos/theirs'))
  }
  checkNoPrivateFiles(join(folder, 'none'), 'en')
})
