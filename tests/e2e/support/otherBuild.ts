import { serveDist } from '../../../scripts/hosting/serveDist.ts'
import { test } from './fixtures.ts'

type WithBuild = (run: (dist: string) => Promise<void>) => Promise<void>

/** A `test` for another build than the sample's. It is made before the first test and removed after the last. */
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
