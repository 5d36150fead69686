/** Runs in the browser of the dev server: shows problems of the content over the page. */
import type { ShownProblems } from '../build/vite/contentModule.ts'

const host = document.createElement('div')
const inside = host.attachShadow({ mode: 'open' })

const style = `
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
    box-sizing: border-box; padding: 16px 56px 20px 20px; color: #fff; background: #7a1020;
    font: 16px/1.5 system-ui, sans-serif; border-top: 4px solid #ffb3b3 }
  h2 { margin: 0 0 8px; font-size: 18px }
  p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
  pre { margin: 8px 0 16px; overflow: auto; font: 14px/1.4 ui-monospace, monospace }
  button { position: absolute; top: 8px; right: 8px; width: 44px; height: 44px; font-size: 24px;
    color: inherit; background: none; border: 1px solid; border-radius: 4px; cursor: pointer }`

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function show({ lang, title, close, problems }: ShownProblems): void {
  const box = document.createElement('section')
  box.lang = lang
  box.setAttribute('role', 'alert')
  const button = element('button', '×')
  button.setAttribute('aria-label', close)
  button.addEventListener('click', () => host.remove())
  const paragraphs = problems.flatMap(({ words, frame }) => [
    element('p', words),
    element('pre', frame),
  ])
  box.append(element('h2', title), ...paragraphs, button)
  inside.replaceChildren(element('style', style), box)
  document.body.append(host)
}

import.meta.hot?.on('content:problems', show)
// The page may have been loaded while the content had problems.
import.meta.hot?.send('content:ask')
