import { group } from '../groups.ts'
import { message, words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { pictureOfRow } from '../pictures.ts'
import { ownPicture, properName, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const caseStudy: ModelNode = {
  ...words('section.cases.entry'),
  namedBy: ['client'],
  required: ['client', 'problem', 'figure', 'result'],
  properties: {
    client: properName({
      isHeading: true,
      ...words('section.cases.entry.client'),
      example: 'Acme',
    }),
    problem: text({
      ...words('section.cases.entry.problem'),
      max: 320,
      example: 'cases.acme.problem',
      keepsLines: true,
    }),
    figure: text({
      isHeading: true,
      ...words('section.cases.entry.figure'),
      max: 12,
      example: 'cases.acme.figure',
    }),
    result: text({
      ...words('section.cases.entry.result'),
      max: 200,
      example: 'cases.acme.result',
      multiline: true,
    }),
    picture: group(
      ownPicture({
        help: message('section.cases.entry.picture.help'),
        fileHelp: message('section.cases.entry.picture.file.help'),
        role: pictureOfRow('/cases/', 'acme.jpg'),
        shows: 'cases.acme.alt',
      }),
    ),
  },
}

export const cases = sectionOfEntries({
  type: 'cases',
  entries: { type: 'caseStudy', node: caseStudy, most: 12 },
})
