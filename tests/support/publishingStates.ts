/** States of publishing as the editor's server returns them, for tests of the page. */
import type {
  Publication,
  PublishingState,
  StoredTarget,
} from '../../src/editorApi/publishing.ts'
import { targetId } from '../../src/editorApi/targetSettings.ts'

const host = {
  kind: 'host',
  protocol: 'ftps',
  server: 'ftp.example.com',
  user: 'ana',
} as const
export const publication: Publication = {
  version: '0123456789abcdef',
  revision: '1',
  at: 0,
  address: 'https://www.example.com/',
}
export const target: StoredTarget = { id: targetId(host), settings: host }
/** No target was added yet. */
const emptyState: PublishingState = {
  targets: [],
  chosen: null,
  secret: 'unneeded',
  hasKeychain: true,
  kinds: ['host', 'netlify', 'folder'],
  job: { state: 'idle' },
}
/** These targets are remembered, and the first one is chosen. */
export const withTargets = (...targets: StoredTarget[]): PublishingState => ({
  ...emptyState,
  targets,
  chosen: targets[0]?.id ?? null,
  secret: 'keychain',
})
