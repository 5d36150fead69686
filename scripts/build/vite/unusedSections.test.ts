import { expect, test } from 'vitest'

import { copyOfSample } from '../../../tests/fixtures/sampleContent.ts'
import { fromRoot } from '../../files/fromRoot.ts'
import { unusedSections } from './unusedSections.ts'

test('visitors load the parts that the content uses, and no others', () => {
  const content = copyOfSample()
  const isLoaded = (path: string) => {
    const { load } = unusedSections(content)
    return (
      typeof load === 'function' &&
      Reflect.apply(load, {}, [fromRoot(path)]) === undefined
    )
  }
  const parts = [
    'src/sections/Hero.tsx',
    'src/sections/SplitHero.tsx',
    'src/sections/Team.tsx',
    'src/contact/ContactForm.tsx',
  ]
  expect(parts.map(isLoaded)).toEqual([true, false, false, true])
  for (const section of content.sections) {
    if (section.type === 'hero') section.layout = 'split'
    if (section.type === 'contact') section.form = false
  }
  expect(parts.map(isLoaded)).toEqual([true, true, false, false])
})
