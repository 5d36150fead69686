import Box from '@mui/material/Box'

import type { Field } from '../../../schema/fieldAt.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor } from '../context.tsx'
import { useLanguages } from '../state/site.ts'
import { FieldFrame, type ControlProps } from './FieldFrame.tsx'
import { TextInLanguage } from './TextInLanguage.tsx'

interface TextsFieldProps {
  /** The place that names the text; for a text of the page's code, its path in a catalog. */
  path: Path
  field: Field
  /** The name of the text; empty where the place has none yet. */
  id: string
}

/** A text in all languages of the content. */
export function TextsField(props: TextsFieldProps) {
  return (
    <FieldFrame path={props.path} field={props.field} isGroup>
      {(control) => <TextsInLanguages {...props} control={control} />}
    </FieldFrame>
  )
}

interface TextsInLanguagesProps extends TextsFieldProps {
  control: ControlProps
}

export function TextsInLanguages(props: TextsInLanguagesProps) {
  const languages = useLanguages(useEditor().site)
  return (
    <Box sx={sideBySide}>
      {languages.map((language) => (
        <TextInLanguage
          key={language}
          {...props}
          language={language}
          isOnly={languages.length === 1}
        />
      ))}
    </Box>
  )
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  gap: 1,
} as const
