import { group } from '../groups.ts'
import type { ModelNode } from '../node.ts'
import { pictureOfRow } from '../pictures.ts'
import { linesAreShown, sentences } from '../sentences.ts'
import { ownPicture, properName, text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const caseStudy: ModelNode = {
  title: { en: 'Case', br: 'Caso' },
  help: { en: 'What was done for one client.', br: 'O que foi feito para um cliente.' },
  namedBy: ['client'],
  required: ['client', 'problem', 'figure', 'result'],
  properties: {
    client: properName({
      isHeading: true,
      title: { en: 'Client', br: 'Cliente' },
      example: 'Acme',
    }),
    problem: text({
      title: { en: 'Problem', br: 'Problema' },
      help: sentences(
        { en: 'What the client came with.', br: 'O que o cliente trouxe.' },
        linesAreShown,
      ),
      max: 320,
      example: 'cases.acme.problem',
      keepsLines: true,
    }),
    figure: text({
      isHeading: true,
      title: { en: 'Figure', br: 'Número' },
      help: {
        en: 'The result as a number, e.g. “−38%” or “3×”.',
        br: 'O resultado em número, p. ex. “−38%” ou “3×”.',
      },
      max: 12,
      example: 'cases.acme.figure',
    }),
    result: text({
      title: { en: 'Result', br: 'Resultado' },
      help: {
        en: 'What the number means, and the result of the work.',
        br: 'O que o número significa e o resultado do trabalho.',
      },
      max: 200,
      example: 'cases.acme.result',
      multiline: true,
    }),
    picture: group(
      ownPicture({
        help: {
          en: 'A picture of the work. Optional.',
          br: 'Uma imagem do trabalho. Opcional.',
        },
        role: pictureOfRow('/cases/', 'acme.jpg'),
        description: {
          en: 'A photo (JPEG, PNG, WebP or AVIF, best twice as wide as it is high) or an SVG.',
          br: 'Uma foto (JPEG, PNG, WebP ou AVIF, de preferência com a largura igual ao dobro da altura) ou um SVG.',
        },
        shows: 'cases.acme.alt',
      }),
    ),
  },
}

export const cases = sectionOfEntries({
  type: 'cases',
  title: { en: 'Cases', br: 'Casos' },
  heading: {
    en: 'What changed for our clients',
    br: 'O que mudou para os nossos clientes',
  },
  description: {
    en: 'Work for clients: the problem and the result.',
    br: 'O que foi feito para clientes: o problema e o resultado.',
  },
  entries: {
    type: 'caseStudy',
    node: caseStudy,
    all: { en: 'The cases', br: 'Os casos' },
    most: 12,
  },
})
