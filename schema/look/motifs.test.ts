import { expect, test } from 'vitest'

import { hills } from './motifs/hills.ts'
import { waves } from './motifs/waves.ts'

test.each([hills, waves])('of a scene the ground alone reaches the foot', ({ scene }) => {
  expect(scene.match(/V80/g)).toHaveLength(1)
})
