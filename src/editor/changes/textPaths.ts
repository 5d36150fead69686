import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { codeTextNode, usesOfText } from '../../../schema/read/modelTree.ts'

/** The path of a text that only the page's code uses, in the first catalog. */
export function pathOfCodeText(content: SiteContent, id: string): Path {
  const [firstLanguage = 'en'] = languagesOf(content)
  return ['catalogs', firstLanguage, id]
}

/** The path of a text's field: the first field that shows the text. Undefined if nothing uses it. */
export function pathOfText(content: SiteContent, id: string): Path | undefined {
  const codePath = codeTextNode(id) && pathOfCodeText(content, id)
  return usesOfText(content, id)[0]?.path ?? codePath
}
