import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import type { Bilingual } from '../../../../schema/bilingual.ts'
import { lookUp, type Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { message } from '../../messages/messages.ts'
import { keepPicture, withFile } from '../../pictures/addPicture.ts'
import { canBeCleared, clearBackground } from '../../pictures/clearBackground.ts'
import { fileName } from '../../pictures/namedPictures.ts'
import { followPath } from '../../state/followPath.ts'
import type { Snapshot } from '../../state/history.ts'
import { isSamePath } from '../../state/navigation.ts'
import { useStore } from '../../state/store.ts'

interface ClearBackgroundProps {
  path: Path
  onRefused: (why: Bilingual) => void
}

/** Takes the white background away from a logo, or from all of its list at once; only while there is one. */
export function ClearBackground({ path, onRefused }: ClearBackgroundProps) {
  const say = useSay()
  const editor = useEditor()
  const { site, pictures, navigation } = editor
  const backgrounds = useBackgrounds(path)
  if (!backgrounds.some((picturePath) => isSamePath(picturePath, path))) return null

  async function keepCleared(picturePath: Path) {
    const { now } = site.get().history
    const address = String(lookUp(now.content, picturePath))
    const picture = pictures.get().get(fileName(address, now) ?? '')
    const cleared = picture && (await clearBackground(picture))
    const name = address.slice(address.lastIndexOf('/') + 1)
    return cleared
      ? keepPicture(editor, new File([cleared], name))
      : { why: message('fields.noBackground') }
  }
  async function clear(paths: readonly Path[]) {
    const followed = paths.map((picturePath) => followPath(site, picturePath))
    const results = []
    for (const picturePath of paths) results.push(await keepCleared(picturePath))
    for (const { end } of followed) end()
    const refused = results.find((result) => 'why' in result)
    if (refused) onRefused(refused.why)
    const { saved } = site.get()
    const kept = results.flatMap((result, index) => {
      const picturePath = followed[index]?.get()
      return 'kept' in result && picturePath ? [{ picturePath, file: result.kept }] : []
    })
    if (kept.length === 0) return
    site.changeAll(path, (before) =>
      kept.reduce(
        (now, { picturePath, file }) => withFile(now, saved, picturePath, file),
        before,
      ),
    )
    // The buttons go with the background.
    navigation.goTo(path)
  }
  return (
    <>
      <Button onClick={() => void clear([path])}>{say('button.clearBackground')}</Button>
      {backgrounds.length > 1 && (
        <Button onClick={() => void clear(backgrounds)}>
          {say('fields.clearBackgrounds', { count: backgrounds.length })}
        </Button>
      )}
    </>
  )
}

/** The paths of pictures that have a background to clear: of an entry's picture, in all entries of its list. */
function useBackgrounds(path: Path): readonly Path[] {
  const { site, pictures } = useEditor()
  const now = useStore(site, ({ history }) => history.now)
  const known = useStore(pictures, (loaded) => loaded)
  const [backgrounds, setBackgrounds] = useState<readonly Path[]>([])
  const key = JSON.stringify(path)
  useEffect(() => {
    let isWanted = true
    const listed = pathsLike(now, path).map((picturePath) => ({
      picturePath,
      name: fileName(String(lookUp(now.content, picturePath)), now) ?? '',
    }))
    void pictures.load(listed.map(({ name }) => name).filter((name) => name !== ''))
    const found = listed.map(async ({ picturePath, name }) => {
      const picture = known.get(name)
      return picture && (await canBeCleared(picture)) ? [picturePath] : []
    })
    void Promise.all(found).then((all) => isWanted && setBackgrounds(all.flat()))
    return () => {
      isWanted = false
    }
    // `key` instead of the path, which is a new list each time.
  }, [pictures, now, known, key]) // oxlint-disable-line react/exhaustive-deps
  return backgrounds
}

function pathsLike({ content }: Snapshot, path: Path): Path[] {
  const list = path.slice(0, -2)
  const entries = lookUp(content, list)
  return Array.isArray(entries)
    ? entries.map((_, index) => [...list, index, ...path.slice(-1)])
    : [path]
}
