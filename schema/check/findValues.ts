import { describeValue } from '../messages/describeValue.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { checkCnpj, repairs } from './formats.ts'

type Form = keyof typeof repairs

/** Which form a value should have: its name says it. */
function formOf(path: Path): Form | undefined {
  if (path[1] === 'colors') return 'bad-color'
  switch (path.at(-1)) {
    case 'address':
      return addressForm(path)
    case 'cnpj':
      return 'bad-cnpj'
    case 'email':
      return 'bad-email'
    case 'phone':
    case 'secondPhone':
      return 'bad-phone'
    case 'number':
      return 'bad-whatsapp'
    case 'website':
      return 'bad-link'
    case 'publicKey':
    case 'serviceId':
    case 'templateId':
      return 'bad-key'
    case 'siteKey':
      return 'bad-site-key'
    case 'postalCode':
      return 'bad-cep'
    case 'id':
      return 'bad-id'
    case undefined:
    default:
      return undefined
  }
}

/** The site has one, and so have links that lead out of the page. */
function addressForm([part]: Path): Form {
  if (part === 'site') return 'bad-address'
  return part === 'sections' ? 'bad-footer-link' : 'bad-link'
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

/** Words a value that is not written as it should be. Names of texts and sections are told by the check of references, pictures by that of the files. */
export function valueProblem(
  document: Document,
  path: Path,
  value: string,
): Finding | undefined {
  const form = formOf(path)
  if (form === undefined) return undefined
  const section =
    form === 'bad-link' ? sectionAsAddress(document, path, value) : undefined
  if (section) return section
  const span = document.valueSpan(path)
  const thing = describeValue(document.value, path)
  const right = repairs[form](value)
  const edit = right === undefined ? undefined : { ...span, text: JSON.stringify(right) }
  const data = { thing, value, right }
  if (form === 'bad-cnpj' && checkCnpj(value) === 'digits')
    return finding('cnpj-digits', data, span)
  return finding(form, data, span, edit)
}
