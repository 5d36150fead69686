/** Groups of the panel that are lists of names, each with a button. */
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, type ComponentProps } from 'react'

import { languageTitle } from '../../../schema/languageNames.ts'
import { languageList } from '../../../schema/languages.ts'
import { addLanguage, removeLanguage } from '../contentActions/actions.ts'
import { useEditor, useSay } from '../context.tsx'
import { SearchField } from '../controls/SearchField.tsx'
import { Help, PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { unusedPictures, unusedPicturesPath } from '../pictures/namedPictures.ts'
import { removePictures } from '../pictures/removePictures.ts'
import { Thumbnail } from '../pictures/Thumbnail.tsx'
import { languagesPath } from '../state/navigation.ts'
import { useLanguages } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { Disclosure } from './Disclosure.tsx'

/** The page's languages. Others can be added, and all but one can be removed. */
export function LanguagesGroup() {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const usedLanguages = useLanguages(site)
  // A longer path is that of a text, whose field is in another group.
  const isOpen = useStore(
    navigation,
    ({ expanded }) => expanded[0] === languagesPath[0] && expanded.length <= 2,
  )
  return (
    <Disclosure
      title={say('common.languages')}
      count={usedLanguages.length}
      isOpen={isOpen}
      onToggle={() => navigation.expand(isOpen ? [] : languagesPath)}
    >
      <Help>{say('panel.languagesHelp')}</Help>
      <RowList data-path={JSON.stringify(languagesPath)}>
        {languageList.map((language) => {
          const path = [...languagesPath, language]
          const name = say(languageTitle(language))
          const isUsed = usedLanguages.includes(language)
          const isLast = isUsed && usedLanguages.length === 1
          const action = isUsed ? 'remove' : 'add'
          return (
            <ListRow
              key={language}
              data-path={JSON.stringify(path)}
              name={name}
              action={isLast ? undefined : action}
              onAction={() => {
                const change = isUsed ? removeLanguage : addLanguage
                site.change(path, (content) => change(content, language))
                navigation.goTo(path)
                if (isUsed) announcement.set(say('common.removed', { name }))
              }}
            />
          )
        })}
      </RowList>
    </Disclosure>
  )
}

/** The unused pictures in public/, which can be removed. */
export function UnusedPictures() {
  const say = useSay()
  const editor = useEditor()
  const { site, navigation, announcement } = editor
  const [query, setQuery] = useState('')
  const [isRemoving, setIsRemoving] = useState(false)
  const unusedPaths = unusedPictures(useStore(site, (state) => state))
  const matches = unusedPaths.filter((path) =>
    path.toLowerCase().includes(query.trim().toLowerCase()),
  )
  const isOpen = useStore(
    navigation,
    ({ expanded }) => expanded[0] === unusedPicturesPath[0],
  )
  if (unusedPaths.length === 0) return null
  async function remove(paths: readonly string[]) {
    // Loading the pictures takes time: ignores other clicks until they are removed.
    if (isRemoving) return
    setIsRemoving(true)
    try {
      const removedPaths = (await removePictures(editor, paths)) ?? []
      if (removedPaths.length === 0) return
      const { tab, expanded } = navigation.get()
      if (tab === 'content' && expanded[0] === unusedPicturesPath[0])
        navigation.goTo(unusedPicturesPath)
      const names = removedPaths.map((path) => path.slice(1)).join(', ')
      announcement.set(say('common.removed', { name: names }))
    } finally {
      setIsRemoving(false)
    }
  }
  return (
    <Disclosure
      title={say('button.unusedPictures')}
      count={unusedPaths.length}
      isOpen={isOpen}
      onToggle={() => navigation.expand(isOpen ? [] : unusedPicturesPath)}
    >
      <SearchField
        label={say('pictures.search')}
        query={query}
        onSearch={setQuery}
        count={matches.length}
      />
      <RowList data-path={JSON.stringify(unusedPicturesPath)}>
        {matches.map((path) => (
          <ListRow
            key={path}
            name={path.slice(1)}
            action="remove"
            isBusy={isRemoving}
            onAction={() => void remove([path])}
          >
            <Thumbnail path={path} />
          </ListRow>
        ))}
      </RowList>
      <output>{isRemoving && say('pictures.preparing')}</output>
      {matches.length > 1 && (
        <Button
          aria-disabled={isRemoving}
          sx={{ justifySelf: 'end' }}
          onClick={() => void remove(matches)}
        >
          {say('panel.removeAll')}
        </Button>
      )}
    </Disclosure>
  )
}

interface ListRowProps extends ComponentProps<'li'> {
  name: string
  /** The action of the button. Undefined if there is no button. */
  action: 'add' | 'remove' | undefined
  /** The button does nothing now. */
  isBusy?: boolean
  onAction: () => void
}

/** A name with a button. */
function ListRow({ name, action, isBusy, onAction, children, ...row }: ListRowProps) {
  const say = useSay()
  return (
    <li {...row}>
      {children}
      <span>{name}</span>
      {action && (
        <Button
          size="small"
          aria-disabled={isBusy || undefined}
          aria-label={say('common.actionOn', {
            action: message(`common.${action}`),
            name,
          })}
          onClick={onAction}
        >
          {say(`common.${action}`)}
        </Button>
      )}
    </li>
  )
}

const RowList = styled(PlainList)({
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 },
  '& img': { maxWidth: 96 },
  '& span': { flex: 1, overflowWrap: 'anywhere' },
})
