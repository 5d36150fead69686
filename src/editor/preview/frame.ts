/** The interface between the editor and the page in its frame. Both have the same origin, so they call each other's functions. */
import type { SchemeName } from '../../../schema/colors/colors.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import type { ShownPicture } from '../pictures/namedPictures.ts'

/** What the preview shows. */
export interface View {
  /** Not checked. If the page cannot show it, the last content that it could show stays. */
  content: SiteContent
  /** The pictures that the content refers to, by path. */
  pictures: ReadonlyMap<string, ShownPicture>
  language: Language
  scheme: SchemeName
  /** Whether clicks operate the page (menu, links, form) instead of opening fields. */
  isInteractive: boolean
}

export interface Preview {
  show(view: View): void
  /** Marks the place of a field and scrolls it into view. */
  outline(path: Path | undefined): void
}

/** Events in the preview. */
export interface PreviewEvents {
  /** `isPicture`: a picture or drawing was clicked. */
  onPick(path: Path, isPicture: boolean): void
  /** A link was clicked that would lead away from the page. */
  onLink(address: string): void
  /** For undo, redo and save. */
  onKey(event: KeyboardEvent): void
  /** The page cannot show the current content. */
  onBroken(isBroken: boolean): void
}

/** For a read-only frame: ignores all events, except that the page cannot be shown. */
export const onlyBroken = (onBroken: PreviewEvents['onBroken']) =>
  new Proxy({} as PreviewEvents, {
    get: (_, name) => (name === 'onBroken' ? onBroken : () => undefined),
  })

declare global {
  interface Window {
    /** In the preview's window, once it has loaded. */
    connectPreview?: (events: PreviewEvents) => Preview
  }
}

/** The function of a loaded frame. Undefined if the browser shows an error page of another origin, as without a server. */
export const connectionOf = (frame: HTMLIFrameElement) =>
  frame.contentDocument ? frame.contentWindow?.connectPreview : undefined
