import { group, writeTexts } from '../groups.ts'
import type { ModelNode } from '../node.ts'
import { pictureOfRow } from '../pictures.ts'
import { alt, photoFile, properName, text } from '../values.ts'
import { linesAreShown, sentences } from '../words.ts'
import { sectionOfEntries } from './section.ts'

const caseStudy: ModelNode = group({
  title: { en: 'Case', br: 'Caso' },
  description: {
    en: 'What was done for one client, e.g. { "client": "Acme", "problem": "cases.acme.problem", … }.',
    br: 'O que foi feito para um cliente, p. ex. { "client": "Acme", "problem": "cases.acme.problem", … }.',
  },
  entryName: { en: 'entry #', br: 'o item #' },
  namedBy: ['client'],
  defaultSnippets: [
    {
      label: { en: 'New case', br: 'Novo caso' },
      description: writeTexts,
      body: {
        client: '${1:Acme}',
        problem: 'cases.${2:acme}.problem',
        figure: 'cases.$2.figure',
        result: 'cases.$2.result',
      },
    },
  ],
  required: ['client', 'problem', 'figure', 'result'],
  properties: {
    client: properName({
      isHeading: true,
      title: { en: 'Client', br: 'Cliente' },
      description: { en: 'For whom it was done', br: 'Para quem foi feito' },
      example: 'Acme',
    }),
    problem: text({
      title: { en: 'Problem', br: 'Problema' },
      description: sentences(
        { en: 'What the client came with.', br: 'O que o cliente trouxe.' },
        linesAreShown,
      ),
      max: 320,
      example: 'cases.acme.problem',
      multiline: true,
      keepsLines: true,
    }),
    figure: text({
      isHeading: true,
      title: { en: 'Figure', br: 'Número' },
      description: {
        en: 'The result as a number, e.g. “−38 %” or “3×”.',
        br: 'O resultado em número, p. ex. “−38 %” ou “3×”.',
      },
      max: 12,
      example: 'cases.acme.figure',
    }),
    result: text({
      title: { en: 'Result', br: 'Resultado' },
      description: {
        en: 'What the number counts, and what came of the work.',
        br: 'O que o número conta, e no que deu o trabalho.',
      },
      max: 200,
      example: 'cases.acme.result',
      multiline: true,
    }),
    picture: group({
      title: { en: 'Picture', br: 'Imagem' },
      description: {
        en: 'A picture of the work, e.g. { "file": "/cases/acme.jpg", "alt": "cases.acme.alt" }. Leave it out for none.',
        br: 'Uma imagem do trabalho, p. ex. { "file": "/cases/acme.jpg", "alt": "cases.acme.alt" }. Deixe de fora se não houver.',
      },
      inSentence: { en: 'the picture', br: 'a imagem' },
      required: ['file', 'alt'],
      properties: {
        file: photoFile({
          kind: pictureOfRow('/cases/', 'acme.jpg'),
          description: {
            en: 'A photo (JPEG, PNG, WebP or AVIF, best twice as wide as it is high) or an SVG in the folder public.',
            br: 'Uma foto (JPEG, PNG, WebP ou AVIF, de preferência com a largura igual ao dobro da altura) ou um SVG na pasta public.',
          },
        }),
        alt: alt('cases.acme.alt'),
      },
    }),
  },
})

export const cases = sectionOfEntries({
  type: 'cases',
  otherNames: ['portfolio', 'projects', 'projetos', 'trabalhos'],
  title: { en: 'Cases', br: 'Casos' },
  description: {
    en: 'What was done for clients: the problem and what came of it.',
    br: 'O que foi feito para clientes: o problema e o resultado.',
  },
  entries: {
    type: 'caseStudy',
    node: caseStudy,
    description: {
      en: 'The cases in the order of the page, up to 12. One case looks like { "client": "Acme", "problem": "cases.acme.problem", … }.',
      br: 'Os casos, na ordem da página, até 12. Um caso é assim: { "client": "Acme", "problem": "cases.acme.problem", … }.',
    },
    most: 12,
    snippet: {
      client: '${4:Acme}',
      problem: 'cases.${5:acme}.problem',
      figure: 'cases.$5.figure',
      result: 'cases.$5.result',
    },
  },
})
