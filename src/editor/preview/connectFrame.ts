import { setValue } from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import type { Editor } from '../context.tsx'
import { addPicture } from '../pictures/addPicture.ts'
import { namedPictures } from '../pictures/namedPictures.ts'
import { words } from '../words.ts'
import type { Preview } from './frame.ts'

/** Shows the content in a frame that has loaded, and goes on doing so with every change. Returns what ends it. */
export function connectFrame(
  frame: HTMLIFrameElement,
  editor: Editor,
  onKey: (event: KeyboardEvent) => void,
): () => void {
  const { site, pictures, navigation, view, isBroken, languageFlags, session } = editor
  const connect = frame.contentWindow?.connectPreview
  if (!connect) return () => {}

  /** Of a text that is shown at a path, where its words stand in the language of the page. */
  const wordsAt = (path: Path): Path | undefined => {
    const { content } = site.get().history.now
    const field = fieldAt(content, path)
    const id = field?.kind === 'text' ? path.at(-1) : lookUp(content, path)
    if (field?.isFixed || !field || field.placeholders.length > 0) return undefined
    if (field.kind === 'text' || field.pointsTo === 'texts')
      return ['catalogs', view.get().language, String(id)]
    return field.kind === 'string' ? path : undefined
  }

  async function take(place: Path, file: File) {
    const refusal = await addPicture(editor, place, file)
    if (refusal) session.tell(refusal, 'error')
    navigation.goTo(place)
  }

  const preview: Preview = connect({
    onPick(path, isPicture) {
      const { content } = site.get().history.now
      navigation.goTo((isPicture && pictureIn(content, path)) || path)
    },
    onDrop(path, file) {
      const place = path && pictureAt(site.get().history.now.content, path)
      if (place) void take(place, file)
      else session.tell(words.dropOnPicture, 'error')
    },
    textAt(path) {
      const place = wordsAt(path)
      const text = place && lookUp(site.get().history.now.content, place)
      // Paragraphs stand in several elements: their field in the panel is the place for them.
      return typeof text === 'string' && !text.includes('\n') ? text : undefined
    },
    onType(path, text, visit) {
      const place = wordsAt(path)
      if (!place) return
      const gesture = { name: `visit ${visit}`, pause: Infinity }
      site.change(path, (now) => setValue(now, place, text), gesture)
      const [root, , id] = place
      if (root === 'catalogs') languageFlags.noteChange(view.get().language, String(id))
    },
    onRevert(visit) {
      site.revert(`visit ${visit}`)
    },
    onBroken: (broken) => isBroken.set(broken),
    onKey,
  })

  const show = () => {
    const { now } = site.get().history
    const { language, scheme, isTrying } = view.get()
    preview.show({
      content: now.content,
      pictures: namedPictures(now, pictures),
      language,
      scheme,
      isTrying,
    })
  }
  let focused = navigation.get().focused
  const outline = () => {
    if (navigation.get().focused === focused) return
    focused = navigation.get().focused
    preview.outline(focused)
  }
  const ends = [
    site.subscribe(show),
    pictures.subscribe(show),
    view.subscribe(show),
    navigation.subscribe(outline),
  ]
  show()
  editor.preview.set(preview)
  editor.seenWords.set(new Set(preview.seenTexts()))
  return () => {
    for (const end of ends) end()
  }
}

/** The field of the picture that is shown at a path, or with the entry that the path is in. */
function pictureAt(content: unknown, path: Path): Path | undefined {
  const parts = partsOf(content, entryOf(path))
  return [path, ...parts, ...parts.flatMap((part) => partsOf(content, part))].find(
    (place) => fieldAt(content, place)?.kind === 'picture',
  )
}

function entryOf(path: Path): Path {
  return path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
}

function partsOf(content: unknown, place: Path): Path[] {
  // The whole content is no entry.
  if (place.length === 0) return []
  return fieldAt(content, place)?.children.map(({ key }) => [...place, key]) ?? []
}

/** Of what the page draws by itself for an entry: the picture of one's own, or the icon, that would stand in its place. */
function pictureIn(content: unknown, path: Path): Path | undefined {
  if (['picture', 'icon'].includes(fieldAt(content, path)?.kind ?? '')) return path
  return partsOf(content, entryOf(path)).find((place) =>
    [place, ...partsOf(content, place)].some((part) =>
      ['picture', 'icon'].includes(fieldAt(content, part)?.kind ?? ''),
    ),
  )
}
