import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'

import type { SiteContent } from '../../../../schema/generated/siteContent.ts'
import type { Language } from '../../../../schema/languages.ts'
import { isInCatalogs } from '../../../../schema/read/isInCatalogs.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { useEditor, useInterfaceLanguage, useSay } from '../../context.tsx'
import { setText } from '../../edits/actions.ts'
import { useLanguages } from '../../state/siteStore.ts'
import { useStore } from '../../state/store.ts'
import type { FieldProps, InputProps } from '../FieldFrame.tsx'
import { asWritten } from '../kinds.ts'
import { TextInLanguage } from './TextInLanguage.tsx'

/** A text in all languages. The path of a text of the page's code names it, others are named by the value. */
export function TextsInput({ path, field, value, control }: InputProps) {
  const id = isInCatalogs(path) ? String(path.at(-1)) : asWritten(value)
  return <TextsInLanguages {...{ path, field, id, control }} />
}

interface TextsInLanguagesProps extends FieldProps, Pick<InputProps, 'control'> {
  /** The name of the text; empty where the place has none yet. */
  id: string
}

/** The owner's language is first. A text that reads the same in all languages has one box. */
export function TextsInLanguages(props: TextsInLanguagesProps) {
  const { path, id } = props
  const { site, staleTranslations } = useEditor()
  const say = useSay()
  const own = useInterfaceLanguage()
  const languages = useLanguages(site).toSorted(
    (one, other) => Number(other === own) - Number(one === own),
  )
  const textsIn = (content: SiteContent) =>
    languages.map((each) => asWritten(lookUp(content, ['catalogs', each, id])))
  const isAlike = useStore(
    site,
    ({ history }) => new Set(textsIn(history.now.content)).size === 1,
  )
  // Not as soon as two texts become alike: a box must not disappear while somebody types in it.
  const [isJoined, setIsJoined] = useState(
    () => isAlike && textsIn(site.get().history.now.content)[0] !== '',
  )
  const isOne = isJoined && isAlike
  const [first = 'en', ...others] = languages
  function join() {
    const text = textsIn(site.get().history.now.content).find((each) => each !== '')
    const copy = (content: SiteContent, language: Language) =>
      setText(content, language, id, text ?? '')
    if (text !== undefined) site.change(path, (now) => languages.reduce(copy, now))
    for (const language of languages) staleTranslations.lookedAt(language, id)
  }
  return (
    <>
      <Box sx={sideBySide}>
        {(isOne ? [first] : languages).map((language) => (
          <TextInLanguage
            key={language}
            {...props}
            language={language}
            alike={isOne ? others : []}
            isOnly={isOne || others.length === 0}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <FormControlLabel
          label={say('fields.sameInBoth')}
          labelPlacement="start"
          control={
            <Switch
              size="small"
              checked={isOne}
              onChange={(_, checked) => {
                setIsJoined(checked)
                if (checked) join()
              }}
            />
          }
          sx={{ ...switchPlace, ...(!isOne && onlyWithFocus) }}
        />
      )}
    </>
  )
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  gap: 1,
} as const

/** In wide windows before the buttons in the title's line; after the boxes in the order of the Tab key. */
const switchPlace = {
  position: { md: 'absolute' },
  top: 0,
  right: 60,
  m: 0,
  justifySelf: 'end',
  // A long title breaks in front of it.
  '[data-path]:has(> &) > :first-child': { pr: { md: 27 } },
  '& .MuiFormControlLabel-label': { typography: 'caption', color: 'text.secondary' },
} as const

const onlyWithFocus = {
  '[data-path]:not(:focus-within, :hover) > &': { opacity: { md: 0 } },
} as const
