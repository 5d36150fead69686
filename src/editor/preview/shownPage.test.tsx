import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { createShownPage } from './shownPage.tsx'

const page = vi.hoisted(() => ({ throwLater: () => {} }))

vi.mock('./PreviewPage.tsx', () => ({
  PreviewPage() {
    const [isWrong, setIsWrong] = useState(false)
    page.throwLater = () => setIsWrong(true)
    if (isWrong) throw new Error('late')
    return <p>Page</p>
  },
}))

test('a page that throws after it was shown is rendered once more', () => {
  // `act` would throw the error of the page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const container = document.createElement('div')
  const view = { content: sampleContent, pictures: new Map(), language: 'en' } as const
  createShownPage(container).show({ ...view, scheme: 'light' })
  const texts = [container.textContent]
  for (let time = 0; time < 2; time += 1) {
    flushSync(() => page.throwLater())
    texts.push(container.textContent)
    vi.runAllTimers()
    texts.push(container.textContent)
  }
  expect(texts).toEqual(['Page', '', 'Page', '', ''])
})
