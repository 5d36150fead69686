import { beforeEach, expect, test } from 'vitest'

import { releaseTree, watchTree, writeArriving, writeWords } from './prerenderedTree.ts'

const differences = [
  './/text()|.//@title',
  { en: ['Hello', 'Name', 'Close'], br: ['Olá', 'Nome', 'Fechar'] },
  [['.mark', { en: '<b>one</b>', br: '<i>um</i> <b>dois</b>' }]],
]

const own =
  '<h1>Hello</h1><p><label>Name</label><input name="name"></p>' +
  '<button title="Close">ACME</button><div class="mark"><b>one</b></div><small data-year="">2031</small>'
const other = own
  .replace('Hello', 'Olá')
  .replace('Name', 'Nome')
  .replace('Close', 'Fechar')
  .replace('<b>one</b>', '<i>um</i> <b>dois</b>')

/** Mutation records are delivered after the code that caused them. */
const turn = () => new Promise((done) => setTimeout(done))
const frame = () => new Promise((done) => requestAnimationFrame(done))

let tree: HTMLElement

function find(selector: string): HTMLElement {
  const found = tree.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

function wrapInFont(element: Element) {
  const font = document.createElement('font')
  font.append(...element.childNodes)
  element.append(font)
}

beforeEach(() => {
  releaseTree()
  const list = JSON.stringify(differences)
  document.body.innerHTML = `<div id="root">${own}</div><script type="application/json" id="differences">${list}</script>`
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no root.')
  tree = root
  watchTree(tree)
})

test('is written in the other language and back, in the elements that stand there', () => {
  const heading = find('h1')
  writeWords(tree, 'en', 'br', 2031)
  expect(tree.innerHTML).toBe(other)
  writeWords(tree, 'br', 'en', 2031)
  expect(tree.innerHTML).toBe(own)
  expect(find('h1')).toBe(heading)
  expect(releaseTree()).toBe(false)
})

test('a place whose words are not the expected ones is left alone, and those after it are written', () => {
  find('h1').textContent = 'Changed before it was watched'
  releaseTree()
  tree.innerHTML = own.replace('Hello', 'Howdy')
  watchTree(tree)
  find('.mark').remove()
  writeWords(tree, 'en', 'br', 2031)
  expect(find('h1').textContent).toBe('Howdy')
  expect(find('label').textContent).toBe('Nome')
  expect(find('.mark').innerHTML).toBe('<i>um</i> <b>dois</b>')
})

test('a word that is translated in several ways has an entry for each of its places', () => {
  const several = [
    './/text()',
    { en: ['Post', 'Post', 'Mail'], br: ['Vaga', 'Correio', 'Correio'] },
    [],
  ]
  const list = document.getElementById('differences')
  if (list) list.textContent = JSON.stringify(several)
  releaseTree()
  tree.innerHTML = '<b>Post</b><b>Post</b><b>Mail</b>'
  watchTree(tree)
  writeWords(tree, 'en', 'br', 2031)
  expect(tree.innerHTML).toBe('<b>Vaga</b><b>Correio</b><b>Correio</b>')
  writeWords(tree, 'br', 'en', 2031)
  expect(tree.innerHTML).toBe('<b>Post</b><b>Post</b><b>Mail</b>')
})

test('what other programs did to it is taken back before a language is written', async () => {
  wrapInFont(find('h1'))
  await turn()
  find('label').append('!')
  find('p').prepend(document.createElement('grammar-aid'))
  const name = find('label').firstChild
  if (name) name.nodeValue = 'Nom'
  writeWords(tree, 'en', 'br', 2031)
  expect(tree.innerHTML).toBe(other)
})

test('tells whether other programs changed it, and notes nothing any more', async () => {
  wrapInFont(find('h1'))
  await turn()
  expect(releaseTree()).toBe(true)
  expect(tree.innerHTML).toBe(own)
  expect(releaseTree()).toBe(false)
  wrapInFont(find('h1'))
  await turn()
  expect(releaseTree()).toBe(false)
  expect(find('font').textContent).toBe('Hello')
})

test('a field that was moved keeps what was typed, and the focus', async () => {
  const input = find('input')
  input.focus()
  if (input instanceof HTMLInputElement) input.value = 'Ana'
  const wrapper = document.createElement('div')
  input.replaceWith(wrapper)
  wrapper.append(input)
  input.focus()
  await turn()
  releaseTree()
  expect(tree.innerHTML).toBe(own)
  expect(document.activeElement).toBe(input)
  expect(input).toHaveProperty('value', 'Ana')
})

test('what was changed while it was out of the tree is no obstacle', async () => {
  const part = find('p')
  wrapInFont(find('label'))
  const aid = document.createElement('grammar-aid')
  part.append(aid)
  const label = find('label')
  const input = find('input')
  label.remove()
  await turn()
  part.remove()
  await turn()
  // Not observed: a foreign element disappears, and the one in front of the label.
  aid.remove()
  input.remove()
  await turn()
  find('h1').after(part)
  await turn()
  expect(releaseTree()).toBe(true)
  expect(tree.innerHTML).toBe(own.replace('<input name="name">', ''))
})

const [places, , markup] = differences
const list = JSON.stringify([
  places,
  {
    en: ['Hello', 'Name', 'Name', 'Name', 'Close'],
    br: ['Olá', 'Nome', 'Nome', 'Nome', 'Fechar'],
  },
  markup,
])

/** The page as the parser builds it: header, two sections, footer, each of which is begun before it is complete. */
function arrive() {
  document.body.innerHTML = `<script type="application/json" id="differences">${list}</script><div id="root"></div>`
  tree = document.getElementById('root') ?? document.body
  const add = (parent: string, tag: string, markup: string) => {
    const element = document.createElement(tag)
    document.querySelector(parent)?.append(element)
    element.innerHTML = markup
  }
  return {
    header: () => add('#root', 'header', 'Hello'),
    main: () => add('#root', 'main', ''),
    section: () => add('main', 'section', 'Name'),
    footer: () =>
      add('#root', 'footer', '<a title="Close"></a><i class="mark"><b>one</b></i>'),
  }
}
const texts = () => [...tree.querySelectorAll('header,section')].map((e) => e.textContent)

test('is written part by part while it arrives, each once the next one has begun', async () => {
  const page = arrive()
  const writeRest = writeArriving('en', 'br')
  page.header()
  await frame()
  expect(texts()).toEqual(['Hello'])
  page.main()
  page.section()
  await frame()
  expect(texts()).toEqual(['Olá', 'Name'])
  page.section()
  await frame()
  expect(texts()).toEqual(['Olá', 'Nome', 'Name'])
  page.footer()
  await frame()
  expect(texts()).toEqual(['Olá', 'Nome', 'Nome'])
  expect(find('a').title).toBe('Close')
  expect(find('.mark').innerHTML).toBe('<b>one</b>')
  writeRest()
  expect(find('a').title).toBe('Fechar')
  expect(find('.mark').innerHTML).toBe('<i>um</i> <b>dois</b>')
  expect(tree.innerHTML).not.toContain('data-')
  expect(document.documentElement.dataset).not.toHaveProperty('hidden')
})

test('what another program puts between its parts, or takes away, leaves none unwritten', async () => {
  const page = arrive()
  const writeRest = writeArriving('en', 'br')
  page.header()
  page.main()
  page.section()
  await frame()
  find('header').remove()
  page.section()
  await frame()
  find('section').before(document.createElement('aside'))
  page.section()
  writeRest()
  expect(texts()).toEqual(['Nome', 'Nome', 'Nome'])
  writeWords(tree, 'br', 'en', 2031)
  expect(texts()).toEqual(['Name', 'Name', 'Name'])
})
