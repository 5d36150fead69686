import { sampleText } from '../../fixtures/sampleContent.ts'

/** What the tests change: what they say holds whatever content/site.json says. */
export const ownContent = sampleText.replaceAll('\r\n', '\n')

/** The content with one thing changed; throws where there is nothing to change, so that no test passes by accident. */
export function changed(from: string, to: string): string {
  if (!ownContent.includes(from))
    throw new Error(`The tests’ own content has no ${from}.`)
  return ownContent.replace(from, to)
}
