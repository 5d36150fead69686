import { inEnglish, inPortuguese } from '../../languageNames.ts'
import { languageList, languages, type Language } from '../../languages.ts'
import type { ModelNode } from '../node.ts'
import { codeText } from './codeText.ts'

/** The texts of the flag of a language. */
export function flagTexts(language: Language): Record<string, ModelNode> {
  const { lang, flagTitle } = languages[language]
  const [en, br] = [inEnglish(language), inPortuguese(language)]
  return {
    [`language.${language}.title`]: {
      ...codeText({
        isOwn: true,
        title: { en: `${en} flag: title`, br: `Bandeira do ${br}: título` },
        description: {
          en: `The title of the ${en} flag. It is the same in every language and never changes`,
          br: `O título da bandeira do ${br}. É o mesmo em todos os idiomas e nunca muda`,
        },
        max: 40,
        example: flagTitle,
      }),
      fixedText: flagTitle,
    },
    [`language.${language}.short`]: {
      ...codeText({
        title: { en: `${en} flag: text`, br: `Bandeira do ${br}: texto` },
        description: {
          en: 'The short text next to the flag',
          br: 'O texto curto ao lado da bandeira',
        },
        max: 4,
        example: new Intl.Locale(lang).language.toUpperCase(),
      }),
    },
  }
}

/** The texts of the choice itself: of all flags together, of what is said after a change, of the offer of a language. */
export const choiceTexts: Record<string, ModelNode> = {
  'language.group': codeText({
    title: { en: 'Language buttons', br: 'Botões de idioma' },
    description: {
      en: 'What a screen reader says for the flag buttons together',
      br: 'Para quem não enxerga: o nome do conjunto dos botões de bandeira',
    },
    max: 40,
    example: { en: 'Language', br: 'Idioma' },
  }),
  'language.changed': codeText({
    title: { en: 'Language announcement', br: 'Aviso de idioma' },
    description: {
      en: 'What a screen reader says after the language was changed',
      br: 'Para quem não enxerga: o que é lido depois da troca de idioma',
    },
    max: 80,
    example: {
      en: 'The page is now in English.',
      br: 'A página agora está em português.',
    },
  }),
  'language.close': codeText({
    title: { en: 'Closing the offer', br: 'Fechar a oferta' },
    description: {
      en: 'What a screen reader says for the × next to the offer of this language',
      br: 'Para quem não enxerga: o que é lido no × ao lado da oferta de ver a página neste idioma',
    },
    max: 40,
    example: { en: 'Close', br: 'Fechar' },
  }),
}

/** All of them, for whatever languages a page is in. */
export const languageTexts: Record<string, ModelNode> = Object.fromEntries([
  ...Object.entries(choiceTexts),
  ...languageList.flatMap((language) => Object.entries(flagTexts(language))),
])
