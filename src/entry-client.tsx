import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { content } from 'virtual:site-content'

import { App } from './App.tsx'
import { closeForm } from './boot/formMark.ts'
import { keepFields } from './keepFields.ts'
import { beginQuietHydration } from './quietHydration.ts'
import { createBrowserCache } from './styleCache.ts'
import { watchHydration } from './watchHydration.ts'

if (import.meta.env.DEV && !import.meta.env['VITE_LIVE']) {
  try {
    const { startMocks } = await import('./mocks/browser.ts')
    const fields = content.site.sections.flatMap((section) =>
      section.type === 'contact' ? (section.fields ?? []) : [],
    )
    await startMocks(fields.map(({ id }) => id))
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
const prerendered = root.innerHTML
const endQuietHydration = beginQuietHydration()
const restoreFields = keepFields(root)
const wasChangedMeanwhile = watchHydration(root)
let changedByOthers = changed
let isBroken = false
const logged = new Set<string>()

function hydrate(container: HTMLElement) {
  hydrateRoot(
    container,
    <CacheProvider value={createBrowserCache()}>
      <StrictMode>
        <App
          content={content}
          language={language}
          year={year}
          onShown={(shown, setLanguage) => {
            changedByOthers ||= wasChangedMeanwhile()
            restoreFields()
            endQuietHydration()
            window.boot.awake(shown, setLanguage)
          }}
        />
      </StrictMode>
    </CacheProvider>,
    {
      // React has rendered the page anew. Where another program has changed it, that is no fault of ours.
      onRecoverableError: (error) => {
        if (!changedByOthers) console.error(error)
      },
      onCaughtError: log,
      onUncaughtError: (error) => showPrerendered(container, error),
    },
  )
}

/** Once: what breaks the form breaks it again when it is made anew. */
function log(error: unknown) {
  if (!logged.has(String(error))) console.error(error)
  logged.add(String(error))
}

/** React has emptied its root. The visitor gets the page as it was before, with what was typed, and boot goes on with it. */
function showPrerendered(container: HTMLElement, error: unknown) {
  // Taking its elements away React may find more of them missing.
  if (isBroken) return
  isBroken = true
  log(error)
  endQuietHydration()
  delete document.documentElement.dataset['awake']
  container.innerHTML = prerendered
  restoreFields()
  window.boot.goOn(container, language)
  closeForm()
}

// A translation that was just taken out is soon put in again: then all at once, before that can happen.
if (changed) flushSync(() => hydrate(root))
// Else a transition lets the browser answer the visitor between the steps of hydration.
else startTransition(() => hydrate(root))
