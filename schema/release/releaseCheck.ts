import { inBoth } from '../bilingual.ts'
import { finding, type Finding } from '../check/finding.ts'
import { isLanguage } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import type { FormatName } from '../model/node.ts'
import { contentOnPage } from '../read/contentOnPage.ts'
import { lookUp, type Path, isInCatalogs, isHiddenAt } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { PublicFiles } from '../read/publicFiles.ts'
import {
  placedStrings,
  type PlacedString,
  isNamedIn,
  samplesOf,
  type Samples,
} from './samples.ts'

/** Host names that nobody can register (RFC 2606). */
const reservedHost =
  /(^|[./@])(example\.(com|net|org)|[^./@\s]+\.(example|invalid|test|localhost)|localhost)(?=[:/]|$)/i

/** hCaptcha's test keys: https://docs.hcaptcha.com/#integration-testing-test-keys */
const captchaTestKey = /^[1-3]0000000-ffff-ffff-ffff-00000000000[1-3]$/

/** Values that are different for every owner. */
const ownPlaces: ReadonlySet<string> = new Set([
  'company.name',
  'company.legalName',
  'company.cnpj',
  'clients.*.name',
  'sections.*.quote.person',
  'sections.*.quote.firm',
  'sections.*.quotes.*.person',
  'sections.*.quotes.*.firm',
  'sections.*.person.name',
  // Of quotes, cases and the team.
  'sections.*.entries.*.person',
  'sections.*.entries.*.firm',
  'sections.*.entries.*.client',
  'sections.*.entries.*.name',
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

function inText(
  parsed: ParsedFile,
  { path, value }: PlacedString,
  samples: Samples,
): Finding[] {
  const [, language, id] = path
  if (!isLanguage(language) || typeof id !== 'string') return []
  const isSample =
    samples.isOwnText(language, id, value) ||
    [...samples.at('company.name')].some((company) => isNamedIn(value, company))
  const data = { path, written: excerpt(value) }
  return isSample ? [finding('sample-text', data, parsed.valueSpan(path))] : []
}

function inValue(
  parsed: ParsedFile,
  { path, place, value }: PlacedString,
  samples: Samples,
): Finding[] {
  const { format, help = inBoth('') } = nodeAt(parsed.value, path) ?? {}
  const ownPlace = format && ownFormats[format]
  if (ownPlace === undefined && !ownPlaces.has(place)) return []
  const isMadeUp =
    [place, ownPlace ?? ''].some((each) => samples.at(each).has(value)) ||
    reservedHost.test(value) ||
    (format === 'siteKey' && captchaTestKey.test(value))
  const data = { path, written: value, help }
  return isMadeUp ? [finding('sample-value', data, parsed.valueSpan(path))] : []
}

/** Compares names only: hidden entries shift the indexes of others. */
function isOnPage(path: Path, content: unknown, shown: unknown): boolean {
  const named = isInCatalogs(path) ? path : path.slice(0, 1)
  return !isHiddenAt(content, path) && lookUp(shown, named) !== undefined
}

/** Finds everything that is still the sample's and must be replaced before the site goes live. */
export function releaseCheck(
  parsed: ParsedFile,
  sample: string,
  files: PublicFiles | undefined,
): Finding[] {
  const content = parsed.value
  const strings = placedStrings(content)
  const samples = samplesOf(sample, content)
  const shown = contentOnPage(content)
  const ofValues = strings
    .filter(({ path }) => isOnPage(path, content, shown))
    .flatMap((placed) =>
      (isInCatalogs(placed.path) ? inText : inValue)(parsed, placed, samples),
    )
  const left = files?.ofSample ?? new Set()
  return ofValues.concat(findSamplePictures(parsed, strings, samples, left))
}

/** Pictures of the sample: `left`, found by their bytes, and those that have the name of a logo of the sample. */
function findSamplePictures(
  parsed: ParsedFile,
  strings: PlacedString[],
  samples: Samples,
  left: ReadonlySet<string>,
): Finding[] {
  const idle = [...left].filter((file) => !strings.some(({ value }) => value === file))
  const data = { files: idle.map((file) => `public${file}`) }
  const start = { offset: 0, length: 1 }
  // The name of a client of the sample is reported already: one mistake is one problem.
  const isToldByName = ({ path, place }: PlacedString) => {
    const name = parsed.valueAt([...path.slice(0, -1), 'name'])
    const names: ReadonlySet<unknown> = samples.at('clients.*.name')
    return place === 'clients.*.logo' && names.has(name)
  }
  const logos = samples.at('clients.*.logo')
  const isOfSample = ({ place, value }: PlacedString) =>
    left.has(value) || (place === 'clients.*.logo' && logos.has(value))
  return [
    ...(idle.length === 0 ? [] : [finding('sample-pictures', data, start)]),
    ...strings
      .filter((placed) => isOfSample(placed) && !isToldByName(placed))
      .map(({ path, value }) =>
        finding('sample-picture', { file: value }, parsed.valueSpan(path)),
      ),
  ]
}
