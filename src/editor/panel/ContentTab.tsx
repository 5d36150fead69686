import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { codeTexts } from '../../../schema/read/modelTree.ts'
import { storeValue, storedValue } from '../../i18n/languageChoice.ts'
import { pathOfCodeText } from '../changes/textPaths.ts'
import { useEditor, useSay } from '../context.tsx'
import { Help, NoteBox } from '../controls/styles.tsx'
import { AddPartButtons, GroupFields } from '../fields/group/GroupFields.tsx'
import { Entries } from '../fields/list/Entries.tsx'
import { ProblemNotes } from '../fields/ProblemNotes.tsx'
import { useField } from '../fields/useField.ts'
import { ValueField } from '../fields/ValueField.tsx'
import { isWithin } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'
import { Disclosure } from './Disclosure.tsx'
import { ImportOffer } from './ImportOffer.tsx'
import { LanguagesGroup, UnusedPictures } from './ListGroups.tsx'
import { Search } from './Search.tsx'
import { useIsUnused } from './useIsUnused.ts'

/** All content in one column, starting with the parts on the page. One group is expanded at a time. */
export function ContentTab() {
  const { site } = useEditor()
  const isUnused = useIsUnused()
  const keys = useStore(site, ({ history }) => Object.keys(history.now.content).join())
  const content: unknown = site.get().history.now.content
  const isList = (path: Path) => fieldAt(content, path)?.kind === 'list'
  const paths = (fieldAt(content, [])?.children ?? [])
    .map(({ key }) => [String(key)])
    // Leaves out "$schema", which only programs read.
    .filter(([key = '']) => !isInCatalogs([key]) && !key.startsWith('$'))
    .filter((path) => !isUnused(path))
  const isPresent = ([key = '']: string[]) => keys.split(',').includes(key)
  const present = paths.filter(isPresent)
  const groups = [...present.filter(isList), ...present.filter((path) => !isList(path))]
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Welcome />
      <ImportOffer />
      <Search>
        {groups.map((path) => (
          <RootGroup key={path.join('.')} path={path} />
        ))}
        <AddPartButtons paths={paths.filter((path) => !isPresent(path))} />
        <LanguagesGroup />
        <CodeTextsGroup name="formWords" />
        <CodeTextsGroup name="unseenWords" />
        <UnusedPictures />
      </Search>
    </Box>
  )
}

/** One of the top-level parts of the content: the sections, the services, the company … */
function RootGroup({ path }: { path: Path }) {
  const say = useSay()
  const { navigation } = useEditor()
  const field = useField(path)
  const isOpen = useStore(navigation, ({ expanded }) => isWithin(expanded, path))
  if (!field) return null
  const isList = field.kind === 'list'
  return (
    <Disclosure
      title={say(field.title)}
      isOpen={isOpen}
      onToggle={() => navigation.expand(isOpen ? [] : path)}
      count={isList ? field.children.length : undefined}
      path={path}
    >
      <Box
        data-path={JSON.stringify(path)}
        sx={{ display: 'grid', gap: isList ? 0.5 : 2 }}
      >
        {field.help && <Help>{say(field.help)}</Help>}
        <ProblemNotes path={path} id={`problems-${path.join('-')}`} />
        {isList ? (
          <Entries path={path} field={field} ValueField={ValueField} />
        ) : (
          <GroupFields path={path} field={field} ValueField={ValueField} />
        )}
      </Box>
    </Disclosure>
  )
}

/** Texts for search engines and screen readers, and those that appear only in some situations. */
const unseenTextIds = /^(?:page|skip|header)\./

/** The texts of the page's code. */
function CodeTextsGroup({ name }: { name: 'formWords' | 'unseenWords' }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const groupPath = ['words', name]
  const { content } = site.get().history.now
  const isUnused = useIsUnused()
  const ids = Object.keys(codeTexts)
    .filter((id) => unseenTextIds.test(id) === (name === 'unseenWords'))
    .filter((id) => !isUnused(pathOfCodeText(content, id)))
  const isOpen = useStore(
    navigation,
    ({ expanded }) =>
      isWithin(expanded, groupPath) ||
      (isInCatalogs(expanded) && ids.includes(String(expanded[2]))),
  )
  return (
    <Disclosure
      title={say(`panel.${name}`)}
      isOpen={isOpen}
      onToggle={() => navigation.expand(isOpen ? [] : groupPath)}
      count={ids.length}
    >
      <Help>{say(`panel.${name}Help`)}</Help>
      {ids.map((id) => (
        <ValueField key={id} path={pathOfCodeText(content, id)} />
      ))}
    </Disclosure>
  )
}

const welcomeKey = 'editor-welcomed'

/** Instructions for the editor, shown until the owner closes them. */
function Welcome() {
  const say = useSay()
  const { storage } = useEditor()
  const [isShown, setIsShown] = useState(() => storedValue(welcomeKey) === null)
  if (!isShown) return null
  return (
    <NoteBox>
      <p>{say(`${storage.name}.welcome`)}</p>
      <Button
        size="small"
        variant="contained"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus()
          storeValue(welcomeKey, 'yes')
          setIsShown(false)
        }}
      >
        {say('panel.understood')}
      </Button>
    </NoteBox>
  )
}
