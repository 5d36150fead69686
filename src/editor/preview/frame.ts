/** What the editor and the page in its preview say to each other. Both come from the same address, so they call each other's functions. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import type { PagePicture } from '../../../schema/pageContent.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import type { DrawnSection } from './drawSection.tsx'

export type SchemeName = 'light' | 'dark'

/** A picture in memory; of a drawing its source besides. */
export interface ShownPicture extends PagePicture {
  svg: string | undefined
}

/** What the preview shows. */
export interface View {
  /** Not checked: of a content that the page cannot show, the last one that it could stays. */
  content: SiteContent
  /** The pictures that the content names, by path. */
  pictures: ReadonlyMap<string, ShownPicture>
  language: Language
  scheme: SchemeName
  /** Clicks are the page's own: menu, links, the form. Else they open fields. */
  isTrying: boolean
}

/** How a text stands on the page. */
export interface Measure {
  lines: number
  /** Wider than its place. */
  overflows: boolean
}

export interface Preview {
  show(view: View): void
  /** Marks the place of a field, and scrolls it into sight. */
  outline(path: Path | undefined): void
  measure(path: Path): Measure | undefined
  /** An example of a section in the colours of the site. */
  draw(body: unknown): DrawnSection | undefined
  /** The names of the texts of the page's code that have a place on the page. */
  seenTexts(): string[]
}

/** What the person does in the preview. */
export interface PreviewEvents {
  /** What was clicked is a picture or drawing. */
  onPick(path: Path, isPicture: boolean): void
  /** A picture's file was dropped on what stands at the path. */
  onDrop(path: Path | undefined, file: File): void
  /** The text at a path, where it may be typed in its place. */
  textAt(path: Path): string | undefined
  /** All that is typed in one visit is one step. */
  onType(path: Path, text: string, visit: number): void
  onRevert(visit: number): void
  /** Undo, redo and save work here too. */
  onKey(event: KeyboardEvent): void
  /** The page cannot show the content as it is. */
  onBroken(isBroken: boolean): void
}

declare global {
  interface Window {
    /** In the preview's window, once it has loaded. */
    connectPreview?: (events: PreviewEvents) => Preview
  }
}
