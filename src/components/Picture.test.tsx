import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Picture } from './Picture.tsx'

const picture = { src: '/plan.svg', width: 400, height: 300, sources: [] }

/** The rules that Emotion has written for an element. */
function rulesOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const names = [...element.classList]
  return rules
    .map(({ cssText }) => cssText)
    .filter((text) => names.some((name) => text.includes(`.${name}`)))
    .join('\n')
}

test('a picture that would not be seen by night has its ground then, and no other has one', () => {
  render(
    <Picture
      picture={{ ...picture, ground: '#fdf8ef' }}
      alt="Plan"
      sizes="9px"
      sx={{}}
    />,
  )
  render(<Picture picture={picture} alt="Photo" sizes="9px" sx={{ width: 9 }} />)
  const [plan, photo] = ['Plan', 'Photo'].map((name) =>
    rulesOf(screen.getByRole('img', { name })),
  )
  expect(plan).toMatch(
    /@media \(prefers-color-scheme: dark\) \{[^}]*(#fdf8ef|rgb\(253, 248, 239\))/,
  )
  expect(photo).toContain('width: 9px')
  expect(photo).not.toContain('prefers-color-scheme')
})
