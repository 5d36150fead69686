import { formats } from '../formats/formats.ts'
import { networks } from '../model/company.ts'
import { isRecord } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

function isAt(address: string, host: string): boolean {
  const { hostname } = new URL(address)
  return hostname === host || hostname.endsWith(`.${host}`)
}

/** Reports profiles whose address belongs to another network than the icon. */
export function findNetworks(parsed: ParsedFile): Finding[] {
  const social = parsed.valueAt(['company', 'social'])
  return (Array.isArray(social) ? social : []).flatMap((link: unknown, index) => {
    const { address, network: name } = isRecord(link) ? link : {}
    if (typeof name !== 'string' || !Object.hasOwn(networks, name)) return []
    const network = networks[name]
    if (!network || typeof address !== 'string' || !formats.link.valid(address)) return []
    if (network.hosts.some((host) => isAt(address, host))) return []
    const data = { written: address, network: network.name, host: network.hosts[0] }
    const path = ['company', 'social', index, 'address']
    return finding('other-network', data, parsed.valueSpan(path))
  })
}
