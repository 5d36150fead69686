/** What the form asks besides name, contact and message. */
import { group, list } from './groups.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { choice, text, value } from './values.ts'

/** The values of HTML's autocomplete attribute to choose from, and what the browser then fills in. */
const known: Readonly<Record<string, TextOrBilingual>> = {
  organization: { en: 'The company.', br: 'A empresa.' },
  'organization-title': { en: 'The role in the company.', br: 'O cargo na empresa.' },
  email: { en: 'The e-mail address.', br: 'O endereço de e-mail.' },
  tel: { en: 'The phone number.', br: 'O telefone.' },
  'address-level2': { en: 'The city.', br: 'A cidade.' },
  'address-level1': { en: 'The state or region.', br: 'O estado ou a região.' },
  'country-name': { en: 'The country.', br: 'O país.' },
  url: { en: 'The address of a site.', br: 'O endereço de um site.' },
}

/** The template of the mail asks for the answer by this name. EmailJS calls the mail's toString, which an answer must not replace. */
export const fieldIdPattern =
  '^(?!(name|contact|message|time|captchaToken|toString)$)[a-z][a-zA-Z0-9]*$'

export const formChoice: ModelNode = group({
  title: { en: 'Choice', br: 'Opção' },
  entryName: { en: 'choice #', br: 'a opção #' },
  required: ['label'],
  properties: {
    label: text({
      title: { en: 'Words', br: 'Texto da opção' },
      help: {
        en: 'What the visitor chooses, and what you get by e-mail.',
        br: 'O que o visitante escolhe e o que chega por e-mail.',
      },
      max: 60,
      example: 'form.size.small',
    }),
  },
})

export const formField: ModelNode = group({
  title: { en: 'Field', br: 'Campo' },
  entryName: { en: 'field #', br: 'o campo #' },
  namedBy: ['label', 'id'],
  required: ['id', 'label'],
  offered: ['required'],
  properties: {
    id: value({
      title: { en: 'Name in the mail', br: 'Nome no e-mail' },
      help: {
        en: 'To show the answer in the e-mail to you, write this name in double braces in the template, as in {{company}}.',
        br: 'No modelo do e-mail que você recebe, este nome entre chaves duplas, como {{empresa}}, mostra a resposta.',
      },
      inFile: {
        en: 'Letters and digits; not name, contact, message, time or captchaToken, which the form sends anyway.',
        br: 'Só letras e algarismos; não pode ser name, contact, message, time nem captchaToken, que o formulário já envia.',
      },
      format: 'fieldId',
      pattern: fieldIdPattern,
      patternErrorMessage: {
        en: 'Use letters without accents and digits, starting with a small letter, e.g. "company"; name, contact, message, time, captchaToken and toString are taken.',
        br: 'Use letras sem acento e algarismos, começando com letra minúscula, p. ex. "company"; name, contact, message, time, captchaToken e toString já estão em uso.',
      },
      example: 'company',
      usual: { en: 'answer', br: 'resposta' },
    }),
    label: text({
      title: { en: 'Label', br: 'Nome do campo' },
      help: {
        en: 'The name above the field. If the field is optional, say so: “Company (optional)”.',
        br: 'O nome acima do campo. Se o campo for opcional, diga isso: “Empresa (opcional)”.',
      },
      max: 60,
      example: 'form.company',
    }),
    required: text({
      title: { en: 'Required', br: 'Obrigatório' },
      help: {
        en: 'The sentence below the field when it is empty: “Company is required”. Without it the field may stay empty.',
        br: 'A frase abaixo do campo quando ele está vazio: “Empresa é obrigatória”. Sem ela, o campo pode ficar vazio.',
      },
      max: 80,
      example: 'form.companyRequired',
      derived: { en: '{label} is required', br: 'Preencha o campo “{label}”' },
    }),
    choices: list({
      title: { en: 'Choices', br: 'Opções' },
      help: {
        en: 'The answers to choose from, 2 to 30. Without them the visitor writes.',
        br: 'As respostas a escolher, de 2 a 30. Sem elas, o visitante escreve.',
      },
      minItems: 2,
      maxItems: 30,
      distinct: ['label'],
      items: { $ref: '#/definitions/formChoice' },
    }),
    autocomplete: choice({
      title: { en: 'Filled in by the browser', br: 'Preenchido pelo navegador' },
      help: {
        en: 'What the visitor’s browser may propose here. Optional.',
        br: 'O que o navegador do visitante pode sugerir aqui. Opcional.',
      },
      choices: known,
    }),
  },
})
