import type { ComponentType } from 'react'

import type { Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/lookUp.ts'

/** Every field gets these. */
export interface FieldProps {
  path: Path
  field: Field
}

/** A field of one value; of an unfinished content it may be of any type. */
export interface ValueProps extends FieldProps {
  value: unknown
}

/** A group or list. */
export interface HolderProps extends FieldProps {
  /** The field of any place inside: Part.tsx, which imports this one. */
  Part: ComponentType<{ path: Path }>
}
