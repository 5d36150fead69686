import { serveDist } from '../../scripts/hosting/serveDist.ts'
import { test } from './fixtures.ts'

type WithBuild = (run: (dist: string) => Promise<void>) => Promise<void>

/** Tests of another build than the sample's: made before the first of them, and gone after the last. */
export function testOf(withBuild: WithBuild) {
  return test.extend<object, { address: string }>({
    address: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
      async ({}, provide) =>
        withBuild(async (folder) => {
          const server = await serveDist(0, { folder })
          await provide(server.url)
          await server.close()
        }),
      { scope: 'worker', timeout: 300_000 },
    ],
  })
}
