import type { Palette } from '../../../schema/colors/scheme.ts'
import type { Mark } from './mark.ts'

/** What a company is recognised by. */
export interface Brand {
  name: string
  mark: Mark | undefined
  palette: Palette
}
