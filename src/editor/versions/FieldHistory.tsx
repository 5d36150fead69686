import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import type { Field } from '../../../schema/fieldAt.ts'
import { languageTitle } from '../../../schema/languageNames.ts'
import { languages } from '../../../schema/languages.ts'
import { type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { valueAsText } from '../changes/valueAsText.ts'
import { useEditor, useMessageLanguage, useSay } from '../context.tsx'
import { IconAction } from '../controls/IconAction.tsx'
import { titleEndStyle, plainFieldset, PlainList } from '../controls/styles.tsx'
import { moment } from '../moment.ts'
import { isSamePath } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'
import type { VersionList } from '../state/versionList.ts'
import { earlierValues, type EarlierValue } from './earlierValues.ts'
import { restoreValue } from './restore.ts'
import { RestoreButton } from './RestoreButton.tsx'

interface FieldHistoryProps {
  path: Path
  field: Field
}

/** A button next to the focused field that shows the field's earlier values. Versions are read only after a click. */
export function FieldHistory({ path, field }: FieldHistoryProps) {
  const say = useSay()
  const { navigation, versions } = useEditor()
  const isFocused = useStore(
    navigation,
    ({ focused }) => focused !== undefined && isSamePath(focused, path),
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!versions || !isFocused) return null
  const title = say(field.title)
  return (
    <>
      <Box sx={buttonStyle}>
        <IconAction
          label={say('common.actionOn', { action: say('versions.earlier'), name: title })}
          icon="history"
          size={16}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Box>
      {isOpen && <EarlierValues path={path} field={field} versions={versions} />}
    </>
  )
}

interface EarlierValuesProps extends FieldHistoryProps {
  versions: VersionList
}

function EarlierValues({ path, field, versions }: EarlierValuesProps) {
  const say = useSay()
  const { site } = useEditor()
  // The content is deferred, so that typing does not wait for this list.
  const content = useDeferredValue(useStore(site, ({ history }) => history.now.content))
  const { entries, next, contents, state } = useStore(versions, (view) => view)
  // Loads the list again, because versions may have been saved in the meantime.
  useEffect(() => void versions.load(), [versions])
  useEffect(() => void versions.read(entries.map(({ id }) => id)), [versions, entries])
  const isLoading = state === 'loading' || entries.some(({ id }) => !contents.has(id))
  const isText = isInCatalogs(path) || field.refersTo === 'texts'
  const values = useMemo(
    () =>
      isLoading ? [] : earlierValues(content, { path, isText }, { entries, contents }),
    [content, path, isText, entries, contents, isLoading],
  )
  const hasMore = next !== undefined
  return (
    <Box component="fieldset" sx={boxStyle}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {say('versions.earlier')}
      </Box>
      {isLoading && <span>{say('versions.looking')}</span>}
      {!isLoading && values.length === 0 && (
        <span>{say(hasMore ? 'versions.notFound' : 'versions.neverElse')}</span>
      )}
      <PlainList>
        {values.map((value) => (
          <EarlierItem
            key={`${value.language} ${value.version.id}`}
            path={path}
            value={value}
          />
        ))}
      </PlainList>
      {hasMore && !isLoading && (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => void versions.loadMore()}
        >
          {say('versions.furtherBack')}
        </Button>
      )}
    </Box>
  )
}

function EarlierItem({ path, value }: { path: Path; value: EarlierValue }) {
  const say = useSay()
  const messageLanguage = useMessageLanguage()
  const editor = useEditor()
  const { language, version, since } = value
  const content = useStore(editor.site, ({ history }) => history.now.content)
  const text =
    language && typeof value.value === 'string'
      ? value.value
      : valueAsText(content, path, value.value, messageLanguage)
  const shownText = text === '' ? say('versions.wasEmpty') : text
  const valueToRestore = { after: value.value, ...(language && { language }) }
  const savedAt = say('versions.since', { time: moment(since) })
  const heading = language ? `${say(languageTitle(language))} · ${savedAt}` : savedAt
  return (
    <li>
      <small>{heading}</small>
      <span {...(language && { lang: languages[language].lang })}>{shownText}</span>
      <RestoreButton
        label={say('versions.restore')}
        // The heading makes the name unique: a text can be the same in both languages, or return after a change.
        name={`${heading}: ${shownText}`}
        size="small"
        restore={() => restoreValue(editor, version, path, valueToRestore)}
        onDone={() => editor.navigation.goTo(path)}
      />
    </li>
  )
}

/** The position to the left of the remove button, which is wider on touch screens. */
const buttonStyle = {
  ...titleEndStyle,
  right: 28,
  '@media (pointer: coarse)': { right: 44 },
} as const

const boxStyle = {
  ...plainFieldset,
  display: 'grid',
  gap: 1,
  pl: 1.25,
  borderLeft: '3px solid',
  borderColor: 'divider',
  typography: 'caption',
  overflowWrap: 'anywhere',
} as const
