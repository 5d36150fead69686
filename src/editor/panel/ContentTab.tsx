import Box from '@mui/material/Box'
import { useMemo } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { useEditor, useSay } from '../context.tsx'
import { AddParts } from '../fields/group/Parts.tsx'
import { useStore } from '../state/store.ts'
import { ImportOffer } from './ImportOffer.tsx'
import { LanguagesGroup } from './LanguagesGroup.tsx'
import { LeftToFillIn } from './LeftToFillIn.tsx'
import { RootGroup } from './RootGroup.tsx'
import { Search } from './Search.tsx'
import { UnusedPictures } from './UnusedPictures.tsx'
import { Welcome } from './Welcome.tsx'
import { WordsGroup } from './WordsGroup.tsx'

/** The whole content in one column: what is on the page first, then the rest. One group is unfolded at a time. */
export function ContentTab() {
  const say = useSay()
  const { site } = useEditor()
  const keys = useStore(site, ({ history }) => Object.keys(history.now.content).join())
  const { groups, absent } = useMemo(() => {
    const { content } = site.get().history.now
    const isList = (key: string) => fieldAt(content, [key])?.kind === 'list'
    const known = (fieldAt(content, [])?.children ?? [])
      .map(({ key }) => String(key))
      // Without "$schema", which only programs read.
      .filter((key) => !isInCatalogs([key]) && !key.startsWith('$'))
    const isPresent = (key: string) => keys.split(',').includes(key)
    const present = known.filter(isPresent)
    return {
      groups: [...present.filter(isList), ...present.filter((key) => !isList(key))],
      absent: known.filter((key) => !isPresent(key)),
    }
  }, [site, keys])
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Welcome />
      <ImportOffer />
      <LeftToFillIn />
      <Search>
        {groups.map((key) => (
          <RootGroup key={key} path={[key]} />
        ))}
        <AddParts paths={absent.map((key) => [key])} />
        <LanguagesGroup />
        <WordsGroup
          place="seen"
          title={say('panel.formWords')}
          help={say('panel.formWordsHelp')}
        />
        <WordsGroup
          place="unseen"
          title={say('panel.unseenWords')}
          help={say('panel.unseenWordsHelp')}
        />
        <UnusedPictures />
      </Search>
    </Box>
  )
}
