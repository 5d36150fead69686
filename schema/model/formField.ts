/** What the form asks besides name, contact and message. */
import { group, list, writeTexts } from './groups.ts'
import type { ModelNode, Words } from './node.ts'
import { choice, text, value } from './values.ts'

/** The values of HTML's autocomplete attribute to choose from, and what the browser then fills in. */
const known: Readonly<Record<string, Words>> = {
  organization: { en: 'The company.', br: 'A empresa.' },
  'organization-title': { en: 'The role in it.', br: 'O cargo nela.' },
  email: { en: 'The e-mail address.', br: 'O endereço de e-mail.' },
  tel: { en: 'The phone number.', br: 'O telefone.' },
  'address-level2': { en: 'The city.', br: 'A cidade.' },
  'address-level1': { en: 'The state or region.', br: 'O estado ou a região.' },
  'country-name': { en: 'The country.', br: 'O país.' },
  url: { en: 'The address of a site.', br: 'O endereço de um site.' },
}

/** The template of the mail asks for the answer by this name. */
export const fieldIdPattern =
  '^(?!(name|contact|message|time|captchaToken)$)[a-z][a-zA-Z0-9]*$'

export const formChoice: ModelNode = group({
  title: { en: 'Choice', br: 'Opção' },
  description: {
    en: 'One of the answers to choose from, e.g. { "label": "form.size.small" }.',
    br: 'Uma das respostas a escolher, p. ex. { "label": "form.size.small" }.',
  },
  entryName: { en: 'choice #', br: 'a opção #' },
  defaultSnippets: [
    {
      label: { en: 'New choice', br: 'Nova opção' },
      description: writeTexts,
      body: { label: 'form.${1:size.small}' },
    },
  ],
  required: ['label'],
  properties: {
    label: text({
      title: { en: 'Label', br: 'Rótulo' },
      description: {
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
  description: {
    en: 'A further field of the form, e.g. { "id": "company", "label": "form.company" }.',
    br: 'Mais um campo do formulário, p. ex. { "id": "company", "label": "form.company" }.',
  },
  entryName: { en: 'field #', br: 'o campo #' },
  namedBy: ['label', 'id'],
  defaultSnippets: [
    {
      label: { en: 'New field', br: 'Novo campo' },
      description: writeTexts,
      body: { id: '${1:company}', label: 'form.$1', required: 'form.$1Required' },
    },
    {
      label: { en: 'New field with choices', br: 'Novo campo com opções' },
      description: writeTexts,
      body: {
        id: '${1:size}',
        label: 'form.$1',
        choices: [{ label: 'form.$1.${2:small}' }, { label: 'form.$1.${3:large}' }],
      },
    },
  ],
  required: ['id', 'label'],
  properties: {
    id: value({
      title: { en: 'Name in the mail', br: 'Nome no e-mail' },
      description: {
        en: 'The name under which the mail knows the answer: of "company" the template says {{company}}. Letters and digits; not name, contact, message, time or captchaToken, which the form sends anyway.',
        br: 'O nome pelo qual o e-mail conhece a resposta: o modelo usa {{company}} para "company". Só letras e algarismos; não pode ser name, contact, message, time nem captchaToken, que o formulário já envia.',
      },
      help: {
        en: 'The name under which the mail knows the answer.',
        br: 'O nome pelo qual o e-mail conhece a resposta.',
      },
      format: 'fieldId',
      pattern: fieldIdPattern,
      patternErrorMessage: {
        en: 'Use letters without accents and digits, starting with a small letter, e.g. "company"; name, contact, message, time and captchaToken are taken.',
        br: 'Use letras sem acento e algarismos, começando com letra minúscula, p. ex. "company"; name, contact, message, time e captchaToken já estão em uso.',
      },
      example: 'company',
    }),
    label: text({
      title: { en: 'Label', br: 'Rótulo' },
      description: {
        en: 'The words above the field. Where it may stay empty, let them say so: “Company (optional)”.',
        br: 'As palavras acima do campo. Se ele pode ficar vazio, diga isso nelas: “Empresa (opcional)”.',
      },
      max: 60,
      example: 'form.company',
    }),
    required: text({
      title: { en: 'Required', br: 'Obrigatório' },
      description: {
        en: 'The sentence below the field when it is empty: “Company is required”. Without it the field may stay empty.',
        br: 'A frase abaixo do campo quando ele está vazio: “Empresa é obrigatória”. Sem ela, o campo pode ficar vazio.',
      },
      max: 80,
      example: 'form.companyRequired',
    }),
    choices: list({
      title: { en: 'Choices', br: 'Opções' },
      description: {
        en: 'The answers to choose from, 2 to 30, e.g. [{ "label": "form.size.small" }, { "label": "form.size.large" }]. Without them the visitor writes.',
        br: 'As respostas a escolher, de 2 a 30, p. ex. [{ "label": "form.size.small" }, { "label": "form.size.large" }]. Sem elas, o visitante escreve.',
      },
      minItems: 2,
      maxItems: 30,
      distinct: ['label'],
      items: { $ref: '#/definitions/formChoice' },
    }),
    autocomplete: choice({
      title: { en: 'Filled in by the browser', br: 'Preenchido pelo navegador' },
      description: {
        en: 'What the visitor’s browser may propose here, e.g. "organization" for the company. Leave it out for nothing.',
        br: 'O que o navegador do visitante pode sugerir aqui, p. ex. "organization" para a empresa. Deixe de fora para não sugerir nada.',
      },
      what: { en: 'one of these', br: 'um destes' },
      choices: known,
    }),
  },
})
