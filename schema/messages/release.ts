import type { Bilingual } from '../bilingual.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Path } from '../read/lookUp.ts'
import { capitalize, excerpt, joinWords } from './describeValue.ts'
import { error, type CatalogText } from './wording.ts'

/** What is left of the sample when a site is about to go live. */
export const releaseWordings = {
  'sample-value': error<{
    path: Path
    value: string
    /** What the place is for. */
    help: Bilingual
  }>({
    en: ({ path, value, help }, say) => [
      `${capitalize(say.value(path))} is still the sample’s: “${value}”.`,
      `write the real one. ${help.en}`,
    ],
    br: ({ path, value, help }, say) => [
      `${capitalize(say.value(path))} ainda é do exemplo: “${value}”.`,
      `escreva o dado verdadeiro. ${help.br}`,
    ],
  }),
  'sample-text': error<CatalogText & { value: string }>({
    en: ({ language, id, value }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} still speaks for the sample’s company: “${excerpt(value)}”`,
      'say it in your company’s own words.',
    ],
    br: ({ language, id, value }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} ainda é o da empresa do exemplo: “${excerpt(value)}”`,
      'escreva com as palavras da sua empresa.',
    ],
  }),
  'sample-picture': error<{ file: string }>({
    en: ({ file }) => [
      `public${file} is a picture of the sample, or has the name of one.`,
      'use your own under another name, and write that name here.',
    ],
    br: ({ file }) => [
      `public${file} é uma imagem do exemplo ou tem o nome de uma.`,
      'use a sua com outro nome e escreva esse nome aqui.',
    ],
    form: { fix: { en: 'choose your own.', br: 'escolha uma sua.' } },
  }),
  'sample-pictures': error<{ files: string[] }>({
    en: ({ files }) => [
      `What is left of the sample’s pictures lies in their folder, and nothing shows it: ${joinWords(files, 'and')}.`,
      'delete it.',
    ],
    br: ({ files }) => [
      `O que sobrou das imagens do exemplo está na pasta delas, e nada o mostra: ${joinWords(files, 'e')}.`,
      'apague isso.',
    ],
    form: {
      fix: {
        en: (_, say) => `remove what is left over under ${say.button('unusedPictures')}.`,
        br: (_, say) => `remova o que sobrou em ${say.button('unusedPictures')}.`,
      },
    },
  }),
}
