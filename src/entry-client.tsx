import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { content } from 'virtual:site-content'

import { App } from './App.tsx'
import { replaceForm } from './boot/formState.ts'
import { keepFields } from './hydration/keepFields.ts'
import { beginQuietHydration } from './hydration/quietHydration.ts'
import { createBrowserCache } from './styleCache.ts'

if (import.meta.env.DEV && !import.meta.env['VITE_LIVE']) {
  try {
    const { startMocks } = await import('./mocks/startMocks.ts')
    const fields = content.site.sections.flatMap((section) =>
      section.type === 'contact' ? (section.fields ?? []) : [],
    )
    await startMocks(fields.map(({ id }) => id))
  } catch (error) {
    // Browsers run service workers only on localhost and https, some not in private windows, and none with blocked
    // storage.
    console.warn('The mocks cannot run here: the form uses the real services.', error)
  }
}

const root = document.getElementById('root')
if (!root)
  throw new Error(
    'Failed to start: the document has no #root. Build it with "npm run build".',
  )
const { language, year, hasChanged } = window.boot.handOver()
const prerenderedHtml = root.innerHTML
const endQuietHydration = beginQuietHydration()
const restoreFields = keepFields(root)
let isBroken = false
const loggedErrors = new Set<string>()

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
            restoreFields()
            endQuietHydration()
            window.boot.ready(shown, setLanguage)
          }}
        />
      </StrictMode>
    </CacheProvider>,
    {
      // React has rendered the page again: an error of ours, unless another program had changed the page before.
      onRecoverableError: (error) => {
        if (!hasChanged) console.error(error)
      },
      onCaughtError: logOnce,
      onUncaughtError: (error) => showPrerendered(container, error),
    },
  )
}

/** Logs an error once: a component that throws does so again when it is remounted. */
function logOnce(error: unknown) {
  if (!loggedErrors.has(String(error))) console.error(error)
  loggedErrors.add(String(error))
}

/** Shows the page as it was before React emptied it, with the typed text, and hands it back to the boot script. */
function showPrerendered(container: HTMLElement, error: unknown) {
  // React may report further missing elements while it unmounts.
  if (isBroken) return
  isBroken = true
  logOnce(error)
  endQuietHydration()
  delete document.documentElement.dataset['ready']
  container.innerHTML = prerenderedHtml
  restoreFields()
  replaceForm()
  // Announces the replacement again, in the chosen language.
  void window.boot.resume(container, language).then(replaceForm)
}

// A translation that was just removed will soon be inserted again, so this hydrates synchronously.
if (hasChanged) flushSync(() => hydrate(root))
// In a transition, the browser can respond to the visitor between the steps of hydration.
else startTransition(() => hydrate(root))
