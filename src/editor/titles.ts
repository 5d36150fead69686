import type { Bilingual } from '../../schema/bilingual.ts'
import { languageNames } from '../../schema/languageNames.ts'
import type { Language } from '../../schema/languages.ts'
import { message } from './messages/messages.ts'

/** A title within a sentence: starts in lowercase, unless it is a name such as “WhatsApp”. */
const inSentence = (title: string) =>
  /^\p{Lu}\p{Ll}*(?![\p{L}-])/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title

/** The label of the button that adds an entry with this title. */
export const addLabel = ({ en, br }: Bilingual): Bilingual =>
  message('common.addNamed', { name: { en: inSentence(en), br: inSentence(br) } })

/** The title of a text in one of the page's languages. */
export const inLanguage = (title: Bilingual, language: Language): Bilingual =>
  message('common.inLanguage', { title, language: languageNames[language] })
