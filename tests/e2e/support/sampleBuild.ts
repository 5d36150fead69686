/** Builds of `npm run test:full`. Tests use the sample, because the owner changes the site's own content. */
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import content from '../../fixtures/sample/content/site.json' with { type: 'json' }

export { content }
export const sampleContent = fromRoot('tests/fixtures/sample/content/site.json')
export const sampleDist = fromRoot('build/sample')
export const allSectionsDist = fromRoot('build/all-sections')
