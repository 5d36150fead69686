import type { FieldProps } from './fieldProps.ts'
import { FormChoice } from './FormChoice.tsx'
import { PartFrame } from './PartFrame.tsx'
import { Parts } from './Parts.tsx'

/** A group within a group, such as a button with its words and where it leads. */
export function GroupPart(props: FieldProps) {
  return (
    <PartFrame {...props} isIndented>
      <FormChoice {...props} />
      <Parts {...props} />
    </PartFrame>
  )
}
