// @vitest-environment node
import { expect, test } from 'vitest'

import { readSample } from '../../scripts/check/contentFile.ts'
import { toProblems } from '../check/finding.ts'
import { releaseCheck } from '../release/releaseCheck.ts'

test('the list of what is still the sample’s reads as one to work off', () => {
  const text = JSON.stringify({
    site: { address: 'https://www.example.com/' },
    company: {
      name: 'Acme',
      legalName: 'Acme Software Ltda.',
      cnpj: '11.222.333/0001-81',
      email: 'hello@example.com',
      phone: '+55 61 3555-0100',
      social: [{ address: 'https://www.linkedin.com/company/example' }],
      mark: '/mark.svg',
    },
    sections: [{ type: 'clients' }, { type: 'contact' }],
    clients: [{ id: 'own', name: 'Own', logo: '/logos/aroeva.svg' }, { name: 'Ipezal' }],
    offices: [{ city: 'Brasília', street: 'SCS Quadra 99, Bloco Z, Sala 901' }],
    email: {
      publicKey: 'sample_public_key',
      serviceId: 'sample_service',
      templateId: 'sample_template',
    },
    captcha: { siteKey: '10000000-ffff-ffff-ffff-000000000001' },
    catalogs: {
      en: {
        'hero.title': 'Buritália builds software for companies that cannot stop at night',
      },
      br: {},
    },
  })
  const ofSample = new Set(['/mark.svg', '/logos/aroeva.svg'])
  const files = { list: () => [], read: () => undefined, ofSample }
  const list = toProblems(text, releaseCheck(text, readSample(), files))
  const said = (language: 'en' | 'br') =>
    list.map(({ message, fix }) => `${message[language]} → ${fix[language]}`).join('\n')
  expect(said('en')).toMatchInlineSnapshot(`
    "“https://www.example.com/” is the sample’s address: search engines and shared links would lead nowhere. → write the address at which your site will be published, starting with https:// and ending with a slash.
    “Acme” is the company of the sample. → write the name of your company, as people say it.
    “Acme Software Ltda.” is the legal name of the sample’s company. → write the full name of your company as registered.
    “11.222.333/0001-81” is not the CNPJ of your company but the sample’s. → write the CNPJ of your company with its dots, slash and hyphen.
    “hello@example.com” is a sample: what visitors write to it reaches nobody. → write the e-mail address at which your company answers.
    “+55 61 3555-0100” is the sample’s phone number. → write the number at which your company answers: +55, the area code and the number.
    “https://www.linkedin.com/company/example” is a sample, not your company’s page on a social network. → open your company’s page there and copy its address from the browser, or delete this entry from “social”.
    public/mark.svg is still a picture of the sample. → put your own in its place, or delete the file if nothing shows it.
    The logo of client 1 (Own) is a drawing of the sample: public/logos/aroeva.svg. → put the client’s own logo into the folder public/logos and write its file name here, e.g. "/logos/their-name.svg".
    Client 2 (Ipezal) is made up. → write the name of a client who agrees to be shown, and put their logo in the place of the sample’s.
    “SCS Quadra 99, Bloco Z, Sala 901” in the address of office 1 (Brasília) is made up. → write the real address of your office.
    “sample_public_key” is not a key of your EmailJS account: no message would arrive. → copy the public key from EmailJS, page Account › General.
    “sample_service” is not a service of your EmailJS account: no message would arrive. → copy the Service ID from EmailJS, page Email Services.
    “sample_template” is not a template of your EmailJS account: no message would arrive. → copy the Template ID from EmailJS, page Email Templates.
    This is hCaptcha’s test key: it lets every robot through. → copy the site key of your site from hCaptcha, page Sites.
    The English text “hero.title” still speaks for the sample’s company: “Buritália builds software for companies that cannot stop…” → say it in your company’s own words."
  `)
  expect(said('br')).toMatchInlineSnapshot(`
    "“https://www.example.com/” é o endereço do exemplo: buscadores e links compartilhados não levariam a lugar nenhum. → escreva o endereço em que o seu site será publicado, começando com https:// e terminando com uma barra.
    “Acme” é a empresa do exemplo. → escreva o nome da sua empresa, como as pessoas dizem.
    “Acme Software Ltda.” é a razão social da empresa do exemplo. → escreva a razão social da sua empresa, por extenso.
    “11.222.333/0001-81” não é o CNPJ da sua empresa, e sim o do exemplo. → escreva o CNPJ da sua empresa, com pontos, barra e hífen.
    “hello@example.com” é um exemplo: o que os visitantes escrevem não chega a ninguém. → escreva o e-mail em que a sua empresa responde.
    “+55 61 3555-0100” é o telefone do exemplo. → escreva o número em que a sua empresa atende: +55, o DDD e o número.
    “https://www.linkedin.com/company/example” é um exemplo, não a página da sua empresa numa rede social. → abra a página da sua empresa na rede e copie o endereço do navegador, ou apague este item de “social”.
    public/mark.svg ainda é uma imagem do exemplo. → ponha a sua no lugar dela ou apague o arquivo, se nada o mostra.
    O logo do cliente 1 (Own) é um desenho do exemplo: public/logos/aroeva.svg. → ponha o logo do cliente na pasta public/logos e escreva aqui o nome do arquivo, p. ex. "/logos/nome-dele.svg".
    O cliente 2 (Ipezal) é inventado. → escreva o nome de um cliente que concorde em aparecer e ponha o logo dele no lugar do logo do exemplo.
    “SCS Quadra 99, Bloco Z, Sala 901”, no endereço do escritório 1 (Brasília), é inventado. → escreva o endereço verdadeiro do seu escritório.
    “sample_public_key” não é uma chave da sua conta no EmailJS: nenhuma mensagem chegaria. → copie a Public Key do EmailJS, página Account › General.
    “sample_service” não é um serviço da sua conta no EmailJS: nenhuma mensagem chegaria. → copie o Service ID do EmailJS, página Email Services.
    “sample_template” não é um modelo da sua conta no EmailJS: nenhuma mensagem chegaria. → copie o Template ID do EmailJS, página Email Templates.
    Esta é a chave de teste do hCaptcha: ela deixa passar qualquer robô. → copie a Site Key do seu site no hCaptcha, página Sites.
    O texto em inglês “hero.title” ainda fala pela empresa do exemplo: “Buritália builds software for companies that cannot stop…” → diga isso com as palavras da sua empresa."
  `)
})
