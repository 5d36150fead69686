import { captchaService } from '../captchaService.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import { mailService } from '../mailService.ts'
import type { AccountWords } from '../model/node.ts'
import type { CatalogText } from './catalogText.ts'
import { excerpt, listed } from './describeValue.ts'
import { error, same } from './wording.ts'

interface Value {
  value: string
}

/** Numbers without an area code, as the sample's 0800 number. */
const isShort = (phone: string) => !phone.startsWith('+')

/** What is left of the sample when a site is about to go live. */
export const releaseWordings = {
  'sample-address': error<Value>({
    en: ({ value }) => [
      `“${value}” is the sample’s address: search engines and shared links would lead nowhere.`,
      'write the address at which your site will be published, starting with https:// and ending with a slash.',
    ],
    br: ({ value }) => [
      `“${value}” é o endereço do exemplo: quem viesse de um buscador ou de um link compartilhado não chegaria a lugar nenhum.`,
      'escreva o endereço em que o seu site será publicado, começando com https:// e terminando com uma barra.',
    ],
    form: same,
  }),
  'sample-company': error<Value>({
    en: ({ value }) => [
      `“${value}” is the company of the sample.`,
      'write the name of your company, as people say it.',
    ],
    br: ({ value }) => [
      `“${value}” é a empresa do exemplo.`,
      'escreva o nome da sua empresa, do jeito que as pessoas a chamam.',
    ],
    form: same,
  }),
  'sample-legal-name': error<Value>({
    en: ({ value }) => [
      `“${value}” is the legal name of the sample’s company.`,
      'write the full name of your company as registered.',
    ],
    br: ({ value }) => [
      `“${value}” é a razão social da empresa do exemplo.`,
      'escreva a razão social da sua empresa, por extenso.',
    ],
    form: same,
  }),
  'sample-cnpj': error<Value>({
    en: ({ value }) => [
      `“${value}” is not the CNPJ of your company but the sample’s.`,
      'write the CNPJ of your company with its dots, slash and hyphen.',
    ],
    br: ({ value }) => [
      `“${value}” não é o CNPJ da sua empresa, e sim o do exemplo.`,
      'escreva o CNPJ da sua empresa, com pontos, barra e hífen.',
    ],
    form: same,
  }),
  'sample-email': error<Value>({
    en: ({ value }) => [
      `“${value}” is a sample: what visitors write to it reaches nobody.`,
      'write the e-mail address at which your company answers.',
    ],
    br: ({ value }) => [
      `“${value}” é do exemplo: o que os visitantes escreverem não vai chegar a ninguém.`,
      'escreva o e-mail pelo qual a sua empresa atende.',
    ],
    form: same,
  }),
  'sample-phone': error<Value>({
    en: ({ value }) => [
      `“${value}” is the sample’s phone number.`,
      `write the number at which your company answers: +55, the area code and the number${isShort(value) ? '; or one without an area code as it is dialled, such as your own 0800' : ''}.`,
    ],
    br: ({ value }) => [
      `“${value}” é o telefone do exemplo.`,
      `escreva o número pelo qual a sua empresa atende: +55, o DDD e o número${isShort(value) ? '; ou um número sem DDD como é discado, p. ex. o seu 0800' : ''}.`,
    ],
    form: same,
  }),
  'sample-social': error<Value>({
    en: ({ value }, say) => [
      `“${value}” is a sample, not your company’s page on a social network.`,
      `open your company’s page there and copy its address from the browser, or delete this entry from ${say.name('social')}.`,
    ],
    br: ({ value }, say) => [
      `“${value}” é do exemplo, e não a página da sua empresa numa rede social.`,
      `abra a página da sua empresa nessa rede e copie o endereço que aparece no navegador, ou apague este item de ${say.name('social')}.`,
    ],
    form: same,
  }),
  'sample-link': error<Value>({
    en: ({ value }) => [
      `“${value}” is a sample’s address: the link would lead nowhere.`,
      'write the real address, or delete the link.',
    ],
    br: ({ value }) => [
      `“${value}” é um endereço de exemplo: o link não levaria a lugar nenhum.`,
      'escreva o endereço verdadeiro ou apague o link.',
    ],
    form: same,
  }),
  'sample-client': error<{ number: number; name: string }>({
    en: ({ number, name }) => [
      `Client ${number} (${name}) is made up.`,
      'write the name of a client who agrees to be shown, and put their logo in the place of the sample’s.',
    ],
    br: ({ number, name }) => [
      `O cliente ${number} (${name}) não existe: é do exemplo.`,
      'escreva o nome de um cliente que aceite aparecer no site e troque o logo do exemplo pelo dele.',
    ],
    form: same,
  }),
  'sample-logo': error<{ number: number; name: string } & Value>({
    en: ({ number, name, value }) => [
      `The logo of client ${number} (${name}) is a drawing of the sample: public${value}.`,
      'put the client’s own logo into the folder public/logos and write its file name here, e.g. "/logos/their-name.svg".',
    ],
    br: ({ number, name, value }) => [
      `O logo do cliente ${number} (${name}) é um desenho do exemplo: public${value}.`,
      'ponha o logo do cliente na pasta public/logos e escreva aqui o nome do arquivo, p. ex. "/logos/nome-dele.svg".',
    ],
    form: {
      fix: {
        en: 'choose the client’s own logo.',
        br: 'escolha o logo do próprio cliente.',
      },
    },
  }),
  'sample-office': error<{ number: number; city: string } & Value>({
    en: ({ number, city, value }) => [
      `“${value}” in the address of office ${number} (${city}) is made up.`,
      'write the real address of your office.',
    ],
    br: ({ number, city, value }) => [
      `“${value}”, no endereço da unidade ${number} (${city}), não existe: é do exemplo.`,
      'escreva o endereço real da unidade.',
    ],
    form: same,
  }),
  'sample-account': error<AccountWords & Value>({
    en: ({ value, what, called, page }) => [
      `“${value}” is not ${what.en} of your ${mailService.name} account: no message would arrive.`,
      `copy ${called.en} from ${mailService.name}, page ${page}.`,
    ],
    br: ({ value, what, called, page }) => [
      `“${value}” não é ${what.br} da sua conta no ${mailService.name}: nenhuma mensagem chegaria.`,
      `copie ${called.br}, que fica no ${mailService.name}, na página ${page}.`,
    ],
    form: same,
  }),
  'captcha-test-key': error<Record<never, never>>({
    en: () => [
      `This is ${captchaService.name}’s test key: it lets every robot through.`,
      `copy the site key of your site from ${captchaService.name}, page Sites.`,
    ],
    br: () => [
      `Esta é a chave de teste do ${captchaService.name}: com ela, qualquer robô passa.`,
      `copie a Site Key do seu site, no ${captchaService.name}, na página Sites.`,
    ],
    form: same,
  }),
  'sample-picture': error<{ file: string }>({
    en: ({ file }) => [
      `public${file} is still a picture of the sample.`,
      'put your own in its place.',
    ],
    br: ({ file }) => [
      `public${file} ainda é uma imagem do exemplo.`,
      'ponha a sua no lugar dela.',
    ],
    form: { fix: { en: 'choose your own.', br: 'escolha uma sua.' } },
  }),
  'sample-pictures': error<{ count: number; places: string[] }>({
    en: ({ count, places }) => [
      `${count === 1 ? 'A picture' : `${count} pictures`} of the sample still ${count === 1 ? 'lies' : 'lie'} in the folder of the pictures, and no line of this file names ${count === 1 ? 'it' : 'them'}: ${listed(places, 'and')}.`,
      `delete ${count === 1 ? 'the file' : 'these files'}.`,
    ],
    br: ({ count, places }) => [
      `${count === 1 ? 'Uma imagem' : `${count} imagens`} do exemplo ainda ${count === 1 ? 'está' : 'estão'} na pasta de imagens, e nenhuma linha deste arquivo ${count === 1 ? 'a' : 'as'} cita: ${listed(places, 'e')}.`,
      `apague ${count === 1 ? 'o arquivo' : 'esses arquivos'}.`,
    ],
    form: {
      message: {
        en: ({ count, places }) =>
          `${count === 1 ? 'A picture' : `${count} pictures`} of the sample still ${count === 1 ? 'lies' : 'lie'} in the folder of the pictures, and nothing shows ${count === 1 ? 'it' : 'them'}: ${listed(places, 'and')}.`,
        br: ({ count, places }) =>
          `${count === 1 ? 'Uma imagem' : `${count} imagens`} do exemplo ainda ${count === 1 ? 'está' : 'estão'} na pasta de imagens, e nada ${count === 1 ? 'a' : 'as'} mostra: ${listed(places, 'e')}.`,
      },
      fix: {
        en: (_, say) => `remove what is left over under ${say.button('unusedPictures')}.`,
        br: (_, say) => `remova o que sobrou em ${say.button('unusedPictures')}.`,
      },
    },
  }),
  'sample-text': error<CatalogText & Value>({
    en: ({ language, id, value }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} still speaks for the sample’s company: “${excerpt(value)}”`,
      'say it in your company’s own words.',
    ],
    br: ({ language, id, value }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} ainda é o da empresa do exemplo: “${excerpt(value)}”`,
      'escreva com as palavras da sua empresa.',
    ],
    form: same,
  }),
}
