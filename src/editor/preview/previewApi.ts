/** The interface between the editor and the page in its frame: functions that they call directly, from one origin. */
import type { SchemeName } from '../../../schema/colors/colors.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import type { ShownPicture } from '../pictures/namedPictures.ts'

/** The content and the choices that determine what the preview shows. */
export interface View {
  /** The content is not checked, so it may have problems. */
  content: SiteContent
  /** The pictures that the content refers to, by path. */
  pictures: ReadonlyMap<string, ShownPicture>
  language: Language
  scheme: SchemeName
}

export interface Preview {
  /** Returns whether the page can show the content. If it cannot, the last content that it could show stays. */
  show(view: View): boolean
  /** Outlines the element of a field and scrolls it into view. */
  outline(path: Path | undefined): void
}

export interface PreviewEvents {
  /** `isPicture`: a picture or drawing was clicked. Absent if clicks are ignored. */
  onSelect?: (path: Path, isPicture: boolean) => void
  /** Called for each key press, for undo, redo, and save. */
  onKey?: (event: KeyboardEvent) => void
}

declare global {
  interface Window {
    /** Set in the preview's window once it has loaded. */
    connectPreview?: (events: PreviewEvents) => Preview
  }
}
