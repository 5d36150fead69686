import type { ModelNode } from '../model/node.ts'
import { plainName } from '../plainWords.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { isA, schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { checkCnpj, formats, isTwoDays } from './formats.ts'
import { listOf } from './idList.ts'

type Form = Exclude<(typeof formats)[keyof typeof formats], { repair: undefined }>

/** Which form a value should have. Names of texts and sections are left to the check of references. */
function formOf(node: ModelNode): Form | undefined {
  if (isA(node, 'color')) return formats.color
  const isId = isA(node, 'id') || isA(node, 'sectionId')
  if (isId && node.pointsTo === undefined) return formats.id
  const format = node.format && formats[node.format]
  return format?.repair && format
}

const formAt = ({ value }: Document, path: Path) => formOf(schemaAt(value, path) ?? {})

/** Has the place a format? */
export function hasForm(document: Document, path: Path): boolean {
  return formAt(document, path) !== undefined
}

/** The value in the format of its place; undefined where it is not certain. */
export function rightForm(
  document: Document,
  path: Path,
  written: string,
): string | undefined {
  return formAt(document, path)?.repair(written)
}

/** The digits with the leading zero that a spreadsheet drops, if only that makes them valid. */
export function lostZero(
  document: Document,
  path: Path,
  written: string,
): Finding | undefined {
  const form = formAt(document, path)
  const isOfDigits =
    form === formats.cep || form === formats.cnpj || form === formats.phone
  if (!isOfDigits || !/^[1-9][\d\s./-]*$/.test(written)) return undefined
  if (form.repair(written) !== undefined) return undefined
  const right = form.repair(`0${written}`)
  if (!right?.startsWith('0')) return undefined
  return finding(
    'lost-zero',
    { thing: path, value: written, right },
    document.valueSpan(path),
  )
}

/** What can be a person's or company's name. */
const nameOfOne = /^\p{Lu}[^\d/,:]{0,39}$/u

/** The value for a place that a word stands for: an id or text that exists, one of the choices, an address. Undefined where it does not fit. */
export function fitting(
  document: Document,
  path: Path,
  word: string,
): string | undefined {
  const node = schemaAt(document.value, path) ?? {}
  const { pointsTo, enum: choices, picture, isName = false } = node
  if (pointsTo === 'texts') {
    const names = languagesOf(document.value).map((key) => ['catalogs', key, word])
    return names.some((each) => lookUp(document.value, each) !== undefined)
      ? word
      : undefined
  }
  if (pointsTo !== undefined) {
    // As in addresses: "#contact" for the section "contact".
    const id = word.replace(/^#/, '')
    return listOf(document, pointsTo).ids.has(id) ? id : undefined
  }
  const isRight =
    choices?.includes(word) ||
    (picture && new RegExp(node.pattern ?? '').test(word)) ||
    (isName && nameOfOne.test(word))
  return isRight ? word : rightForm(document, path, word)
}

/** The way of a link that a word stands for, and what is written there: a section for #contact, a phone for tel:… */
function wayFor(
  document: Document,
  link: Path,
  word: string,
): { way: string; right: string } | undefined {
  const { oneOf = [] } = schemaAt(document.value, link) ?? {}
  for (const way of oneOf.flatMap(({ required = [] }) => required)) {
    const right = fitting(document, [...link, way], word)
    if (right !== undefined) return { way, right }
  }
  return undefined
}

/** Reports an address that should be another way of the link, such as a section or a phone. */
function otherWay(document: Document, path: Path, value: string): Finding | undefined {
  const found = wayFor(document, path.slice(0, -1), value)
  if (!found || found.way === path.at(-1)) return undefined
  const key = document.keySpan(path)
  const { offset, length } = document.valueSpan(path)
  const right = `${JSON.stringify(found.way)}: ${JSON.stringify(found.right)}`
  const edit = { offset: key.offset, length: offset + length - key.offset, text: right }
  return finding('other-way', { value, ...found }, key, edit)
}

/** The finding for a value in the wrong format. Pictures are left to the check of files. */
export function valueProblem(
  document: Document,
  path: Path,
  value: string,
): Finding | undefined {
  const asked = formOf(schemaAt(document.value, path) ?? {})
  // An address, not a file of public/.
  const isLink =
    asked === formats.linkOrFile && asked.repair(value)?.startsWith('https://')
  const form = isLink ? formats.link : asked
  if (form === undefined) return undefined
  const way = asked === formats.linkOrFile ? otherWay(document, path, value) : undefined
  if (way) return way
  // Without a state the office may be abroad: then the country is missing.
  const holder = document.valueAt(path.slice(0, -1))
  if (form === formats.cep && isRecord(holder) && !Object.hasOwn(holder, 'state'))
    return undefined
  const { absence } = schemaAt(document.value, path.slice(0, -1)) ?? {}
  if (absence?.words.includes(plainName(value))) {
    const data = {
      why: absence.why,
      place: path.slice(0, -1),
    }
    return finding('said-by-absence', data, document.openingSpan(path.slice(0, -1)))
  }
  const lost = lostZero(document, path, value)
  if (lost) return lost
  const span = document.valueSpan(path)
  const right = form.repair(value)
  const isSure =
    right !== undefined &&
    !(form === formats.day && isTwoDays(value)) &&
    // A word may stand in the wrong place.
    !(form === formats.color && /^[a-z]*[g-z][a-z]*$/i.test(value))
  const edit = isSure ? { ...span, text: JSON.stringify(right) } : undefined
  const data = { thing: path, value, right }
  if (form === formats.cnpj && checkCnpj(value) === 'digits')
    return finding('cnpj-digits', data, span)
  return finding(form.code, data, span, edit)
}
