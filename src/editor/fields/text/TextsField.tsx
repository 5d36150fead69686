import Box from '@mui/material/Box'

import { isInCatalogs } from '../../../../schema/read/isInCatalogs.ts'
import { useEditor } from '../../context.tsx'
import { useLanguages } from '../../state/siteStore.ts'
import { FieldFrame, type ControlProps } from '../FieldFrame.tsx'
import { asWritten } from '../fieldKind.ts'
import type { FieldProps, ValueProps } from '../fieldProps.ts'
import { TextInLanguage } from './TextInLanguage.tsx'

/** A text in all languages of the content. A text of the page's code is in a catalog and is named by its path, others by the value. */
export function TextsField({ path, field, value }: ValueProps) {
  const id = isInCatalogs(path) ? String(path.at(-1)) : asWritten(value)
  return (
    <FieldFrame path={path} field={field} isGroup>
      {(control) => <TextsInLanguages {...{ path, field, id, control }} />}
    </FieldFrame>
  )
}

interface TextsInLanguagesProps extends FieldProps {
  /** The name of the text; empty where the place has none yet. */
  id: string
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
