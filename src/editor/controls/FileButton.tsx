import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  accept: string
  onChoose: (file: File) => void
}

/** A button that opens the browser's file dialog. */
export function FileButton({ accept, onChoose, ...buttonProps }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...buttonProps} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // Without this, choosing the same file again after fixing it would fire no event.
          target.value = ''
        }}
      />
    </>
  )
}
