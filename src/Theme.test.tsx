import { useTheme } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paletteOf } from '../schema/colors/palette.ts'
import { Theme } from './Theme.tsx'

test('the preview follows a new accent and a new typeface', () => {
  const Shown = () => {
    const { palette, typography } = useTheme()
    return JSON.stringify([palette.primary, typography.h1])
  }
  const page = (accent: string, typeface: 'plain' | 'serif') => (
    <Theme palette={paletteOf({ accent })} typeface={typeface}>
      <Shown />
    </Theme>
  )
  const { container, rerender } = render(page('#0a7d5a', 'plain'))
  const shown = [container.textContent]
  for (const next of [page('#7d0a5a', 'plain'), page('#7d0a5a', 'serif')]) {
    rerender(next)
    shown.push(container.textContent)
  }
  expect(new Set(shown).size).toBe(3)
})
