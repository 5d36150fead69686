import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { App } from './App.tsx'
import { beginQuietHydration } from './quietHydration.ts'
import { createBrowserCache } from './styleCache.ts'

if (import.meta.env.DEV && !import.meta.env['VITE_LIVE']) {
  const { startMocks } = await import('./mocks/browser.ts')
  await startMocks()
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
