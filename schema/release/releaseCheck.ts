import { getNodeValue, parseTree } from 'jsonc-parser'

import { finding, type Finding } from '../check/finding.ts'
import { isLanguage } from '../languages.ts'
import type { FormatName } from '../model/node.ts'
import { inBoth } from '../model/sentences.ts'
import { contentOnPage } from '../read/contentOnPage.ts'
import { isHiddenAt } from '../read/hidden.ts'
import { isInCatalogs } from '../read/isInCatalogs.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { PublicFiles } from '../read/publicFiles.ts'
import { lookUp, type Path } from '../read/readDocument.ts'
import { findSamplePictures } from './findSamplePictures.ts'
import { leaves, type Leaf } from './leaves.ts'
import { samplesOf, type Samples } from './samples.ts'

/** Host names that nobody can register (RFC 2606). */
const reservedHost =
  /(^|[./@])(example\.(com|net|org)|[^./@\s]+\.(example|invalid|test|localhost)|localhost)(?=[:/]|$)/i

/** hCaptcha's test keys: https://docs.hcaptcha.com/#integration-testing-test-keys */
const captchaTestKey = /^[1-3]0000000-ffff-ffff-ffff-00000000000[1-3]$/

/** Values that every owner has of their own. */
const ownPlaces: ReadonlySet<string> = new Set([
  'company.name',
  'company.legalName',
  'company.cnpj',
  'clients.*.name',
  'offices.*.street',
  'offices.*.postalCode',
])

/** Formats whose values are always the owner's own. They are also compared with this path of the sample. */
const ownFormats: Partial<Record<FormatName, string>> = {
  address: 'site.address',
  email: 'company.email',
  key: '',
  link: '',
  linkOrFile: '',
  phone: 'company.phone',
  siteKey: '',
  whatsapp: 'company.phone',
}

/** Does a text name the company, as a word of its own? */
function isNamedIn(text: string, company: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return words.includes(company)
}

function inText(
  { path: [, language], name: id, value, span }: Leaf,
  samples: Samples,
): Finding[] {
  if (!isLanguage(language)) return []
  const isSample =
    samples.isOwnText(language, id, value) ||
    [...samples.at('company.name')].some((company) => isNamedIn(value, company))
  return isSample ? [finding('sample-text', { language, id, value }, span)] : []
}

function inValue(
  { path, place, value, span }: Leaf,
  content: unknown,
  samples: Samples,
): Finding[] {
  const { format, help = '' } = nodeAt(content, path) ?? {}
  const known = format && ownFormats[format]
  if (known === undefined && !ownPlaces.has(place)) return []
  const isMadeUp =
    [place, known ?? ''].some((each) => samples.at(each).has(value)) ||
    reservedHost.test(value) ||
    (format === 'siteKey' && captchaTestKey.test(value))
  const data = { thing: path, value, help: inBoth(help) }
  return isMadeUp ? [finding('sample-value', data, span)] : []
}

/** Compares names only: hidden entries shift the indexes of others. */
function isOnPage(path: Path, content: unknown, shown: unknown): boolean {
  const named = isInCatalogs(path) ? path : path.slice(0, 1)
  return !isHiddenAt(content, path) && lookUp(shown, named) !== undefined
}

/** Finds everything that is still the sample's and must be replaced before the site goes live. */
export function releaseCheck(
  content: string,
  sample: string,
  files: PublicFiles | undefined,
): Finding[] {
  const root = parseTree(content)
  const all = root ? leaves(root) : []
  const value: unknown = root && getNodeValue(root)
  const samples = samplesOf(sample, value)
  const shown = contentOnPage(value)
  const ofValues = all
    .filter(({ path }) => isOnPage(path, value, shown))
    .flatMap((leaf) =>
      isInCatalogs(leaf.path) ? inText(leaf, samples) : inValue(leaf, value, samples),
    )
  return ofValues.concat(findSamplePictures(all, samples, files?.ofSample ?? new Set()))
}
