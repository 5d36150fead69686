import type { Publication, PublishingState } from '../../src/editorApi/publishing.ts'

export const host = {
  kind: 'host',
  protocol: 'ftps',
  server: 'ftp.example.com',
  user: 'ana',
} as const
export const publication: Publication = {
  version: '0123456789abcdef',
  revision: '1',
  at: 0,
  kind: 'host',
  address: 'https://www.example.com/',
}
/** Nothing is known of a place yet. */
export const nothing: PublishingState = {
  settings: null,
  testedAt: null,
  ticks: [],
  targets: [],
  secret: 'unneeded',
  hasKeychain: true,
  kinds: ['host', 'netlify', 'folder'],
  last: null,
  previous: null,
  job: { state: 'idle' },
}
export const withHost: PublishingState = {
  ...nothing,
  settings: host,
  targets: [host],
  secret: 'keychain',
}
