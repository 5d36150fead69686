import { sampleText } from '../../fixtures/sampleContent.ts'

/** Based on the sample, so that the tests do not depend on content/site.json. */
export const ownContent = sampleText.replaceAll('\r\n', '\n')

/** The content with one replacement. Throws when there is nothing to replace, so that no test passes by accident. */
export function changed(from: string, to: string): string {
  if (!ownContent.includes(from))
    throw new Error(`The tests’ own content has no ${from}.`)
  return ownContent.replace(from, to)
}
