import { addressOrFile } from '../links.ts'
import type { ModelNode } from '../node.ts'
import { portrait } from '../pictures.ts'
import { leaveOut, sentences } from '../sentences.ts'
import { picture, properName, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const person: ModelNode = {
  title: { en: 'Person', br: 'Pessoa' },
  help: {
    en: 'Somebody who works in the company.',
    br: 'Alguém que trabalha na empresa.',
  },
  entryName: { en: 'person #', br: 'a pessoa #' },
  namedBy: ['name'],
  required: ['name', 'role'],
  properties: {
    name: properName({
      isHeading: true,
      title: { en: 'Name', br: 'Nome' },
      example: 'Ana Souza',
    }),
    role: text({
      title: { en: 'Role', br: 'Cargo' },
      help: {
        en: 'What the person does in the company.',
        br: 'O que a pessoa faz na empresa.',
      },
      max: 80,
      example: 'team.ana.role',
    }),
    portrait: picture({
      role: { ...portrait, example: '/team/ana.jpg', folder: '/team/' },
      title: { en: 'Portrait', br: 'Retrato' },
      help: {
        en: 'A photo of the person (JPEG, PNG, WebP or AVIF), best upright, with the face in the middle. Without it, the initials are shown.',
        br: 'Uma foto da pessoa (JPEG, PNG, WebP ou AVIF), de preferência na vertical e com o rosto no meio. Sem ela, as iniciais ficam no lugar.',
      },
    }),
    link: {
      title: { en: 'Link to the profile', br: 'Link do perfil' },
      help: sentences(
        {
          en: 'Where a click on the name leads: an address, or anything that a button can lead to.',
          br: 'Para onde leva um clique no nome: um endereço, ou tudo a que um botão pode levar.',
        },
        leaveOut,
      ),
      tsType: 'string | Destination',
      if: { type: 'object' },
      then: { $ref: '#/definitions/destination' },
      else: {
        ...addressOrFile({
          en: 'A page about the person.',
          br: 'Uma página sobre a pessoa.',
        }),
        title: { en: 'Link to the profile', br: 'Link do perfil' },
      },
    },
  },
}

export const team = sectionOfEntries({
  type: 'team',
  title: { en: 'Team', br: 'Equipe' },
  heading: { en: 'The people you talk to', br: 'Com quem você fala' },
  description: {
    en: 'The people of the company: portrait, name and role.',
    br: 'As pessoas da empresa: retrato, nome e cargo.',
  },
  entries: {
    type: 'person',
    node: person,
    all: { en: 'The people', br: 'As pessoas' },
    most: 24,
  },
})
