import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import type { Editor } from '../context.tsx'
import { kinds } from '../fields/kinds.ts'
import { namedPictures } from '../pictures/namedPictures.ts'
import { connectionOf, type PreviewEvents } from './frame.ts'

interface FrameEvents extends Required<Pick<PreviewEvents, 'onKey'>> {
  /** Called with each content: whether the page cannot show it. */
  onBroken: (isBroken: boolean) => void
}

/**
 * Connects a loaded frame to the editor: shows the content and every change, outlines the field that has the focus, and
 * handles events in the frame. Returns a function that disconnects it.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  { site, pictures, navigation, view }: Editor,
  { onKey, onBroken }: FrameEvents,
): () => void {
  const connect = connectionOf(frame)
  if (!connect) return () => {}
  const preview = connect({
    onKey,
    onPick(path, isOnPicture) {
      const { content } = site.get().history.now
      navigation.goTo((isOnPicture && pictureNear(content, path)) || path)
    },
  })
  let shown: SiteContent | undefined
  let { focused } = navigation.get()
  const show = () => {
    const { now } = site.get().history
    const { language, scheme } = view.get()
    const isShown = preview.show({
      content: now.content,
      pictures: namedPictures(now, pictures),
      language,
      scheme,
    })
    onBroken(!isShown)
    shown = now.content
    outline()
  }
  const outline = () => {
    // The path belongs to content that is not shown yet.
    if (shown !== site.get().history.now.content) return
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
  return () => {
    for (const end of ends) end()
  }
}

/** The first picture or icon at a path, otherwise the entry's own: what was clicked may be the page's own drawing. */
function pictureNear(content: unknown, path: Path): Path | undefined {
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  // A picture with its description is a group. Other groups, such as a quote, have a picture of their own.
  const parts = partsOf(content, entry).flatMap((part) => [part, [...part, 'file']])
  return [path, ...parts].find((part) => {
    const field = fieldAt(content, part)
    return field && kinds[field.kind].onPage === 'picture'
  })
}

function partsOf(content: unknown, path: Path): Path[] {
  // The content is not an entry, so it has no picture.
  if (path.length === 0) return []
  return fieldAt(content, path)?.children.map(({ key }) => [...path, key]) ?? []
}
