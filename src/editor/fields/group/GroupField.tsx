import type { HolderProps } from '../fieldProps.ts'
import { PartFrame } from '../PartFrame.tsx'
import { Parts } from './Parts.tsx'

/** A group within a group, such as a button with its words and where it leads. */
export function GroupField(props: HolderProps) {
  return (
    <PartFrame {...props} isIndented>
      <Parts {...props} />
    </PartFrame>
  )
}
