// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type {
  CasesSection,
  QuotesSection,
  SiteContent,
} from '../generated/siteContent.ts'

const folder = 'tests/fixtures/all-sections'
const text = readFileSync(`${folder}/content/site.json`, 'utf8')
const content = (): SiteContent => JSON.parse(text)

const files = readdirSync(`${folder}/public`, { recursive: true, encoding: 'utf8' }).map(
  (name) => `/${name.replaceAll('\\', '/')}`,
)

/** What is said in both languages of the content with all sections after a change. */
function told(
  change: (cases: CasesSection, quotes: QuotesSection, site: SiteContent) => void,
): string[] {
  const site = content()
  const cases = site.sections.find((section) => section.type === 'cases')
  const quotes = site.sections.find((section) => section.type === 'quotes')
  if (!cases || !quotes) throw new Error('The content has lost a section.')
  change(cases, quotes, site)
  const publicFiles = {
    list: () => files,
    read: (path: string) => readFileSync(`${folder}/public${path}`),
  }
  const { problems } = checkContent(JSON.stringify(site), { files: publicFiles })
  return problems.flatMap(({ message, fix }) => [
    `${message.en} → ${fix.en}`,
    `${message.br} → ${fix.br}`,
  ])
}

test('every kind of section is right as it stands in the tests’ content', () => {
  expect(told(() => {})).toEqual([])
})

test('an entry is named by its place in its section', () => {
  const problems = told((cases, quotes) => {
    Object.assign(cases.entries[1] ?? {}, { client: '' })
    Reflect.deleteProperty(quotes.entries[0] ?? {}, 'firm')
    Object.assign(quotes.entries[1] ?? {}, { role: 'Head of logistics' })
  })
  expect(problems).toMatchInlineSnapshot(`
    [
      "“client” of entry 2 of section 3 (cases) is empty. → write it between the quotation marks, e.g. "Acme"",
      "“client” do item 2 da seção 3 (cases) está em branco. → escreva-o entre as aspas, p. ex. "Acme"",
      "“firm” is missing in entry 1 (Ana Beatriz Kowalski) of section 4 (quotes). → add "firm": "Acme" inside these braces.",
      "Falta “firm” no item 1 (Ana Beatriz Kowalski) da seção 4 (quotes). → acrescente "firm": "Acme" dentro destas chaves.",
      "“role” of entry 2 (João Pedro Schmitt) of section 4 (quotes) takes the name of a text, not the text itself: “Head of logistics”. → write "quotes.2.role" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).",
      "Em “role” do item 2 (João Pedro Schmitt) da seção 4 (quotes) vai o nome de um texto, não o próprio texto: “Head of logistics”. → escreva "quotes.2.role" aqui; as palavras vão em catalogs, com esse nome, em inglês (en) e em português (br).",
    ]
  `)
})

test('a section without entries, or with more than there is room for, is told', () => {
  expect(told((_, quotes) => quotes.entries.splice(0))).toMatchInlineSnapshot(`
    [
      "“entries” of section 4 (quotes) is an empty list; it needs at least 1 entry. → add an entry between the square brackets.",
      "“entries” da seção 4 (quotes) é uma lista vazia; precisa de pelo menos 1 item. → acrescente um item entre os colchetes.",
    ]
  `)
  const many = told((cases) => {
    const [first] = cases.entries
    while (first && cases.entries.length < 13) cases.entries.push(first)
  })
  expect(many).toMatchInlineSnapshot(`
    [
      "“entries” of section 3 (cases) has 13 entries; the page has room for 12. → delete 1 of them.",
      "“entries” da seção 3 (cases) tem 13 itens; na página cabem 12. → apague 1.",
    ]
  `)
})

test('a picture of a case that is not there is told', () => {
  const change = (file: string) => (cases: CasesSection) => {
    Object.assign(cases.entries[0]?.picture ?? {}, { file })
  }
  expect(told(change('/cases/other.jpg'))).toMatchInlineSnapshot(`
    [
      "The picture of entry 1 (Aroeva) of section 3 (cases) points to a file that is not there: public/cases/other.jpg. → upload the picture to public/cases as other.jpg.",
      "A imagem do item 1 (Aroeva) da seção 3 (cases) aponta para um arquivo que não existe: public/cases/other.jpg. → envie a imagem para public/cases como other.jpg.",
    ]
  `)
})

test('a person is named by the number and the name, the portrait is looked at', () => {
  const problems = told((_, __, { sections }) => {
    // Its number in the sentences is then the same, whatever the fixture shows before it.
    sections.sort((a, b) => Number(b.type === 'team') - Number(a.type === 'team'))
    const team = sections.find((section) => section.type === 'team')
    Object.assign(team?.entries[1] ?? {}, { portrait: '/team/davi.gif', rol: 'x' })
  })
  expect(problems).toMatchInlineSnapshot(`
    [
      "“/team/davi.gif” does not name a picture in the folder public. → start with a slash and end with .jpg, .png, .webp, .avif or .svg, without spaces, e.g. "/team/ana.jpg".",
      "“/team/davi.gif” não indica uma imagem da pasta public. → comece com uma barra e termine com .jpg, .png, .webp, .avif ou .svg, sem espaços, p. ex. "/team/ana.jpg".",
      "“rol” is not a known name in person 2 (Davi Moreira) of section 1 (team); what it says is called “role” here, which is there already (line 1). → keep the right value under “role”, and take this line out.",
      "“rol” não é um nome conhecido na pessoa 2 (Davi Moreira) da seção 1 (team); aqui isso se chama “role”, e já está na linha 1. → deixe o valor certo em “role” e tire esta linha.",
    ]
  `)
})
