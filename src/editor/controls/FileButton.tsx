import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  accept: string
  multiple?: boolean
  onChoose: (files: File[]) => void
}

/** A button that opens the browser's file dialog. */
export function FileButton({ accept, multiple, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // Without this, choosing the same file again after fixing it would fire no event.
          target.value = ''
        }}
      />
    </>
  )
}
