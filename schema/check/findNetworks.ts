import { networks } from '../model/company.ts'
import { isRecord, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { isLink } from './formats.ts'

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
    const { address, network: name } = link
    if (typeof address !== 'string' || !isLink(address)) return []
    if (typeof name !== 'string' || !Object.hasOwn(networks, name)) return []
    const network = networks[name]
    if (!network) return []
    if (network.hosts.some((host) => isAt(address, host))) return []
    return finding(
      'other-network',
      { value: address, network: network.name, host: network.hosts[0] },
      document.valueSpan(['company', 'social', index, 'address']),
    )
  })
}
