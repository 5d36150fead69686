import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { lookUp } from '../../../schema/read/readDocument.ts'
import { copyOfContent, original } from '../mistakes/mistake.ts'
import { rowsOf } from '../rowsOf.ts'
import { changed, expectRight, habitsOf, pathOf, type Habit } from './habit.ts'

/** A value written without quotation marks, reported on its line at any column. */
const bareHabits = (table: string): Habit[] =>
  rowsOf(table).map(([place = '', written = '', code, ...rest]) => {
    const [habit] = habitsOf([place, '0', code, ...rest].join(' | '))
    if (!habit) throw new Error(`There is no row for ${place}.`)
    const value = `${JSON.stringify(place.split('/').at(-1))}: `
    return {
      ...habit,
      what: `${place}: ${written}`,
      text: original.replace(
        value + JSON.stringify(lookUp(copyOfContent(), pathOf(place))),
        () => value + written,
      ),
      expected: [`${code} *`],
    }
  })
const abroad = { id: 'lisboa', city: 'Lisboa', street: 'Rua Augusta 1' }

test.for<Habit>([
  ...habitsOf(String.raw`
  email/blockHeadless | "sim" | wrong-type | true | → true
  email/blockHeadless | "Sim" | wrong-type | true | → true
  email/blockHeadless | "yes" | wrong-type | true | → true
  email/blockHeadless | "Yes" | wrong-type | true | → true
  email/blockHeadless | "verdadeiro" | wrong-type | true | → true
  email/blockHeadless | "TRUE" | wrong-type | true | → true
  email/blockHeadless | "não" | wrong-type | false | → false
  email/blockHeadless | "nao" | wrong-type | false | → false
  email/blockHeadless | "no" | wrong-type | false | → false
  email/blockHeadless | "falso" | wrong-type | false | → false
  email/blockHeadless | "False" | wrong-type | false | → false
  email/blockHeadless | 1 | wrong-type | true | → true
  email/blockHeadless | 0 | wrong-type | false | → false
  company/nameInMark | "sim" | wrong-type | true | → true
  clients/0/website | "https://www.acme,com" | bad-link
  clients/0/website | "https://www.acme.com)" | bad-link
  clients/0/website | "a@acme.com" | bad-link | mail
  clients/0/website | "htps://acme.com" | bad-link | → "https://acme.com"
  clients/0/website | "<https://acme.com>" | bad-link | → "https://acme.com"
  company/email | "a@acme.com." | bad-email | → "a@acme.com"
  clients/0/logo | "C:\\Users\\Ana\\aroeva.svg" | bad-picture-path | public
  clients/0/logo | "/logos/acme novo.svg" | file-name | acme-novo.svg
  clients/0/logo | "/logos/aroeva.svg?v=2" | bad-picture-path | /logos/aroeva.svg | → "/logos/aroeva.svg"
  clients/0/name | true | wrong-type
  offices/0/street | false | wrong-type
  company/name | false | wrong-type
  offices/0/postalCode | 70000000 | wrong-type|bad-cep | "70000-000" | → "70000-000"
  offices/0/postalCode | 1310100 | lost-zero | "01310-100"
  offices/0/postalCode | "1310-100" | lost-zero | "01310-100"
  offices/0/postalCode | "1310100" | lost-zero | "01310-100"
  company/phone | 6135550100 | wrong-type|bad-phone | "+55 61 3555-0100"
  company/phone | 556135550100 | wrong-type|bad-phone | "+55 61 3555-0100" | → "+55 61 3555-0100"
  company/secondPhone | 8005550100 | lost-zero | "0800 555 0100"
  company/cnpj | 11222333000181 | wrong-type|bad-cnpj | "11.222.333/0001-81" | → "11.222.333/0001-81"
  company/cnpj | 191000100 | wrong-type|bad-cnpj
  email/rateLimit/throttle | "10s" | wrong-type | 10000
  email/rateLimit/throttle | "10 segundos" | wrong-type | 10000
  email/rateLimit/throttle | "10.000" | wrong-type | 10000
  email/rateLimit/throttle | 10 | short-throttle | 10000
  email/rateLimit/throttle | 60 | short-throttle | 60000
  offices/1/state | "Portugal" | wrong-choice | country
  offices/1/state | "Lisboa" | wrong-choice | country
  offices/1/state | "Goiás" | wrong-choice | "GO" | → "GO"
  offices/1/state | "goias" | wrong-choice | "GO" | → "GO"
  offices/1/state | "go" | wrong-choice | "GO" | → "GO"
  offices/0/state | "Distrito Federal" | wrong-choice | "DF" | → "DF"
  offices/0/state | "D.F." | wrong-choice | "DF" | → "DF"
  offices/0/state | "" | wrong-choice|empty-value | DF
  company/social/0/network | "LinkedIn" | wrong-choice | "linkedin" | → "linkedin"
  company/social/0/network | "Linked In" | wrong-choice | "linkedin" | → "linkedin"
  site/defaultLanguage | "pt-BR" | wrong-choice | "br" | → "br"
  site/defaultLanguage | "Português" | wrong-choice | "br" | → "br"
  site/defaultLanguage | "inglês" | wrong-choice | "en" | → "en"
  site/defaultLanguage | "pt_BR" | wrong-choice | "br" | → "br"
  site/defaultLanguage | "en-US" | wrong-choice | "en" | → "en"
  header/menu/0 | "about" | wrong-type | "label"
  site/motif | "colun" | wrong-choice | "columns" | → "columns"
  sections/2/type | "depoimentos" | wrong-choice | “quotes”
  sections/2/type | "equipe" | wrong-choice | “team”
  sections/2/type | "clientes" | wrong-choice | “clients” | → "clients"
  sections/3/type | "contato" | wrong-choice | “contact” | → "contact"
  sections/1/type | "serviços" | wrong-choice | “services” | → "services"
  site/address | "https://https://www.example.com/index.html" | bad-address | → "https://www.example.com/"
  site/address | "https://ipezal" | bad-address | .com.br
  site/address | "https://www.ipe zal.com.br/" | bad-address
  site/address | "https://www.ipezal.con/" | suspicious-ending | .com
  site/address | "https://www.ipezal.com.rb/" | suspicious-ending | .com.br
  site/address | "https://github.com/ipezal/site/" | repository-address | github
  site/address | "https://açaí.com.br/" | accented-address | e-mail
  company/email | "oi@ipezal" | bad-email | @
  company/email | "oi@ipezal.con" | suspicious-ending | .com
  company/email | "ipezal@gmial.com" | suspicious-mail-host | gmail.com
  company/email | "ipezal@hotmai.com" | suspicious-mail-host | hotmail.com
  offices/0/city | "Brasília - DF" | said-beside | "Brasília"
  offices/0/city | "Brasília/DF" | said-beside | "Brasília"
  offices/0/city | "Brasília (DF)" | said-beside | "Brasília"
  company/email | "oi@açaí.com.br" | bad-email
  company/email | "oi@ipezal.com.br, vendas@ipezal.com.br" | bad-email
  clients/0/website | "https://aroeva" | bad-link | .com
  clients/0/website | "https://www.aroeva.com br/" | bad-link
  clients/0/website | "https://www.aroeva.con/" | suspicious-ending | .com
  clients/0/website | "@aroeva" | bad-link | https://
  clients/0/website | "#" | bad-link | https://
  `),
  // April 1st in Brazil, January 4th in the United States.
  {
    what: 'a day that is two',
    text: changed([
      'notice',
      {
        text: 'hero.note',
        close: 'language.close',
        from: '01/04/2026',
        until: '2026-12-24',
      },
    ]),
    expected: ['bad-day notice/from'],
    names: ['"2026-04-01"'],
  },
  ...bareHabits(`
  offices/0/postalCode | 01310100 | unquoted | "01310100" | → "01310-100"
  offices/0/postalCode | 70000-000 | bad-literal|unquoted | "70000-000" | → "70000-000"
  company/phone | 06135550100 | unquoted | "06135550100" | → "06135550100"
  email/rateLimit/throttle | 10,5 | bad-literal
  email/rateLimit/throttle | 10000,00 | bad-literal
  email/rateLimit/throttle | 10s | bad-literal | 10000
  `),
  {
    what: 'a country that is forgotten',
    text: changed(['offices/1', abroad]),
    expected: ['missing-key offices/1/state', 'missing-key offices/1/postalCode'],
    names: ['"country"', '"postalCode"'],
    never: /"AC"/,
  },
  {
    what: 'a country that is forgotten, with a foreign code',
    text: changed(['offices/1', { ...abroad, postalCode: '1100-048' }]),
    expected: ['missing-key offices/1/state'],
    names: ['"country"'],
    never: /"AC"/,
  },
  {
    what: 'no state',
    text: changed(['offices/1/state', undefined]),
    expected: ['missing-key offices/1/state'],
    names: ['"state"'],
    never: /"AC"/,
  },
])('$what', expectRight)

test.each([
  ['company/phone', '+55 61 3555-0100 / 3555-0101', 'two numbers', 'dois números'],
  ['company/phone', '(61) 3555-0100 ramal 12', 'letters', 'letras'],
  ['company/phone', '3555-0100', 'area code', 'DDD'],
  ['company/phone', '93555-0100', 'area code', 'DDD'],
  ['company/phone', '61 355-0100', 'digits are missing', 'faltam algarismos'],
  ['company/phone', '+55 61 3555-0100 00', 'too many', 'demais'],
  ['company/cnpj', '123.456.789-09', 'CPF', 'CPF'],
  ['company/cnpj', '11.222.333/0001-8', 'are missing', 'faltam caracteres'],
  ['company/cnpj', '11.222.333/0001-8100', 'too many', 'demais'],
  ['clients/0/logo', 'https://aroeva.com.br/logo.svg', 'another site', 'outro site'],
  ['clients/0/logo', 'data:image/png;base64,iVBORw0KGgo=', 'itself', 'imagem em si'],
  ['clients/0/logo', 'C:\\Users\\ana\\logo.gif', 'your computer', 'seu computador'],
  ['clients/0/logo', '/Users/ana/logo.gif', 'your computer', 'seu computador'],
  ['captcha/siteKey', `0x${'9'.repeat(40)}`, 'secret key', 'chave secreta'],
  ['site/address', 'http://localhost:5173/', 'your own computer', 'próprio computador'],
])('the refusal of %s %j says why', (place, value, en, br) => {
  const [problem] = checkContent(changed([place, value])).problems
  expect(problem?.message.en.replace(value, '')).toContain(en)
  expect(problem?.message.br.replace(value, '')).toContain(br)
})
