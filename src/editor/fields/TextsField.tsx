import Box from '@mui/material/Box'

import type { Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor } from '../context.tsx'
import { useLanguages } from '../state/site.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { TextInLanguage } from './TextInLanguage.tsx'

interface TextsFieldProps {
  /** Where the text is shown: the name of the text, or one that the page's code asks for. */
  path: Path
  field: Field
  /** The name of the text; empty where the place has none yet. */
  id: string
}

/** A text in all languages of the content, side by side. */
export function TextsField({ path, field, id }: TextsFieldProps) {
  const { site } = useEditor()
  const languages = useLanguages(site)
  return (
    <FieldFrame path={path} field={field} isGroup>
      {(control) => (
        <Box sx={sideBySide}>
          {languages.map((language) => (
            <TextInLanguage
              key={language}
              path={path}
              field={field}
              id={id}
              language={language}
              control={control}
            />
          ))}
        </Box>
      )}
    </FieldFrame>
  )
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  gap: 1,
} as const
