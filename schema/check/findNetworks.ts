import { isRecord, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { isLink } from './formats.ts'

/** Social networks as people write them, with the hosts that are theirs. */
const networks: Record<string, { name: string; hosts: readonly [string, ...string[]] }> =
  {
    linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
    instagram: { name: 'Instagram', hosts: ['instagram.com'] },
    github: { name: 'GitHub', hosts: ['github.com'] },
    youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
    facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
    x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  }

function isAt(address: string, host: string): boolean {
  const { hostname } = new URL(address)
  return hostname === host || hostname.endsWith(`.${host}`)
}

/** An icon of one network that leads to another, or to none. */
export function findNetworks(document: Document): Finding[] {
  const social = document.valueAt(['company', 'social'])
  if (!Array.isArray(social)) return []
  return social.flatMap((link: unknown, index) => {
    if (!isRecord(link)) return []
    const address = link['address']
    const network = networks[String(link['network'])]
    if (!network || typeof address !== 'string' || !isLink(address)) return []
    if (network.hosts.some((host) => isAt(address, host))) return []
    return finding(
      'other-network',
      { value: address, network: network.name, host: network.hosts[0] },
      document.valueSpan(['company', 'social', index, 'address']),
    )
  })
}
