import { expect, test } from 'vitest'

import { releaseTree, translateTree, watchTree } from './prerenderedTree.ts'

const differences = ['.//text()', { en: ['Hello', 'Bye'], br: ['Olá', 'Tchau'] }, []]
const page = '<div id="root"><header><h1>Hello</h1><p>Bye</p></header></div>'

test('changes by other programs are undone, the last one first, before the page is translated', async () => {
  document.body.innerHTML = `${page}<script type="application/json" id="differences">${JSON.stringify(differences)}</script>`
  const [root = document.body] = document.body.children
  const [header = root] = root.children
  const [heading = root, text = root] = header.children
  watchTree(root)
  const font = document.createElement('font')
  font.append(...heading.childNodes)
  heading.append(font)
  // Mutation records are delivered after the code that caused them.
  await new Promise((done) => setTimeout(done))
  for (const word of ['Hallo', 'Salut']) font.replaceChildren(word)
  header.insertBefore(text, heading)
  header.prepend(document.createElement('grammar-aid'))
  translateTree(root, 'en', 'br', 2031)
  expect(header.innerHTML).toBe('<h1>Olá</h1><p>Tchau</p>')
  expect([...header.children]).toEqual([heading, text])
  expect(releaseTree()).toBe(false)
})
