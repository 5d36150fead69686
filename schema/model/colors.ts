import { colors, roles } from '../colors/colors.ts'
import { group } from './groups.ts'
import { words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { color } from './values.ts'

export const tunedColors: ModelNode = group({
  properties: Object.fromEntries(
    roles.map((name) => {
      const { example } = colors[name]
      return [name, color({ ...words(`color.${name}`), example })]
    }),
  ),
})
