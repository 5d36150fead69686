import { setValue } from '../../../../schema/editContent.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { FileButton } from '../../controls/FileButton.tsx'
import { addEntry } from '../../edits/actions.ts'
import { message } from '../../messages/messages.ts'
import { keepPicture, withFile, type KeptFile } from '../../pictures/addPicture.ts'
import { followPath } from '../../state/followPath.ts'
import type { FieldProps } from '../FieldFrame.tsx'

/** Adds several pictures at once, such as all clients' logos. Each becomes an entry named after its file. */
export function AddPictures({ path, field }: FieldProps) {
  const say = useSay()
  const editor = useEditor()
  const { site, navigation, session } = editor
  const entry = field.snippets[0]?.body
  const parts = partsOfEntry(site.get().history.now.content, path)
  if (!parts || entry === undefined) return null
  const { picture, name } = parts

  async function take(files: readonly File[]) {
    const room = (field.maxItems ?? Infinity) - field.children.length
    const kept: KeptFile[] = []
    // The list may move while pictures are being read.
    const followed = followPath(site, path)
    for (const file of files.slice(0, room)) {
      const result = await keepPicture(editor, file)
      if ('why' in result) session.tell(result.why, 'error')
      else kept.push(result.kept)
    }
    const { history, saved } = site.get()
    const listPath = followed.get()
    followed.end()
    if (kept.length === 0 || !listPath) return
    const list = lookUp(history.now.content, listPath)
    const first = Array.isArray(list) ? list.length : 0
    site.changeAll([...listPath, first], (before) =>
      kept.reduce((now, file, index) => {
        const entryPath = [...listPath, first + index]
        const added = addEntry(now.content, listPath, first + index, entry)
        const content = setValue(added, [...entryPath, name], calledAs(file))
        return withFile({ ...now, content }, saved, [...entryPath, picture], file)
      }, before),
    )
    navigation.goTo([...listPath, first])
    if (files.length > room)
      session.tell(message('fields.noRoom', { count: files.length - room }), 'error')
    else if (kept.length === files.length)
      session.tell(message('fields.addedCount', { count: kept.length }))
  }
  return (
    <FileButton
      size="small"
      sx={{ justifySelf: 'start' }}
      multiple
      accept="image/*,.heic,.heif"
      onChoose={(files) => void take(files)}
    >
      {say('fields.severalPictures')}
    </FileButton>
  )
}

/** The keys of picture and name, if the entries have both. */
function partsOfEntry(content: SiteContent, list: Path) {
  const entryPath = [...list, 0]
  const required = fieldAt(content, entryPath)?.children.filter(
    ({ isRequired }) => isRequired,
  )
  const keyOf = (kind: string) =>
    required?.find(({ key }) => fieldAt(content, [...entryPath, key])?.kind === kind)?.key
  const [picture, name] = [keyOf('picture'), keyOf('string')]
  return picture === undefined || name === undefined ? undefined : { picture, name }
}

/** "banco-do-vale_2.png" as a name: "Banco do vale 2". */
function calledAs({ name }: { name: string }): string {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
