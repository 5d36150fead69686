/** While a text is typed, lays out the page at a phone's width in all languages and measures what does not fit. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import type { Editor } from '../context.tsx'
import { namedPictures } from '../pictures/namedPictures.ts'
import { connectionOf, onlyBroken, type Measure, type Preview } from '../preview/frame.ts'
import type { Snapshot } from '../state/history.ts'
import { createStore, type Readable } from '../state/store.ts'
import { widths } from '../state/view.ts'

/** How a text fits on a phone, in one language. */
interface PhoneMeasure extends Measure {
  /** The number of lines when the field was focused. */
  linesBefore: number
}

type Measures = Partial<Record<Language, PhoneMeasure>>

/** By path, as JSON. They stay when the focus moves: a disappearing note would move what is being clicked. */
type PhoneMeasures = ReadonlyMap<string, Measures>

export type PhoneCheck = Readable<PhoneMeasures>

/** The pause in typing before the text is measured, in milliseconds. */
const pause = 600

export function startPhoneCheck({
  site,
  navigation,
  pictures,
}: Pick<Editor, 'site' | 'navigation' | 'pictures'>): PhoneCheck {
  const store = createStore<PhoneMeasures>(new Map())
  const frames = new Map<Language, Promise<Preview | undefined>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: Snapshot | undefined
  let last: Path | undefined

  async function measureIn(language: Language, snapshot: Snapshot, path: Path) {
    const loading = frames.get(language) ?? loadFrame(widths.phone)
    frames.set(language, loading)
    const preview = await loading
    // Loading failed. The next change tries again.
    if (!preview) frames.delete(language)
    const { content } = snapshot
    const shown = namedPictures(snapshot, pictures)
    preview?.show({
      content,
      pictures: shown,
      language,
      scheme: 'light',
      isTrying: false,
    })
    return preview?.measure(path)
  }
  async function look() {
    const { focused } = navigation.get()
    const { now } = site.get().history
    if (!focused || !before) return
    const key = JSON.stringify(focused)
    const measures: Measures = {}
    for (const language of languagesOf(now.content)) {
      const known = store.get().get(key)?.[language]
      // A text that was empty cannot have grown, so it counts as infinitely many lines.
      const first = isEmptyAt(before.content, focused, language) ? Infinity : undefined
      const linesBefore =
        known?.linesBefore ?? first ?? (await measureIn(language, before, focused))?.lines
      const measure = await measureIn(language, now, focused)
      if (measure && linesBefore !== undefined)
        measures[language] = { ...measure, linesBefore }
    }
    store.set(new Map(store.get()).set(key, measures))
  }
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), pause)
  }
  navigation.subscribe(() => {
    if (navigation.get().focused === last) return
    last = navigation.get().focused
    before = site.get().history.now
  })
  // Measured only after a change.
  site.subscribe(lookSoon)
  return store
}

function isEmptyAt(content: SiteContent, path: Path, language: Language): boolean {
  const value = isInCatalogs(path) ? path.at(-1) : lookUp(content, path)
  const text = lookUp(content, ['catalogs', language, String(value)]) ?? value
  return text === undefined || text === ''
}

/** Loads an invisible preview with this width in CSS pixels. */
function loadFrame(width: number): Promise<Preview | undefined> {
  return new Promise((done) => {
    const frame = document.createElement('iframe')
    frame.src = 'preview.html'
    frame.tabIndex = -1
    frame.ariaHidden = 'true'
    Object.assign(frame.style, {
      position: 'fixed',
      top: '0',
      left: '-9999px',
      width: `${width}px`,
      height: '800px',
      visibility: 'hidden',
    })
    frame.addEventListener('load', () => {
      const connect = connectionOf(frame)
      if (!connect) frame.remove()
      done(connect?.(onlyBroken()))
    })
    document.body.append(frame)
  })
}
