import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { fixContent } from '../../schema/fixContent.ts'
import { meanings, type Meaning } from './mistakes/meanings.ts'
import { original } from './mistakes/mistake.ts'
import { smallFiles } from './smallFiles.ts'

const files = smallFiles()

/** What the check gets wrong about one example; undefined when all is right. */
function fault({ code, text, names }: Meaning): string | undefined {
  const { problems } = checkContent(text, { files })
  const said = problems
    .map(({ line, code, message, fix }) => `${line} ${code} ${message.en} ${fix.en}`)
    .join(' | ')
  const [problem] = problems
  if (problems.length !== 1 || problem?.code !== code) return `${code}: ${said}`
  return said.includes(names) ? undefined : `${code} does not name ${names}: ${said}`
}

test.for(Object.entries(meanings))('%s: one problem each, which names it', ([, make]) => {
  const planted = make()
  expect(planted).not.toEqual([])
  expect(planted.filter(({ text }) => text === original)).toEqual([])
  expect(planted.flatMap((each) => fault(each) ?? [])).toEqual([])
})

test('--fix leaves a wrong meaning alone, or takes away what only surrounds it', () => {
  const without = (text: string) => text.replaceAll(/\s/g, '')
  const guessed = Object.values(meanings)
    .flatMap((make) => make().slice(0, 3))
    .filter(({ code }) => code !== 'bad-address')
    .filter(({ text }) => without(fixContent(text, { files }).text) !== without(text))
  expect(guessed.map(({ code, names }) => `${code} ${names}`)).toEqual([])
})
