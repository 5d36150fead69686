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
}

export interface Preview {
  show(view: View): void
  /** Marks the place of a field and scrolls it into view. */
  outline(path: Path | undefined): void
}

/** Events in the preview. */
export interface PreviewEvents {
  /** `isPicture`: a picture or drawing was clicked. Absent if clicks do nothing. */
  onPick?: (path: Path, isPicture: boolean) => void
  /** For undo, redo and save. */
  onKey?: (event: KeyboardEvent) => void
  /** The page cannot show the current content. */
  onBroken(isBroken: boolean): void
}

declare global {
  interface Window {
    /** In the preview's window, once it has loaded. */
    connectPreview?: (events: PreviewEvents) => Preview
  }
}

/** The function of a loaded frame. Undefined if the browser shows an error page of another origin, as without a server. */
export const connectionOf = (frame: HTMLIFrameElement) =>
  frame.contentDocument ? frame.contentWindow?.connectPreview : undefined
