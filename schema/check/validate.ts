import { Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

import type { SiteContent } from '../generated/siteContent.ts'
import { isIcon } from '../icons/icons.ts'
import { isBlank } from '../read/words.ts'
import schema from '../site.schema.json' with { type: 'json' }
import {
  checkCnpj,
  isAddress,
  isCep,
  isLink,
  isLinkOrPdf,
  isLocalPhone,
  isPhone,
} from './formats.ts'

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })
ajv.addVocabulary(['maxTextLength', 'picture', 'placeholders', 'tsType'])
/** What editors such as VS Code read in the schema; the check passes over it. */
ajv.addVocabulary([
  'errorMessage',
  'patternErrorMessage',
  'markdownEnumDescriptions',
  'enumDetails',
  'defaultSnippets',
  'doNotSuggest',
])
// ajv compares every entry with every other; findIds looks each up.
ajv.removeKeyword('uniqueItems')
ajv.addKeyword('uniqueItems')
ajv.addFormat('email', fullFormats.email)
ajv.addFormat('cnpj', (value) => checkCnpj(value) === 'right')
ajv.addFormat('cep', isCep)
ajv.addFormat('phone', isPhone)
ajv.addFormat('whatsapp', isLocalPhone)
ajv.addFormat('icon', isIcon)
ajv.addFormat('words', (value) => !isBlank(value))
ajv.addFormat('address', isAddress)
ajv.addFormat('link', isLink)
ajv.addFormat('linkOrPdf', isLinkOrPdf)
/** Alone in its file: code that ajv generates can take its place where a policy forbids to evaluate code. */
export const validate = ajv.compile<SiteContent>(schema)
