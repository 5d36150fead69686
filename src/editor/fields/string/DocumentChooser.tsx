import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'

import type { Bilingual } from '../../../../schema/bilingual.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { FileInput } from '../../controls/FileInput.tsx'
import { addDocument } from '../../pictures/addPicture.ts'

/** Chooses a PDF or an HTML page of this computer for a link. */
export function DocumentChooser({ path, value }: { path: Path; value: unknown }) {
  const say = useSay()
  const editor = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ why: Bilingual; before: unknown }>()
  async function take(file: File | undefined) {
    const why = file && (await addDocument(editor, path, file))
    setRefused(why && { why, before: value })
  }
  return (
    <>
      <Button
        size="small"
        sx={{ justifySelf: 'start' }}
        onClick={() => input.current?.click()}
      >
        {say('button.chooseDocument')}
      </Button>
      <FileInput
        ref={input}
        accept=".pdf,.html,.htm"
        onChoose={([file]) => void take(file)}
      />
      {refused && refused.before === value && (
        <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {say(refused.why)}
        </Box>
      )}
    </>
  )
}
