import { networks } from '../model/company.ts'
import { defaultLanguageOf, languagesOf } from '../read/contentLanguages.ts'
import { isRecord, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { formats } from './formats.ts'

function isAt(address: string, host: string): boolean {
  const { hostname } = new URL(address)
  return hostname === host || hostname.endsWith(`.${host}`)
}

/** The network that words name; never X, since a single letter may be anything. */
const namedIn = (words: string) =>
  Object.values(networks).find(
    ({ name }) => name.length > 1 && words.toLowerCase().includes(name.toLowerCase()),
  )

/** The network that a label names instead of the link's own: Instagram's icon with the word LinkedIn. */
function otherName(document: Document, label: unknown, own: string): string | undefined {
  if (typeof label !== 'string' || languagesOf(document.value).length === 0) return
  const language = defaultLanguageOf(document.value)
  const words = document.valueAt(['catalogs', language, label])
  if (typeof words !== 'string' || words.includes(own)) return
  const named = namedIn(words)
  return named && named.name !== own ? words : undefined
}

/** Reports profiles whose address or label belongs to another network than the icon. */
export function findNetworks(document: Document): Finding[] {
  const social = document.valueAt(['company', 'social'])
  if (!Array.isArray(social)) return []
  return social.flatMap((link: unknown, index) => {
    if (!isRecord(link)) return []
    const { address, network: name, label } = link
    if (typeof name !== 'string' || !Object.hasOwn(networks, name)) return []
    const network = networks[name]
    if (!network) return []
    const isElsewhere =
      typeof address === 'string' &&
      formats.link.valid(address) &&
      !network.hosts.some((host) => isAt(address, host))
    // Two links of one label are reported as that.
    const isAlone =
      social.filter((each) => isRecord(each) && each['label'] === label).length < 2
    const words = isAlone ? otherName(document, label, network.name) : undefined
    const value = isElsewhere ? address : words
    if (value === undefined) return []
    const data = { value, network: network.name, host: network.hosts[0] }
    const place = ['company', 'social', index, isElsewhere ? 'address' : 'label']
    return finding('other-network', data, document.valueSpan(place))
  })
}
