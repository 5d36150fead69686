import { expect, test } from 'vitest'

import { releaseTree, translateTree, watchTree } from './prerenderedTree.ts'

// “Close” has two translations, and the list differs in its structure.
const texts = { en: ['Hello', 'Close', 'Close'], br: ['Olá', 'Feche', 'Perto'] }
const structures = [['ul', { en: '<li>A</li>', br: '<li>B</li><li>C</li>' }]]
const pageHtml =
  '<div id="root"><header><h1>Hello</h1><p>Close<input></p><b>Close</b><ul><li>A</li></ul></header></div>'

test('before a translation, changes by other programs are undone in reverse order', async () => {
  document.body.innerHTML = `${pageHtml}<script type="application/json" id="differences">${JSON.stringify(['.//text()', texts, structures])}</script>`
  const [root = document.body] = document.body.children
  const [header = root] = root.children
  const [heading = root, paragraph = root] = header.children
  watchTree(root)
  const font = document.createElement('font')
  font.append(...heading.childNodes)
  heading.append(font)
  // Mutation records are delivered after the code that caused them.
  await new Promise((resolve) => setTimeout(resolve))
  for (const word of ['Hallo', 'Salut']) font.replaceChildren(word)
  header.insertBefore(paragraph, heading)
  const field = paragraph.querySelector('input')
  field?.focus()
  header.prepend(document.createElement('grammar-aid'))
  translateTree(root, 'en', 'br', 2031)
  expect(header.innerHTML).toBe(
    '<h1>Olá</h1><p>Feche<input></p><b>Perto</b><ul><li>B</li><li>C</li></ul>',
  )
  expect([...header.children].slice(0, 2)).toEqual([heading, paragraph])
  expect(document.activeElement).toBe(field)
  expect(releaseTree()).toBe(false)
})
