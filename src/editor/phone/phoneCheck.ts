/** While a text is typed, the page is laid out beside in all its languages as on a phone: what does not fit there is told. */
import type { Language } from '../../../schema/languages.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import type { Editor } from '../context.tsx'
import { namedPictures } from '../pictures/namedPictures.ts'
import type { Measure, Preview } from '../preview/frame.ts'
import type { Snapshot } from '../state/history.ts'
import { createStore, type Store } from '../state/store.ts'
import { widths } from '../state/view.ts'
import { loadFrame } from './loadFrame.ts'

/** How a text stands on a phone, in one language. */
export interface PhoneMeasure extends Measure {
  /** In so many lines it stood when the field took the focus. */
  linesBefore: number
}

export interface PhoneMeasures {
  path: Path | undefined
  measures: Partial<Record<Language, PhoneMeasure>>
}

export type PhoneCheck = Pick<Store<PhoneMeasures>, 'get' | 'subscribe'>

/** Nobody types: in milliseconds. */
const pause = 600

export function startPhoneCheck({
  site,
  navigation,
  pictures,
}: Pick<Editor, 'site' | 'navigation' | 'pictures'>): PhoneCheck {
  const store = createStore<PhoneMeasures>({ path: undefined, measures: {} })
  const frames = new Map<Language, Promise<Preview | undefined>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: Snapshot | undefined

  async function measureIn(language: Language, snapshot: Snapshot, path: Path) {
    const loading = frames.get(language) ?? loadFrame(widths.phone)
    frames.set(language, loading)
    const preview = await loading
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
    const measures: PhoneMeasures['measures'] = {}
    for (const language of languagesOf(now.content)) {
      const known = store.get().measures[language]
      const linesBefore =
        known?.linesBefore ?? (await measureIn(language, before, focused))?.lines
      const measure = await measureIn(language, now, focused)
      if (measure && linesBefore !== undefined)
        measures[language] = { ...measure, linesBefore }
    }
    if (navigation.get().focused === focused) store.set({ path: focused, measures })
  }
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), pause)
  }
  navigation.subscribe(() => {
    if (navigation.get().focused === store.get().path) return
    before = site.get().history.now
    store.set({ path: navigation.get().focused, measures: {} })
  })
  // Only what is typed is worth the work.
  site.subscribe(lookSoon)
  return store
}
