import { describeLocation } from '../messages/describeLocation.ts'
import { describeValue } from '../messages/describeValue.ts'
import type { ModelNode } from '../model/node.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { isA, schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { checkCnpj, isTwoDays, repairs } from './formats.ts'
import { listOf } from './idList.ts'
import { plainName } from './matchNames.ts'

type Form = keyof typeof repairs

/** By the format that the model gives to a place. */
const forms: Readonly<Record<string, Form>> = {
  address: 'bad-address',
  bingCode: 'bad-bing-code',
  cep: 'bad-cep',
  clockTime: 'bad-time',
  cnpj: 'bad-cnpj',
  day: 'bad-day',
  email: 'bad-email',
  fieldId: 'bad-field-id',
  googleCode: 'bad-google-code',
  key: 'bad-key',
  link: 'bad-link',
  linkOrFile: 'bad-link-or-file',
  phone: 'bad-phone',
  siteKey: 'bad-site-key',
  whatsapp: 'bad-whatsapp',
}

/** Which form a value should have. Names of texts and sections are left to the check of references. */
function formOf(node: ModelNode): Form | undefined {
  if (node.format !== undefined) return forms[node.format]
  if (isA(node, 'color')) return 'bad-color'
  const isId = isA(node, 'id') || isA(node, 'sectionId')
  return isId && node.pointsTo === undefined ? 'bad-id' : undefined
}

const formAt = ({ value }: Document, path: Path) => formOf(schemaAt(value, path) ?? {})

/** Has a value of this place a form of its own? */
export function hasForm(document: Document, path: Path): boolean {
  return formAt(document, path) !== undefined
}

/** A value as the form of its place wants it. */
export function rightForm(
  document: Document,
  path: Path,
  written: string,
): string | undefined {
  const form = formAt(document, path)
  return form && repairs[form](written)
}

/** Digits of which a table or a number took the zero at the beginning: with it they are right, without it they are not. */
export function lostZero(
  document: Document,
  path: Path,
  written: string,
): Finding | undefined {
  const form = formAt(document, path)
  const isOfDigits = form === 'bad-cep' || form === 'bad-cnpj' || form === 'bad-phone'
  if (!isOfDigits || !/^[1-9][\d\s./-]*$/.test(written)) return undefined
  const right = repairs[form](written) ?? repairs[form](`0${written}`)
  if (right === undefined || !right.startsWith('0') || repairs[form](written) === right)
    return undefined
  const thing = describeValue(document.value, path)
  return finding('lost-zero', { thing, value: written, right }, document.valueSpan(path))
}

/** Words that can be somebody's name. */
const nameOfOne = /^\p{Lu}[^\d/,:]{0,39}$/u

/** A word as it is right at a place: the name of what is there, one of the choices, an address; undefined where it does not fit. */
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
    // In addresses a section has a sign before its id: #contact
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
export function wayFor(
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

/** In the place of an address, what has a name of its own there. */
function otherWay(document: Document, path: Path, value: string): Finding | undefined {
  const found = wayFor(document, path.slice(0, -1), value)
  if (!found || found.way === path.at(-1)) return undefined
  const key = document.keySpan(path)
  const { offset, length } = document.valueSpan(path)
  const right = `${JSON.stringify(found.way)}: ${JSON.stringify(found.right)}`
  const edit = { offset: key.offset, length: offset + length - key.offset, text: right }
  return finding('other-way', { value, ...found }, key, edit)
}

/** Describes a value that is not written as it should be. Pictures are left to the check of the files. */
export function valueProblem(
  document: Document,
  path: Path,
  value: string,
): Finding | undefined {
  const asked = formOf(schemaAt(document.value, path) ?? {})
  // An address, and not a file.
  const isLink =
    asked === 'bad-link-or-file' && repairs[asked](value)?.startsWith('https://')
  const form = isLink ? 'bad-link' : asked
  if (form === undefined) return undefined
  const way = asked === 'bad-link-or-file' ? otherWay(document, path, value) : undefined
  if (way) return way
  // Without a state it may be abroad, and the country is what is missing.
  const holder = document.valueAt(path.slice(0, -1))
  if (form === 'bad-cep' && isRecord(holder) && !Object.hasOwn(holder, 'state'))
    return undefined
  const { absence } = schemaAt(document.value, path.slice(0, -1)) ?? {}
  if (absence?.words.includes(plainName(value))) {
    const data = {
      why: absence.why,
      place: describeLocation(document.value, path.slice(0, -1)),
    }
    return finding('said-by-absence', data, document.openingSpan(path.slice(0, -1)))
  }
  const lost = lostZero(document, path, value)
  if (lost) return lost
  const span = document.valueSpan(path)
  const thing = describeValue(document.value, path)
  const right = repairs[form](value)
  const isSure =
    right !== undefined &&
    !(form === 'bad-day' && isTwoDays(value)) &&
    // A word may stand in the wrong place.
    !(form === 'bad-color' && /^[a-z]*[g-z][a-z]*$/i.test(value))
  const edit = isSure ? { ...span, text: JSON.stringify(right) } : undefined
  const data = { thing, value, right }
  if (form === 'bad-cnpj' && checkCnpj(value) === 'digits')
    return finding('cnpj-digits', data, span)
  return finding(form, data, span, edit)
}
