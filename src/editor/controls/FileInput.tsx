import type { RefObject } from 'react'

interface FileInputProps {
  /** A click on it opens the browser's dialog. */
  ref: RefObject<HTMLInputElement | null>
  accept: string
  multiple?: boolean
  onChoose: (files: File[]) => void
}

/** Chooses files of this computer, for a button that is shown in its place. */
export function FileInput({ onChoose, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // Without this, choosing the same file again, after it was fixed, would give no event.
        target.value = ''
      }}
    />
  )
}
