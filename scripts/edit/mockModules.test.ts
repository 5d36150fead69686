import { join } from 'node:path'

import { build } from 'vite'
import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { mockModules } from './mockModules.ts'

/** Builds a page whose contact form imports `asked`, with a mock for `named`. */
async function built(asked: string, named: string): Promise<string> {
  const root = temporaryFolder({
    'src/contact/form.ts': `import '${asked}'`,
    'src/contact/mail.ts': 'console.info("sends")',
    'played.ts': 'console.info("plays")',
  })
  const input = join(root, 'src/contact/form.ts')
  const played = join(root, 'played.ts')
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [mockModules(new Map([[named, played]]))],
    build: { write: false, rolldownOptions: { input } },
  })
  return JSON.stringify(result)
}

test('a mock takes the place of what it plays; one that finds no place fails the build', async () => {
  const code = await built('./mail.ts', './mail.ts')
  expect(code).toContain('plays')
  expect(code).not.toContain('sends')
  await expect(built('./mail.ts', './post.ts')).rejects.toThrow(
    'Failed to mock ./post.ts in the preview',
  )
})
