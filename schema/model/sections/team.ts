import { addressOrFile } from '../links.ts'
import { photo, type PictureKind } from '../pictures.ts'
import { picture, properName, text } from '../values.ts'
import { leaveOut, sentences } from '../words.ts'
import { sectionOfEntries, type EntryNode } from './section.ts'

const portrait: PictureKind = {
  ...photo,
  example: '/team/ana.jpg',
  folder: '/team/',
  maxSvg: 50,
  minWidth: 240,
  made: { width: 480 },
}

const person: EntryNode = {
  title: { en: 'Person', br: 'Pessoa' },
  description: { en: 'Somebody who works there', br: 'Alguém que trabalha lá' },
  entryName: { en: 'person #', br: 'a pessoa #' },
  namedBy: ['name'],
  required: ['name', 'role'],
  properties: {
    name: properName({
      isHeading: true,
      title: { en: 'Name', br: 'Nome' },
      description: { en: 'The name of the person', br: 'O nome da pessoa' },
      example: 'Ana Souza',
    }),
    role: text({
      title: { en: 'Role', br: 'Cargo' },
      description: { en: 'What the person does there.', br: 'O que a pessoa faz lá.' },
      max: 80,
      example: 'team.ana.role',
    }),
    portrait: picture({
      kind: portrait,
      title: { en: 'Portrait', br: 'Retrato' },
      description: {
        en: 'A photo of the person (JPEG, PNG, WebP or AVIF), best upright and with the face in the middle, in the folder public/team.',
        br: 'Uma foto da pessoa (JPEG, PNG, WebP ou AVIF), de preferência na vertical e com o rosto no meio, na pasta public/team.',
      },
      also: {
        en: 'Leave it out, and the initials stand in its place.',
        br: 'Sem ela, as iniciais ficam no lugar.',
      },
    }),
    link: {
      title: 'Link',
      description: sentences(
        {
          en: 'Where a click on the name leads: an address, or what any button can lead to, e.g. { "email": "ana@example.com" }.',
          br: 'Para onde leva um clique no nome: um endereço, ou tudo a que um botão pode levar, p. ex. { "email": "ana@example.com" }.',
        },
        leaveOut,
      ),
      tsType: 'string | Destination',
      if: { type: 'object' },
      then: { $ref: '#/definitions/destination' },
      else: addressOrFile({
        en: 'A page about the person.',
        br: 'Uma página sobre a pessoa.',
      }),
    },
  },
}

export const team = sectionOfEntries({
  type: 'team',
  otherNames: ['people', 'staff', 'pessoas', 'quemsomos'],
  title: { en: 'Team', br: 'Equipe' },
  description: {
    en: 'The people of the company: portrait, name and role.',
    br: 'As pessoas da empresa: retrato, nome e cargo.',
  },
  entries: {
    type: 'person',
    node: person,
    all: { en: 'The people', br: 'As pessoas' },
    one: { en: 'One person', br: 'Uma pessoa' },
    example: '{ "name": "Ana Souza", "role": "team.ana.role" }',
    most: 24,
    snippet: {
      label: { en: 'New person', br: 'Nova pessoa' },
      body: { name: '${1:Ana Souza}', role: 'team.${2:ana}.role' },
    },
  },
})
