import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Field } from '../../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../../../schema/languages.ts'
import { isInCatalogs } from '../../../../schema/read/isInCatalogs.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { setTextAt } from '../../edits/actions.ts'
import { PhoneNote } from '../../phone/PhoneNote.tsx'
import { useValue } from '../../state/siteStore.ts'
import { useStore } from '../../state/store.ts'
import { inLanguage } from '../../titles.ts'
import type { ControlProps } from '../FieldFrame.tsx'
import { TextBox, typingPause } from '../TextBox.tsx'
import { useProblemsAt } from '../useField.ts'

interface TextInLanguageProps {
  path: Path
  field: Field
  /** The name of the text; empty where the place has none yet. */
  id: string
  language: Language
  /** Languages that get the same text. */
  alike: readonly Language[]
  /** No other language has a text of its own. */
  isOnly: boolean
  control: ControlProps
}

/** A text in one language. A change flags it in the others, until somebody has looked at it there. */
export function TextInLanguage(props: TextInLanguageProps) {
  const { path, field, id, language, alike, isOnly, control } = props
  const { site, navigation, staleTranslations } = useEditor()
  const say = useSay()
  const textPath = ['catalogs', language, id]
  const value = useValue(site, textPath)
  const text = typeof value === 'string' ? value : ''
  const isFlagged = useStore(staleTranslations, (flags) => flags.has(`${language} ${id}`))
  const isWrong = useProblemsAt(path).some(
    ({ severity, path: problemPath }) =>
      severity === 'error' &&
      (isOnly || !isInCatalogs(problemPath) || problemPath[1] === language),
  )
  const change = (next: string) => {
    const gesture = { name: JSON.stringify([...path, language]), pause: typingPause }
    const setIn = (content: SiteContent, each: Language) =>
      setTextAt(content, path, each, next)
    site.change(path, (now) => [language, ...alike].reduce(setIn, now), gesture)
    // Empty in all languages, the part is absent from the content: its field is kept open.
    if (next === '') navigation.openFields([path])
    staleTranslations.noteChange(language, id)
    for (const each of alike) staleTranslations.lookedAt(each, id)
  }
  const boxId = `${control.id}-${language}`
  const { maxTextLength: max, title = field.name } = field
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <TextBox
        {...control}
        aria-invalid={isWrong}
        id={boxId}
        aria-label={say(alike.length > 0 ? title : inLanguage(title, language))}
        lang={languages[language].lang}
        {...(!isOnly && { language })}
        value={text}
        isMultiline={field.isMultiline}
        onChange={change}
      />
      {max !== undefined && text.length > max * 0.8 && (
        <Box component="span" sx={{ ...note, ...(text.length > max && tooLong) }}>
          {say('fields.characters', { length: text.length, max })}
        </Box>
      )}
      <PhoneNote path={path} language={language} />
      {isFlagged && text !== '' && (
        <Box sx={flag}>
          <span>{say('fields.lookAgain')}</span>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              staleTranslations.lookedAt(language, id)
              // The button disappears.
              document.getElementById(boxId)?.focus()
            }}
          >
            {say('fields.itDoes')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const note = { typography: 'caption', color: 'text.secondary', textAlign: 'end' } as const
const tooLong = { color: 'error.main', fontWeight: 600 } as const
const flag = {
  display: 'grid',
  justifyItems: 'start',
  typography: 'caption',
  color: 'warning.main',
  '& button': { py: 0, px: 0.5, minWidth: 0 },
} as const
