import type { Document, Path } from '../reading/readDocument.ts'
import { describeValue } from '../wording/describeValue.ts'
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

/** Words a value that is not written as it should be. Names of texts and sections are told by the check of references, pictures by that of the files. */
export function valueProblem(
  document: Document,
  path: Path,
  value: string,
): Finding | undefined {
  const form = formOf(path)
  if (form === undefined) return undefined
  const span = document.valueSpan(path)
  const thing = describeValue(document.value, path)
  const right = repairs[form](value)
  const edit = right === undefined ? undefined : { ...span, text: JSON.stringify(right) }
  const data = { thing, value, right }
  if (form === 'bad-cnpj' && checkCnpj(value) === 'digits')
    return finding('cnpj-digits', data, span)
  return finding(form, data, span, edit)
}
