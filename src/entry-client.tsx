import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { content } from 'virtual:site-content'

import { App } from './App.tsx'
import { keepFields } from './keepFields.ts'
import { beginQuietHydration } from './quietHydration.ts'
import { createBrowserCache } from './styleCache.ts'

if (import.meta.env.DEV && !import.meta.env['VITE_LIVE']) {
  try {
    const { startMocks } = await import('./mocks/browser.ts')
    await startMocks()
  } catch (error) {
    // Browsers run workers on localhost and https only, some not in private windows, and none where storage is blocked.
    console.warn(
      'The stand-ins cannot run here: the form talks to the real services.',
      error,
    )
  }
}

const root = document.getElementById('root')
if (!root)
  throw new Error(
    'Failed to start: the document has no #root. Build it with "npm run build".',
  )
const { language, year, changed } = window.boot.handOver()
const endQuietHydration = beginQuietHydration()
const restoreFields = keepFields(root)

function hydrate(container: HTMLElement) {
  hydrateRoot(
    container,
    <CacheProvider value={createBrowserCache()}>
      <StrictMode>
        <App
          content={content}
          language={language}
          year={year}
          onHydrated={(setLanguage) => {
            restoreFields()
            endQuietHydration()
            window.boot.awake(setLanguage)
          }}
        />
      </StrictMode>
    </CacheProvider>,
    // Where another program has changed the page meanwhile, React renders it anew: nothing that a visitor could act on.
    import.meta.env.PROD ? { onRecoverableError: () => {} } : {},
  )
}

// A translation that was just taken out is soon put in again: then all at once, before that can happen.
if (changed) flushSync(() => hydrate(root))
// Else a transition lets the browser answer the visitor between the steps of hydration.
else startTransition(() => hydrate(root))
