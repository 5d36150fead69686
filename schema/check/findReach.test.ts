// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { copyOfSample, type SampleContent } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

/** What is said in both languages of the sample after a change. */
function told(
  change: (site: SampleContent, words: (id: string) => void) => void,
): string[] {
  const site = copyOfSample()
  change(site, (id) => {
    site.catalogs.en[id] = 'Words'
    site.catalogs.br[id] = 'Palavras'
  })
  const files = {
    list: () => [
      '/privacidade.pdf',
      '/scan.pdf',
      '/terms.html',
      '/letter.html',
      ...pictures(site),
    ],
    read: (path: string) => contentOf(path),
  }
  const { problems } = checkContent(JSON.stringify(site), { files })
  return problems.flatMap(({ message, fix }) => [
    `${message.en} → ${fix.en}`,
    `${message.br} → ${fix.br}`,
  ])
}

function pictures({ clients, company }: SampleContent): string[] {
  return [company.mark ?? '', ...clients.map(({ logo }) => logo)]
}

const documents: Record<string, string> = {
  '/privacidade.pdf': '%PDF-1.7 …',
  '/scan.pdf': 'a picture',
  '/terms.html': '<!doctype html><p>Terms',
  '/letter.html': 'PK\0\0, saved by a word processor',
}

function contentOf(path: string): Uint8Array | undefined {
  const text = documents[path]
  if (text !== undefined) return Buffer.from(text)
  const file = `tests/fixtures/sample/public${path}`
  return existsSync(file) ? readFileSync(file) : undefined
}

test('all ways to reach the company together are right', () => {
  const problems = told((site, words) => {
    const texts = ['contact.whatsapp', 'contact.whatsappText', 'footer.youtube']
    for (const id of [...texts, 'footer.privacy', 'cloud.link', 'custom.link']) words(id)
    words('offices.portugal')
    Object.assign(site.company, {
      secondPhone: '0800 555 0100',
      whatsapp: {
        number: '+55 61 95555-0100',
        label: 'contact.whatsapp',
        text: 'contact.whatsappText',
      },
    })
    site.company.social?.push({
      network: 'youtube',
      label: 'footer.youtube',
      address: 'https://youtu.be/acme',
    })
    Object.assign(site.sections.at(-1) ?? {}, {
      links: [{ label: 'footer.privacy', address: '/privacidade.pdf' }],
    })
    Object.assign(site.services[0] ?? {}, {
      link: { label: 'cloud.link', section: 'contact' },
    })
    Object.assign(site.services[1] ?? {}, {
      link: { label: 'custom.link', address: 'https://www.example.com/custom' },
    })
    Object.assign(site.clients[0] ?? {}, { website: 'https://www.example.com' })
    site.offices.push({
      id: 'lisbon',
      country: 'offices.portugal',
      city: 'Lisboa',
      street: 'Rua Augusta 1',
      postalCode: '1100-048',
    })
    for (const office of site.offices) delete office.district
  })
  expect(problems).toEqual([])
})

test('an address of another network is told, one of a look-alike too', () => {
  const change = (address: string) => (site: SampleContent) => {
    Object.assign(site.company.social?.[0] ?? {}, { address })
  }
  expect(told(change('https://instagram.com/acme'))).toMatchInlineSnapshot(`
    [
      "“https://instagram.com/acme” is not an address of LinkedIn. → copy the address of your page from the browser; it has linkedin.com in it. For another network, change “network”.",
      "“https://instagram.com/acme” não é um endereço do LinkedIn. → copie do navegador o endereço da sua página; nele aparece linkedin.com. Se a rede for outra, troque “network”.",
    ]
  `)
  expect(told(change('https://www.notlinkedin.com/acme'))).toHaveLength(2)
  expect(told(change('https://br.linkedin.com/company/acme'))).toEqual([])
})

test('a link of a service leads to one place', () => {
  const change = (link: object) => (site: SampleContent, words: (id: string) => void) => {
    words('cloud.link')
    Object.assign(site.services[0] ?? {}, { link: { label: 'cloud.link', ...link } })
  }
  expect(told(change({}))).toMatchInlineSnapshot(`
    [
      "“link” of service 1 (cloud) leads nowhere. → add one of "section": "contact" (the id of a section), "address": "https://…", "whatsapp": "…" (the name of a text), "phone": "+55 …" or "email": "…".",
      "“link” do serviço 1 (cloud) não leva a lugar nenhum. → acrescente um destes: "section": "contact" (o id de uma seção), "address": "https://…", "whatsapp": "…" (o nome de um texto), "phone": "+55 …" ou "email": "…".",
    ]
  `)
  expect(told(change({ section: 'contact', address: 'https://www.example.com' })))
    .toMatchInlineSnapshot(`
      [
        "“link” of service 1 (cloud) leads to several places at once. → keep one of "section", "address", "whatsapp", "phone" and "email", and delete the others.",
        "“link” do serviço 1 (cloud) leva a vários lugares ao mesmo tempo. → deixe um só entre "section", "address", "whatsapp", "phone" e "email" e apague os outros.",
      ]
    `)
  expect(told(change({ section: 'https://www.acme.com' }))).toMatchInlineSnapshot(`
    [
      "“section” of “link” of service 1 (cloud) takes the id of a section of the page, not an address: “https://www.acme.com”. → rename it to “address”.",
      "Em “section” de “link” do serviço 1 (cloud) vai o id de uma seção da página, não um endereço: “https://www.acme.com”. → troque o nome por “address”.",
    ]
  `)
  expect(told(change({ address: 'contact' }))).toMatchInlineSnapshot(`
    [
      "“contact” is a section of the page, not an address. → rename “address” to “section”.",
      "“contact” é uma seção da página, não um endereço. → troque o nome “address” por “section”.",
    ]
  `)
  expect(told(change({ section: 'contacts' }))).toMatchInlineSnapshot(`
    [
      "There is no “contacts” section. Did you mean “contact”? → use one of “about”, “services”, “clients”, “contact” or “footer”.",
      "Não existe a seção “contacts”. Você quis dizer “contact”? → use “about”, “services”, “clients”, “contact” ou “footer”.",
    ]
  `)
})

test('a button leads to a section of the page, and out of it nothing but what is made for that', () => {
  const change = (site: SampleContent) => {
    Object.assign(site.header.button, { section: 'https://wa.me/5561935550100' })
  }
  expect(told(change)).toMatchInlineSnapshot(`
    [
      "“section” of the contact button of the header takes the id of a section of the page, not an address: “https://wa.me/5561935550100”. → rename it to “address”.",
      "Em “section” do botão de contato do cabeçalho vai o id de uma seção da página, não um endereço: “https://wa.me/5561935550100”. → troque o nome por “address”.",
    ]
  `)
})

test('a link of the footer leads to an address or to a PDF that is there', () => {
  const change =
    (address: string) => (site: SampleContent, words: (id: string) => void) => {
      words('footer.privacy')
      const links = [{ label: 'footer.privacy', address }]
      Object.assign(site.sections.at(-1) ?? {}, { links })
    }
  expect(told(change('/privacidad.pdf'))).toMatchInlineSnapshot(`
    [
      "This link leads to a file that is not there: public/privacidad.pdf. → upload it to public as privacidad.pdf; if you meant the one that is there already, write "/privacidade.pdf".",
      "Este link leva a um arquivo que não existe: public/privacidad.pdf. → envie-o para public como privacidad.pdf; se for o que já está lá, escreva "/privacidade.pdf".",
    ]
  `)
  expect(told(change('/Privacidade.pdf'))).toMatchInlineSnapshot(`
    [
      "This link leads to a file that is not there: public/Privacidade.pdf. → write "/privacidade.pdf"",
      "Este link leva a um arquivo que não existe: public/Privacidade.pdf. → escreva "/privacidade.pdf"",
    ]
  `)
  expect(told(change('/terms-of-use.pdf'))).toMatchInlineSnapshot(`
    [
      "This link leads to a file that is not there: public/terms-of-use.pdf. → upload it to public as terms-of-use.pdf.",
      "Este link leva a um arquivo que não existe: public/terms-of-use.pdf. → envie-o para public como terms-of-use.pdf.",
    ]
  `)
  expect(told(change('/scan.pdf'))).toMatchInlineSnapshot(`
    [
      "public/scan.pdf is not a PDF, or it is damaged. → save the document as a PDF again and upload the whole file.",
      "public/scan.pdf não é um PDF, ou está danificado. → salve o documento de novo como PDF e envie o arquivo inteiro.",
    ]
  `)
  expect(told(change('/terms.html'))).toEqual([])
  expect(told(change('/term.html'))[0]).toContain('public/term.html')
  expect(told(change('/letter.html'))[0]).toContain('is not a page in HTML')
  // The build writes this one.
  expect(told(change('/index.html'))[0]).toContain('neither an address nor a document')
  expect(told(change('our privacy notice'))).toMatchInlineSnapshot(`
    [
      "“our privacy notice” is neither an address nor a document in the folder public. → write an address starting with https://, or put a PDF or a page in HTML into the folder public and write its name, which takes no spaces, e.g. "/privacy.pdf".",
      "“our privacy notice” não é um endereço nem um documento da pasta public. → escreva um endereço que comece com https://, ou ponha um PDF ou uma página em HTML na pasta public e escreva o nome do arquivo, sem espaços, p. ex. "/privacidade.pdf".",
    ]
  `)
})

test('an office in Brazil needs a state and a CEP, one abroad a country that has a text', () => {
  const change = (office: object) => (site: SampleContent) => {
    Object.assign(site.offices, {
      1: { id: 'porto', city: 'Porto', street: 'Rua das Flores 1', ...office },
    })
  }
  expect(told(change({}))).toMatchInlineSnapshot(`
    [
      "“state” is missing in office 2 (Porto). → add "state": "DF" inside these braces. For an office abroad, add its country: "country": "offices.portugal".",
      "Falta “state” no escritório 2 (Porto). → acrescente "state": "DF" dentro destas chaves. Se o escritório fica no exterior, acrescente o país: "country": "offices.portugal".",
      "“postalCode” is missing in office 2 (Porto). → add "postalCode": "70000-000" inside these braces.",
      "Falta “postalCode” no escritório 2 (Porto). → acrescente "postalCode": "70000-000" dentro destas chaves.",
    ]
  `)
  expect(told(change({ country: 'Portugal' }))).toMatchInlineSnapshot(`
    [
      "“country” of office 2 (Porto) takes the name of a text, not the text itself: “Portugal”. → write "offices.portugal" here; the words go under that name in catalogs, in English (en) and in Portuguese (br).",
      "Em “country” do escritório 2 (Porto) vai o nome de um texto, não o próprio texto: “Portugal”. → escreva "offices.portugal" aqui; as palavras vão em catalogs, com esse nome, em inglês (en) e em português (br).",
    ]
  `)
  expect(told(change({ country: 'Reino Unido' }))[0]).toContain('"offices.reinounido"')
  expect(told(change({ country: 'Brasil' }))).toMatchInlineSnapshot(`
    [
      "“country” of office 2 (Porto) is for offices abroad: one without it is in Brazil. → delete this line; an office in Brazil needs “state” and “postalCode”.",
      "“country” do escritório 2 (Porto) é só para escritórios no exterior: sem essa linha, ele fica no Brasil. → apague esta linha; um escritório no Brasil precisa de “state” e de “postalCode”.",
    ]
  `)
  expect(told(change({ country: 'offices.portugal', city: '' }))).toMatchInlineSnapshot(`
    [
      "“city” of office 2 (porto) is empty. → write it between the quotation marks, e.g. "Brasília"",
      "“city” do escritório 2 (porto) está em branco. → escreva-o entre as aspas, p. ex. "Brasília"",
      "There is no text “offices.portugal”, which “country” of office 2 (porto) asks for. → add "offices.portugal": "…" under catalogs › en and under catalogs › br.",
      "Não existe o texto “offices.portugal”, pedido por “country” do escritório 2 (porto). → acrescente "offices.portugal": "…" em catalogs › en e em catalogs › br.",
    ]
  `)
})

test('WhatsApp takes a number that can be dialled from abroad, and two texts', () => {
  const change = (whatsapp: object) => (site: SampleContent) => {
    Object.assign(site.company, { whatsapp })
  }
  expect(told(change({ number: '0800 555 0100', label: 'nav.contact' })))
    .toMatchInlineSnapshot(`
    [
      "“text” is missing in the WhatsApp number. → add "text": "contact.whatsappText" inside these braces.",
      "Falta “text” no número do WhatsApp. → acrescente "text": "contact.whatsappText" dentro destas chaves.",
      "“0800 555 0100” is not a Brazilian phone number with its country and area codes, as WhatsApp needs it. → write it like "+55 61 93555-0100".",
      "“0800 555 0100” não é um telefone brasileiro com código do país e DDD, como o WhatsApp exige. → escreva como "+55 61 93555-0100".",
    ]
  `)
})

test('an icon that does not exist is told with those that are near it', () => {
  const change = (icon: string) => (site: SampleContent) => {
    Object.assign(site.services[0] ?? {}, { icon })
  }
  expect(told(change('clowd'))).toMatchInlineSnapshot(`
    [
      "There is no icon “clowd”. Did you mean “cloud”? → write "cloud".",
      "Não existe o ícone “clowd”. Você quis dizer “cloud”? → escreva "cloud".",
    ]
  `)
  expect(told(change('graduation'))).toMatchInlineSnapshot(`
    [
      "There is no icon “graduation”. → use “graduation-cap”, or another name from https://lucide.dev/icons",
      "Não existe o ícone “graduation”. → use “graduation-cap”, ou outro nome de https://lucide.dev/icons",
    ]
  `)
  expect(told(change('telefone'))).toMatchInlineSnapshot(`
    [
      "There is no icon “telefone”. → use “phone”, “phone-call” or “phone-forwarded”, or another name from https://lucide.dev/icons",
      "Não existe o ícone “telefone”. → use “phone”, “phone-call” ou “phone-forwarded”, ou outro nome de https://lucide.dev/icons",
    ]
  `)
  expect(told(change('graduation-cap'))).toEqual([])
})

test('an icon named as other tools name it is mended, a word of another language is not', () => {
  const mendOf = (icon: string) => {
    const site = copyOfSample()
    Object.assign(site.services[0] ?? {}, { icon })
    const { problems } = checkContent(JSON.stringify(site))
    return problems.map(({ edit }) => edit?.text)
  }
  for (const name of ['HeartHandshake', 'lucide:heart-handshake', 'heart-handshake.svg'])
    expect(mendOf(name)).toEqual(['"heart-handshake"'])
  expect(mendOf('Cloud')).toEqual(['"cloud"'])
  for (const word of ['balança', 'carro', 'casa', 'mapa', 'telefone', 'gráfico', 'filme'])
    expect(mendOf(word)).toEqual([undefined])
  expect(mendOf('')).toEqual([undefined])
})

test('values written as owners know them are mended', () => {
  const mendsOf = (change: (site: SampleContent) => void) => {
    const site = copyOfSample()
    change(site)
    const { problems } = checkContent(JSON.stringify(site))
    return problems.flatMap(({ edit }) => edit?.text ?? [])
  }
  const language = (defaultLanguage: string) => (site: SampleContent) =>
    Object.assign(site.site, { defaultLanguage })
  expect(mendsOf(language('pt-BR'))).toEqual(['"br"'])
  expect(mendsOf(language('English'))).toEqual(['"en"'])
  const accent = (value: string) => (site: SampleContent) => {
    site.site.colors = { accent: value }
  }
  expect(mendsOf(accent('rgb(29, 78, 216)'))).toEqual(['"#1d4ed8"'])
  expect(mendsOf(accent('#1d4ed8ff'))).toEqual(['"#1d4ed8"'])
  expect(mendsOf(accent('rgba(29, 78, 216, 0.5)'))).toEqual([])
  expect(mendsOf(accent('navy'))).toEqual([])
  const whatsapp = (number: string) => (site: SampleContent) => {
    site.company.whatsapp = { number, label: 'nav.contact', text: 'nav.about' }
  }
  for (const link of ['https://wa.me/', 'https://api.whatsapp.com/send?phone='])
    expect(mendsOf(whatsapp(`${link}5561935550100`))).toEqual(['"+55 61 93555-0100"'])
})

test('a picture written as a name alone is told with the group that it needs', () => {
  const change = (site: SampleContent) => {
    Object.assign(site.site, { shareImage: '/share.png' })
  }
  expect(told(change)[0]).toContain('{ "file": "/share.png", "alt": "share.alt" }')
})

test('the whole meta tag of a search engine is told with the part of it that belongs here', () => {
  const change = (verification: object) => (site: SampleContent) => {
    Object.assign(site.site, { verification })
  }
  const code = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE'
  const tag = `<meta name="google-site-verification" content="${code}" />`
  expect(
    told(change({ google: code, bing: '0123456789ABCDEF0123456789ABCDEF' })),
  ).toEqual([])
  expect(told(change({ google: tag }))).toMatchInlineSnapshot(`
    [
      "“<meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" />” is not what Google Search Console looks for. → write "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE"",
      "“<meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" />” não é o que o Google Search Console procura. → escreva "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE"",
    ]
  `)
  expect(told(change({ bing: tag }))).toMatchInlineSnapshot(`
    [
      "“<meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" />” is not what Bing Webmaster Tools looks for. → have it show its meta tag “msvalidate.01”, and copy what stands behind content=, e.g. "0123456789ABCDEF0123456789ABCDEF".",
      "“<meta name="google-site-verification" content="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE" />” não é o que o Bing Webmaster Tools procura. → peça lá a metatag “msvalidate.01” e copie o que vem depois de content=, p. ex. "0123456789ABCDEF0123456789ABCDEF".",
    ]
  `)
})

test('the link to the map of an office has words, and an address that starts with https', () => {
  const change = (map: unknown) => (site: SampleContent, words: (id: string) => void) => {
    words('offices.map')
    Object.assign(site.offices[0] ?? {}, { map })
  }
  const address = 'https://www.example.com/map'
  expect(told(change({ label: 'offices.map', address }))).toEqual([])
  const unsafe = { label: 'offices.map', address: 'http://www.example.com/map' }
  expect(told(change(unsafe))).toMatchInlineSnapshot(`
    [
      "“http://www.example.com/map” cannot be used as a link. → write "https://www.example.com/map"",
      "“http://www.example.com/map” não pode ser usado como link. → escreva "https://www.example.com/map"",
    ]
  `)
  expect(told(change(address))[0]).toMatchInlineSnapshot(
    `"“map” of office 1 (Brasília) must be a group in braces, but it is written as text. → write it like this: { "label": "offices.map", "address": "https://maps.app.goo.gl/example" }"`,
  )
  expect(told(change({ label: 'offices.where', address }))[0]).toMatchInlineSnapshot(
    `"There is no text “offices.where”, which “label” of the link to the map of office 1 (Brasília) asks for. → add "offices.where": "…" under catalogs › en and under catalogs › br. If you meant “offices.map”, which nothing asks for yet, write that here instead."`,
  )
})
