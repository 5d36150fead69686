import { describeValue } from '../messages/describeValue.ts'
import type { ModelNode } from '../model/node.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { isA, schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { checkCnpj, isTwoDays, repairs } from './formats.ts'

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

/** The id of a section, in a link that can lead to one. */
function sectionAsAddress(
  document: Document,
  path: Path,
  value: string,
): Finding | undefined {
  const section = [...path.slice(0, -1), 'section']
  const sections = document.valueAt(['sections'])
  const isOne =
    Array.isArray(sections) &&
    sections.some((each) => isRecord(each) && each['id'] === value)
  if (
    !isOne ||
    !schemaAt(document.value, section) ||
    document.valueAt(section) !== undefined
  )
    return undefined
  const key = document.keySpan(path)
  return finding('section-as-address', { value }, key, { ...key, text: '"section"' })
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
  const section =
    asked === 'bad-link-or-file' ? sectionAsAddress(document, path, value) : undefined
  if (section) return section
  // Without a state it may be abroad, and the country is what is missing.
  const holder = document.valueAt(path.slice(0, -1))
  if (form === 'bad-cep' && isRecord(holder) && !Object.hasOwn(holder, 'state'))
    return undefined
  const lost = lostZero(document, path, value)
  if (lost) return lost
  const span = document.valueSpan(path)
  const thing = describeValue(document.value, path)
  const right = repairs[form](value)
  const isSure = right !== undefined && !(form === 'bad-day' && isTwoDays(value))
  const edit = isSure ? { ...span, text: JSON.stringify(right) } : undefined
  const data = { thing, value, right }
  if (form === 'bad-cnpj' && checkCnpj(value) === 'digits')
    return finding('cnpj-digits', data, span)
  return finding(form, data, span, edit)
}
