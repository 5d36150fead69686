import Button from '@mui/material/Button'
import { useState } from 'react'

import { useEditor, useSay } from '../context.tsx'
import { SearchField } from '../controls/SearchField.tsx'
import { unusedPictures, unusedPicturesPath } from '../pictures/namedPictures.ts'
import { removePictures } from '../pictures/removePictures.ts'
import { Thumbnail } from '../pictures/Thumbnail.tsx'
import { useStore } from '../state/store.ts'
import { Disclosure } from './Disclosure.tsx'
import { ListRow, Rows } from './ListRow.tsx'

/** The pictures of public/ that nothing shows, which can be removed. */
export function UnusedPictures() {
  const say = useSay()
  const editor = useEditor()
  const { site, navigation, session, announcement } = editor
  const [query, setQuery] = useState('')
  const unused = unusedPictures(useStore(site, (state) => state))
  const found = unused.filter((path) =>
    path.toLowerCase().includes(query.trim().toLowerCase()),
  )
  const isOpen = useStore(navigation, ({ open }) => open[0] === unusedPicturesPath[0])
  if (unused.length === 0) return null
  async function remove(paths: readonly string[]) {
    if (!(await removePictures(editor, paths)))
      return session.tell(editor.storage.words.unavailable, 'error')
    navigation.goTo(unusedPicturesPath)
    const names = paths.map((path) => path.slice(1)).join(', ')
    announcement.set(say('common.removed', { name: names }))
  }
  return (
    <Disclosure
      title={say('button.unusedPictures')}
      count={unused.length}
      isOpen={isOpen}
      onToggle={() => navigation.unfold(isOpen ? [] : unusedPicturesPath)}
    >
      <SearchField
        label={say('pictures.search')}
        query={query}
        onSearch={setQuery}
        count={found.length}
      />
      <Rows data-path={JSON.stringify(unusedPicturesPath)}>
        {found.map((path) => (
          <ListRow
            key={path}
            name={path.slice(1)}
            action="remove"
            onAct={() => void remove([path])}
          >
            <Thumbnail file={path} />
          </ListRow>
        ))}
      </Rows>
      {unused.length > 1 && (
        <Button sx={{ justifySelf: 'end' }} onClick={() => void remove(unused)}>
          {say('panel.removeAll')}
        </Button>
      )}
    </Disclosure>
  )
}
