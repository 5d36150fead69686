import { checkContent } from '../../schema/checkContent.ts'
import content from '../fixtures/sample/content/site.json' with { type: 'json' }

const result = checkContent(JSON.stringify(content))
if (!result.ok) throw new Error('Failed to read the sample: it has problems.')

/** The sample, as whoever edits or shows a content takes it. */
export const sampleContent = result.content
