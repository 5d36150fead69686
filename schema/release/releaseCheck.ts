import { asBilingual } from '../bilingual.ts'
import { finding, type Finding } from '../check/finding.ts'
import type { FormatName } from '../formats/formats.ts'
import { isFilePath } from '../formats/links.ts'
import { languageTitle } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { logo } from '../model/pictures.ts'
import { defaultLanguageOf, languagesOf } from '../read/contentLanguages.ts'
import { contentOnPage } from '../read/contentOnPage.ts'
import { idsOf, isHiddenAt, listAt, lookUp, type Path } from '../read/lookUp.ts'
import {
  codeTextNode,
  nodeAt,
  stringsIn,
  usesOfText,
  type ContentString,
} from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { PublicFiles } from '../read/publicFiles.ts'

/** Host names that nobody can register (RFC 2606). */
const reservedHost =
  /(^|[./@])(example\.(com|net|org)|[^./@\s]+\.(example|invalid|test|localhost)|localhost)(?=[:/]|$)/i

/** hCaptcha's test keys: https://docs.hcaptcha.com/#integration-testing-test-keys */
const captchaTestKey = /^[1-3]0000000-ffff-ffff-ffff-00000000000[1-3]$/

/** Formats whose values are different for every owner. */
const ownerSpecificFormats: ReadonlySet<FormatName | undefined> = new Set([
  'address',
  'email',
  'key',
  'link',
  'linkOrFile',
  'phone',
  'siteKey',
  'whatsapp',
] as const)

/** Two companies may happen to have the same text if it has fewer words. */
const minSampleWords = 9

/** Reports remaining sample content, which must be replaced before the site goes live. */
export function releaseCheck(
  parsed: ParsedFile,
  sampleText: string,
  files: PublicFiles | undefined,
): Finding[] {
  const sample: unknown = JSON.parse(sampleText)
  const shownContent = contentOnPage(parsed.value)
  const sampleStrings = stringsIn(sample)
  const inventedValues = new Set([
    ...sampleStrings.filter(isOwnerSpecific).map(({ value }) => value),
    ...[...sampleStrings, ...parsed.strings].filter(isOwnerSpecific).flatMap(examplesOf),
  ])
  const isShown = (path: Path) =>
    !isHiddenAt(parsed.value, path) &&
    // Leaves out parts that no section needs. Only the part's name is compared: hidden entries shift the other indexes.
    lookUp(shownContent, path.slice(0, 1)) !== undefined
  const values = parsed.strings.filter(
    (string) =>
      isOwnerSpecific(string) &&
      (inventedValues.has(string.value) || isInvented(string)) &&
      isShown(string.path),
  )
  return [
    ...values.map(({ path, value, node: { help = asBilingual('') } }) =>
      finding('sample-value', { path, text: value, help }, parsed.valueSpan(path)),
    ),
    ...findLikeSample(parsed, sample, inventedValues, isShown),
    ...findSampleTexts(parsed, sample, shownContent),
    ...findSamplePictures(parsed, sampleStrings, inventedValues, files?.samplePictures),
  ]
}

/** Whether the value differs for every owner. Paths such as /privacy.pdf do not: any company may use that name. */
const isOwnerSpecific = ({ node, value }: ContentString) =>
  node.refersTo === undefined &&
  (node.isOwnerSpecific === true || ownerSpecificFormats.has(node.format)) &&
  !isFilePath(value)

/** Whether no owner can have the value: a reserved domain, or a test key. */
const isInvented = ({ value, node }: ContentString) =>
  reservedHost.test(value) || (node.format === 'siteKey' && captchaTestKey.test(value))

const examplesOf = ({ node }: Pick<ContentString, 'node'>) =>
  node.examples?.map(String) ?? []

/** Warns of years and a default language that are the same as the sample's. */
function findLikeSample(
  parsed: ParsedFile,
  sample: unknown,
  inventedValues: ReadonlySet<unknown>,
  isShown: (path: Path) => boolean,
): Finding[] {
  const content = parsed.value
  const language = defaultLanguageOf(sample)
  const sampleIds = idsOf(sample, ['clients'])
  const years = listAt(content, ['clients']).flatMap(
    (client, index): [Path, unknown][] => {
      // A client with the name of a sample client is already reported.
      if (inventedValues.has(lookUp(client, ['name']))) return []
      // Renamed clients keep their ids, wherever they are moved.
      const sampleIndex = sampleIds.indexOf(String(lookUp(client, ['id'])))
      const path = (entryIndex: number) => ['clients', entryIndex, 'since']
      return [[path(index), lookUp(sample, path(sampleIndex < 0 ? index : sampleIndex))]]
    },
  )
  const comparedValues: [Path, unknown][] = [
    [['company', 'since'], lookUp(sample, ['company', 'since'])],
    // In one language, there is nothing to choose.
    [['site', 'defaultLanguage'], languagesOf(content).length > 1 ? language : undefined],
    ...years,
  ]
  return comparedValues.flatMap(([path, sampleValue]) => {
    const value = lookUp(content, path)
    if (value === undefined || value !== sampleValue || !isShown(path)) return []
    const text = typeof value === 'number' ? String(value) : languageTitle(language)
    return [finding('like-sample', { path, text }, parsed.valueSpan(path))]
  })
}

/** Whether a text contains a name as a word. */
const isNamedIn = (text: string, name: string) =>
  text.split(/[^\p{L}\p{N}]+/u).includes(name)

/** Reports texts of the sample: errors for those that only its company would use, warnings for the others. */
function findSampleTexts(
  parsed: ParsedFile,
  sample: unknown,
  shownContent: unknown,
): Finding[] {
  const content = parsed.value
  const sampleLanguage = defaultLanguageOf(sample)
  const textIn = (root: unknown, language: Language, id: string) =>
    lookUp(root, ['catalogs', language, id])
  const isSameAsSample = (language: Language, id: string) =>
    textIn(content, language, id) === textIn(sample, language, id)
  const companyPath = ['company', 'name']
  const companyNames = [
    String(lookUp(sample, companyPath)),
    ...examplesOf({ node: nodeAt(sample, companyPath) ?? {} }),
  ]
  const isCompanySpecific = (id: string) => {
    const node = codeTextNode(id)
    // Texts of the page's code that have no usual wording are different for every owner.
    if (node) return node.usualText === undefined && node.fixedText === undefined
    const words = String(textIn(sample, sampleLanguage, id)).split(' ')
    return (
      words.length >= minSampleWords ||
      usesOfText(sample, id).some(({ node }) => node.isOwnerSpecific)
    )
  }
  // The texts of the menu and of contact buttons suit everybody.
  const isUsedInSections = (id: string) =>
    usesOfText(content, id).some(
      ({ path: [part] }) => part !== 'header' && part !== 'company',
    )
  return languagesOf(content).flatMap((language) =>
    Object.entries(Object(lookUp(shownContent, ['catalogs', language]))).flatMap(
      ([id, text]) => {
        // Other values are errors of the content.
        if (typeof text !== 'string') return []
        const path = ['catalogs', language, id]
        const isSample =
          (isSameAsSample(language, id) && isCompanySpecific(id)) ||
          companyNames.some((name) => isNamedIn(text, name))
        const code = isSample ? 'sample-text' : 'like-sample'
        const data = { path, text: excerpt(text) }
        return isSample || (isSameAsSample(language, id) && isUsedInSections(id))
          ? finding(code, data, parsed.valueSpan(path))
          : []
      },
    ),
  )
}

/** Reports pictures of the sample: those with its bytes, and those with the name of one of its logos. */
function findSamplePictures(
  parsed: ParsedFile,
  sampleStrings: readonly ContentString[],
  inventedValues: ReadonlySet<unknown>,
  samplePictures: ReadonlySet<string> = new Set(),
): Finding[] {
  const unusedPictures = [...samplePictures].filter(
    (file) => !parsed.strings.some(({ value }) => value === file),
  )
  const data = { files: unusedPictures.map((file) => `public${file}`) }
  const isLogo = ({ node }: ContentString) => node.picture === logo
  const logos = new Set(sampleStrings.filter(isLogo).map(({ value }) => value))
  const pictures = parsed.strings.filter((picture) => {
    // A client with the name of a sample client is already reported.
    const name = lookUp(parsed.value, [...picture.path.slice(0, -1), 'name'])
    if (isLogo(picture) && inventedValues.has(name)) return false
    return (
      samplePictures.has(picture.value) || (isLogo(picture) && logos.has(picture.value))
    )
  })
  return [
    ...(unusedPictures.length === 0
      ? []
      : [finding('sample-pictures', data, { offset: 0, length: 1 })]),
    ...pictures.map(({ path, value }) =>
      finding('sample-picture', { file: value }, parsed.valueSpan(path)),
    ),
  ]
}
