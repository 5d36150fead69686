import { expect, test } from 'vitest'

import { copyOfSample } from '../../../tests/fixtures/sampleContent.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { filesBelow } from '../../files/filesBelow.ts'
import { fromRoot } from '../../files/fromRoot.ts'
import { unusedSections } from './unusedSections.ts'

const modules = filesBelow('src').filter((file) => /(?<!\.test)\.tsx$/.test(file))

/** The names of the modules that visitors do not load. */
function unusedIn(content: Parameters<typeof unusedSections>[0]): string {
  const { load } = unusedSections(content)
  const isUnused = (file: string) =>
    Reflect.apply(load as () => unknown, {}, [fromRoot(`src/${file}`)]) !== undefined
  const names = modules.filter(isUnused).map((file) => file.replace(/.*\/|\.tsx/g, ''))
  return names.toSorted().join(' ')
}

test('visitors load only the modules that the content uses', () => {
  const content = copyOfSample()
  const unused =
    'Cases Gallery HorizonHero Hours Notice Prices Questions Quotes ServiceIndex SplitHero Steps Team'
  expect(unusedIn(content)).toBe(unused)
  for (const section of content.sections) {
    if (section.type === 'hero') section.layout = 'split'
    if (section.type === 'contact') section.form = false
  }
  const newUnused = unused.replace('SplitHero ', '').replace('Cases', 'Cases ContactForm')
  expect(unusedIn(content)).toBe(newUnused)
  expect(unusedIn(readAccepted('all-sections/content/site.json'))).toBe('')
})
