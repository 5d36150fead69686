import { beforeEach, expect, test } from 'vitest'

import { releaseTree, watchTree, translateTree } from './prerenderedTree.ts'

/** A word that is translated in several ways has an entry for each of its places. */
const differences = [
  './/text()|.//@title',
  {
    en: ['Hello', 'Post', 'Post', 'Close'],
    br: ['Olá', 'Vaga', 'Correio', 'Fechar'],
  },
  [['.mark', { en: '<b>one</b>', br: '<i>um</i> <b>dois</b>' }]],
]
const own =
  '<header>Hello</header><main><section>Post</section><section>Post</section></main>' +
  '<footer><button title="Close">ACME</button><p class="mark"><b>one</b></p></footer>'
const other =
  '<header>Olá</header><main><section>Vaga</section><section>Correio</section></main>' +
  '<footer><button title="Fechar">ACME</button><p class="mark"><i>um</i> <b>dois</b></p></footer>'

let tree: HTMLElement

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

beforeEach(() => {
  releaseTree()
  const list = JSON.stringify(differences)
  document.body.innerHTML = `<div id="root">${own}</div><script type="application/json" id="differences">${list}</script>`
  tree = find('#root')
  watchTree(tree)
})

test('switches to the other language and back in the existing elements', () => {
  const header = find('header')
  translateTree(tree, 'en', 'br', 2031)
  expect(tree.innerHTML).toBe(other)
  translateTree(tree, 'br', 'en', 2031)
  expect(tree.innerHTML).toBe(own)
  expect(find('header')).toBe(header)
  expect(releaseTree()).toBe(false)
})

test('changes by other programs are undone before a language is written', async () => {
  const font = document.createElement('font')
  font.append(...find('header').childNodes)
  find('header').append(font)
  // Mutation records are delivered after the code that caused them.
  await new Promise((done) => setTimeout(done))
  for (const word of ['Hallo', 'Salut']) font.replaceChildren(word)
  find('section').append('!')
  find('main').prepend(document.createElement('grammar-aid'))
  translateTree(tree, 'en', 'br', 2031)
  expect(tree.innerHTML).toBe(other)
  expect(releaseTree()).toBe(false)
})
