import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'

import type { SiteContent } from '../../../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../../../schema/languages.ts'
import { lookUp, isInCatalogs } from '../../../../schema/read/lookUp.ts'
import { setText, setTextAt } from '../../contentActions/actions.ts'
import { useEditor, useMessageLanguage, useSay } from '../../context.tsx'
import { useLanguages, useValue } from '../../state/siteStore.ts'
import { useStore } from '../../state/store.ts'
import { inLanguage } from '../../titles.ts'
import type { FieldProps, InputProps } from '../FieldLayout.tsx'
import { asString } from '../kinds.ts'
import { TextBox } from '../TextBox.tsx'
import { useProblemsAt } from '../useField.ts'

/**
 * A text in all languages. The owner's language is first, and a text that reads the same in all of them has one box. For
 * a text that the page's code uses, the path contains the id; otherwise the value is the id.
 */
export function TextsInput({ path, field, value, control }: InputProps) {
  const id = isInCatalogs(path) ? String(path.at(-1)) : asString(value)
  const { site } = useEditor()
  const say = useSay()
  const messageLanguage = useMessageLanguage()
  const languages = useLanguages(site).toSorted(
    (a, b) => Number(b === messageLanguage) - Number(a === messageLanguage),
  )
  const textsIn = (content: SiteContent) =>
    languages.map((language) => asString(lookUp(content, ['catalogs', language, id])))
  const hasEqualTexts = useStore(
    site,
    ({ history }) => new Set(textsIn(history.now.content)).size === 1,
  )
  // The boxes are not joined as soon as two texts are equal: a box must not disappear while someone types in it.
  const [isJoined, setIsJoined] = useState(
    () => hasEqualTexts && textsIn(site.get().history.now.content)[0] !== '',
  )
  const hasOneBox = isJoined && hasEqualTexts
  const [firstLanguage = 'en', ...otherLanguages] = languages
  function copyToAllLanguages() {
    const text = textsIn(site.get().history.now.content).find((value) => value !== '')
    const copy = (content: SiteContent, language: Language) =>
      setText(content, language, id, text ?? '')
    if (text !== undefined) site.change(path, (old) => languages.reduce(copy, old))
  }
  return (
    <>
      <Box sx={sideBySideStyle}>
        {(hasOneBox ? [firstLanguage] : languages).map((language) => (
          <TextInLanguage
            key={language}
            {...{ path, field, id, control, language }}
            alsoIn={hasOneBox ? otherLanguages : []}
            isOnlyText={hasOneBox || otherLanguages.length === 0}
          />
        ))}
      </Box>
      {otherLanguages.length > 0 && (
        <FormControlLabel
          label={say('fields.inBoth')}
          labelPlacement="start"
          control={
            <Switch
              size="small"
              checked={hasOneBox}
              onChange={(_, checked) => {
                setIsJoined(checked)
                if (checked) copyToAllLanguages()
              }}
            />
          }
          sx={{ ...switchStyle, ...(!hasOneBox && focusOnlyStyle) }}
        />
      )}
    </>
  )
}

const sideBySideStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  gap: 1,
} as const

/** In wide windows, the switch is before the buttons in the title's line, but after the boxes in the order of Tab. */
const switchStyle = {
  position: { lg: 'absolute' },
  top: 0,
  right: 60,
  '@media (pointer: coarse)': { right: 88 },
  m: 0,
  justifySelf: 'end',
  // A long title breaks in front of the switch.
  '[data-path]:has(> &) > :first-child': { pr: { lg: 32 } },
  '& .MuiFormControlLabel-label': { typography: 'caption', color: 'text.secondary' },
} as const

const focusOnlyStyle = {
  '[data-path]:not(:focus-within, :hover) > &': { opacity: { md: 0 } },
} as const

interface TextInLanguageProps extends FieldProps, Pick<InputProps, 'control'> {
  /** The id of the text; empty if the field has none yet. */
  id: string
  language: Language
  /** The other languages that get the same text. */
  alsoIn: readonly Language[]
  /** No other language has its own text. */
  isOnlyText: boolean
}

function TextInLanguage(props: TextInLanguageProps) {
  const { path, field, id, language, alsoIn, isOnlyText, control } = props
  const { site } = useEditor()
  const say = useSay()
  const textPath = ['catalogs', language, id]
  const value = useValue(site, textPath)
  const text = typeof value === 'string' ? value : ''
  const hasError = useProblemsAt(path).some(
    ({ severity, path: problemPath }) =>
      severity === 'error' &&
      (isOnlyText || !isInCatalogs(problemPath) || problemPath[1] === language),
  )
  const change = (newText: string) => {
    const gesture = JSON.stringify([...path, language])
    const withNewText = (content: SiteContent, textLanguage: Language) =>
      setTextAt(content, path, textLanguage, newText)
    const textLanguages = [language, ...alsoIn]
    site.change(path, (content) => textLanguages.reduce(withNewText, content), gesture)
  }
  const { maxTextLength: max, title } = field
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <TextBox
        {...control}
        aria-invalid={hasError}
        id={`${control.id}-${language}`}
        aria-label={say(alsoIn.length > 0 ? title : inLanguage(title, language))}
        lang={languages[language].lang}
        {...(!isOnlyText && { language })}
        value={text}
        isMultiline={field.isMultiline}
        onChange={change}
      />
      {max !== undefined && text.length > max * 0.8 && (
        <Box component="span" sx={{ ...note, ...(text.length > max && tooLongStyle) }}>
          {say('fields.characters', { length: text.length, max })}
        </Box>
      )}
    </Box>
  )
}

const note = { typography: 'caption', color: 'text.secondary', textAlign: 'end' } as const
const tooLongStyle = { color: 'error.main', fontWeight: 600 } as const
