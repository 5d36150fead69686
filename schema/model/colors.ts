import { colors } from '../colors/colors.ts'
import { group } from './groups.ts'
import type { ModelNode } from './node.ts'
import { withFullStop } from './sentences.ts'
import { color } from './values.ts'

export const tunedColors: ModelNode = group({
  properties: Object.fromEntries(
    Object.entries(colors).map(([name, { title, description, example }]) => [
      name,
      color({ title, help: withFullStop(description), example }),
    ]),
  ),
})
