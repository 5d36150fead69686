import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

test.each([
  ['/own.html', '<h1>Terms</h1>', []],
  ['/privacy.pdf', '%PDF-1.7 …', []],
  ['/later.pdf', '', []],
  ['/scan.pdf', 'a picture', ['not-a-document']],
  ['/page.html', '\n<!DOCTYPE html>', []],
  ['/letter.html', 'PK\0\0, saved by a <word> processor', ['not-a-document']],
])('a link to %s with the bytes %j causes the problems %j', (address, text, codes) => {
  const content = copyOfSample()
  Object.assign(content.services[0] ?? {}, { link: { label: 'hero.link', address } })
  const files = {
    list: () => [address],
    read: () => Buffer.from(text),
    unexamined: new Set(['/later.pdf']),
  }
  const { problems } = checkContent(JSON.stringify(content), { files })
  const linkProblems = problems.filter(({ path }) => path.includes('link'))
  expect(linkProblems.map(({ code }) => code)).toEqual(codes)
})
