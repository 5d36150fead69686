/** The texts that the page's code uses by their ids, such as those of the form. */
import { asBilingual } from '../bilingual.ts'
import { captchaService } from '../captchaService.ts'
import { languageNames } from '../languageNames.ts'
import { languageList, languages, type Language } from '../languages.ts'
import { mailService } from '../mailService.ts'
import { message, messagesOf, type NodeId } from './messages/messages.ts'
import type { ModelNode } from './node.ts'

/** Any text of a catalog. */
export const catalogText: ModelNode = {
  type: 'string',
  pattern: '\\S',
  patternErrorMessage: message('kind.catalogText.patternErrorMessage'),
}

interface CodeText extends Pick<
  ModelNode,
  'placeholders' | 'mayLackPlaceholders' | 'isHeading' | 'fixedText'
> {
  /** The maximum length, in characters. */
  max: number
  /** Every owner writes this text in their own words: an unchanged example is rejected before going live. */
  isOwnerSpecific?: boolean
}

function codeText(
  { max, isOwnerSpecific, ...keywords }: CodeText,
  messages: ModelNode,
): ModelNode {
  const { usualText, ...otherMessages } = messages
  return {
    ...catalogText,
    ...otherMessages,
    ...keywords,
    maxTextLength: max,
    examples: [...new Set(Object.values(usualText ?? {}))],
    ...(!isOwnerSpecific && { usualText }),
  }
}

type TextIdIn<Id> = Id extends `text.${infer Text}` ? Text : never
type TextId = TextIdIn<NodeId>

const services = { mailService: mailService.name, captchaService: captchaService.name }

const codeTexts = (texts: Partial<Record<TextId, CodeText>>): Record<string, ModelNode> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      codeText(text, messagesOf(`text.${id as TextId}`, services)),
    ]),
  )

/** The texts of the page itself, its header, and its links. */
export const pageTexts = codeTexts({
  'page.title': { isOwnerSpecific: true, max: 70 },
  'page.description': { isOwnerSpecific: true, max: 180 },
  'page.missing': { max: 120 },
  'skip.toContent': { max: 40 },
  'header.home': { max: 60, placeholders: ['company'] },
  'header.menu': { max: 20 },
  'footer.newTab': { max: 40 },
})

export function flagTexts(language: Language): Record<string, ModelNode> {
  const { lang, flagTitle } = languages[language]
  const values = { language: languageNames[language] }
  const languageCode = new Intl.Locale(lang).language.toUpperCase()
  return {
    [`language.${language}.title`]: codeText(
      { isOwnerSpecific: true, max: 40, fixedText: flagTitle },
      { ...messagesOf('flag.title', values), usualText: asBilingual(flagTitle) },
    ),
    [`language.${language}.short`]: codeText(
      { max: 4 },
      { ...messagesOf('flag.short', values), usualText: asBilingual(languageCode) },
    ),
  }
}

/** The texts for choosing a language: the flags' name, the announcement of a change, and the × of the suggestion. */
export const choiceTexts = codeTexts({
  'language.group': { max: 40 },
  'language.changed': { max: 80 },
  'language.close': { max: 40 },
})

/** The texts for choosing a language, with the flags' texts of every language. */
export const languageTexts: Record<string, ModelNode> = Object.fromEntries(
  [choiceTexts, ...languageList.map(flagTexts)].flatMap((texts) => Object.entries(texts)),
)

export const clientsTexts = codeTexts({
  'clients.since': { max: 40, placeholders: ['year'] },
})

/** The texts of the contact details next to the form. */
export const contactTexts = codeTexts({
  'contact.details': { isHeading: true, max: 60 },
  'contact.email': { max: 30 },
  'contact.phone': { max: 30 },
})

const emailOrPhone = { placeholders: ['email', 'phone'], mayLackPlaceholders: true }

export const formTexts = codeTexts({
  'form.label': { isHeading: true, max: 60 },
  'form.required': { max: 80 },
  'form.name': { max: 40 },
  'form.contact': { max: 40 },
  'form.message': { max: 40 },
  'form.nameRequired': { max: 60 },
  'form.contactRequired': { max: 60 },
  'form.messageRequired': { max: 60 },
  'form.length': { max: 120, placeholders: ['length', 'limit'] },
  'form.send': { max: 30 },
  'form.sending': { max: 30 },
  'form.sendingNote': { max: 100 },
  'form.captcha': { max: 60 },
  'form.captchaLoading': { max: 120 },
  'form.captchaNeeded': { max: 100 },
  'form.captchaUnseen': { max: 200, ...emailOrPhone },
  'form.captchaUnreachable': { max: 200, ...emailOrPhone },
  'form.privacy': { max: 300 },
  'form.unavailable': { max: 200 },
  'form.success.title': { isHeading: true, max: 60 },
  'form.success.text': { isOwnerSpecific: true, max: 200 },
})

export const footerTexts = codeTexts({
  'footer.offices': { isHeading: true, max: 40 },
  'footer.copyright': { max: 120, placeholders: ['year', 'company', 'cnpj'] },
  'footer.love': { isOwnerSpecific: true, max: 80 },
})

/** All texts that the page's code uses by their ids. */
export const allTexts = {
  ...pageTexts,
  ...languageTexts,
  ...clientsTexts,
  ...contactTexts,
  ...formTexts,
  ...footerTexts,
}
