import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { App } from './App.tsx'
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
const language = window.boot.handOver()
const endQuietHydration = beginQuietHydration()
// A transition lets the browser answer the visitor between the steps of hydration.
startTransition(() => {
  hydrateRoot(
    root,
    <CacheProvider value={createBrowserCache()}>
      <StrictMode>
        <App
          language={language}
          onHydrated={(setLanguage) => {
            endQuietHydration()
            window.boot.awake(setLanguage)
          }}
        />
      </StrictMode>
    </CacheProvider>,
  )
})
