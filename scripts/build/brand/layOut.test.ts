import { expect, test } from 'vitest'

import { dataAddress } from '../../pictures/mark.ts'
import { image, layOut } from './layOut.ts'

test('a drawing of any shape is shown completely', async () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path/></svg>'
  const size = { width: 60, height: 60 }
  const svg = await layOut(image(dataAddress(wide), 60, 60), size)
  expect(svg).toContain('x="0" y="20" width="60" height="20"')
})
