/** Starts the editor: loads the content, and shows it beside its form. */
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { browserLanguage, type Language } from '../i18n/languages.ts'
import { createChecker } from './check/checker.ts'
import { startChecks } from './check/checks.ts'
import { EditorProvider, type Editor } from './context.tsx'
import { EditorPage } from './EditorPage.tsx'
import { createPictures } from './pictures/pictures.ts'
import { createLanguageFlags } from './state/languageFlags.ts'
import { createNavigation } from './state/navigation.ts'
import { createSite } from './state/site.ts'
import { createStore } from './state/store.ts'
import type { PageView } from './state/view.ts'
import { serverStorage } from './storage/serverStorage.ts'
import type { Loaded, Storage } from './storage/storage.ts'
import { styles, theme } from './theme.ts'

function createEditor(storage: Storage, loaded: Loaded): Editor {
  const content = JSON.parse(loaded.text) as SiteContent
  const site = createSite({ content, files: {}, loaded })
  const checker = createChecker()
  const pictures = createPictures(storage, checker.addFile)
  const language: Language = browserLanguage() ?? 'en'
  const view: PageView = { device: 'desktop', language, scheme: 'light', isTrying: false }
  return {
    storage,
    site,
    checker,
    pictures,
    checks: startChecks(site, checker, pictures),
    navigation: createNavigation(),
    languageFlags: createLanguageFlags(),
    language: createStore<Language>(language),
    view: createStore(view),
    isBroken: createStore(false),
    seenWords: createStore<ReadonlySet<string>>(new Set()),
    announcement: createStore(''),
  }
}

const token = location.hash.slice(1)
const storage = serverStorage({ origin: '', token: () => token })
const result = await storage.load()
const container = document.getElementById('editor')
if (container && result.ok) {
  createRoot(container).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={styles} />
      <EditorProvider value={createEditor(storage, result.loaded)}>
        <EditorPage />
      </EditorProvider>
    </ThemeProvider>,
  )
}
