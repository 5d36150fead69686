import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Picture } from './Picture.tsx'

test('only a picture that would be invisible in dark mode gets a background there', () => {
  /** The picture's own rules: other tests leave theirs in the document. */
  const show = (ground?: string) => {
    const picture = { src: '/plan.svg', width: 400, height: 300, sources: [] }
    const own = ground === undefined ? picture : { ...picture, ground }
    const { container } = render(<Picture picture={own} alt="Plan" sizes="9px" sx={{}} />)
    const classes = [...(container.querySelector('img')?.classList ?? [])]
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    return rules
      .map(({ cssText }) => cssText)
      .filter((text) => classes.some((name) => text.includes(`.${name}`)))
      .join('\n')
  }
  expect(show()).not.toContain('prefers-color-scheme')
  expect(show('#fdf8ef')).toMatch(
    /@media \(prefers-color-scheme: dark\) \{[^}]*background-color: (#fdf8ef|rgb\(253, 248, 239\))/,
  )
})
