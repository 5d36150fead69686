import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import type { Path } from '../read/lookUp.ts'
import { capitalize } from './describeValue.ts'
import { error, warning, type CatalogText } from './wording.ts'

/** Warnings of suspicious values: valid, but most likely not meant. */
export const warningWordings = {
  'text-foreign': warning<CatalogText & { found: Language; text: string }>({
    en: ({ id, language, text, found }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} seems to be in ${inEnglish(found)}: “${text}”.`,
      `write it in ${inEnglish(language)} here.`,
    ],
    br: ({ id, language, text, found }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} parece estar em ${inPortuguese(found)}: “${text}”.`,
      `escreva-o em ${inPortuguese(language)} aqui.`,
    ],
  }),
  'hidden-signs': warning<{ path: Path; right: string }>({
    en: ({ path, right }, say) => [
      `${capitalize(say.value(path))} has a space too many, or a sign that nobody sees: whoever searches for the words may not find them.`,
      `write “${right}” with plain spaces; the page itself keeps words together that belong together.`,
    ],
    br: ({ path, right }, say) => [
      `${capitalize(say.value(path))} tem um espaço a mais ou um sinal que ninguém vê: quem busca as palavras pode não as encontrar.`,
      `escreva “${right}” com espaços comuns; a própria página mantém juntas as palavras que não se separam.`,
    ],
  }),
  'said-twice': warning<{
    /** Undefined where whole entries are the same. */
    value: string | undefined
    here: Path
    there: Path
  }>({
    en: ({ value, here, there }, say) => [
      `${capitalize(say.value(here))} says the same as ${say.value(there)}${value === undefined ? '' : `: “${value}”`}.`,
      'write what is its own here, or take one of the two out.',
    ],
    br: ({ value, here, there }, say) => [
      `${capitalize(say.value(here))} diz o mesmo que ${say.value(there)}${value === undefined ? '' : `: “${value}”`}.`,
      'escreva aqui o que é só deste, ou tire um dos dois.',
    ],
  }),
  'no-hero': warning<Record<never, never>>({
    en: (_, say) => [
      `The page has no ${say.name('hero')} section: it begins without a headline and without a first button.`,
      'add one at the beginning.',
    ],
    br: (_, say) => [
      `A página não tem a seção ${say.name('hero')}: ela começa sem título e sem o primeiro botão.`,
      'acrescente uma no começo.',
    ],
  }),
  'second-form': error<{ here: Path; there: Path }>({
    en: ({ here, there }, say) => [
      `${capitalize(say.the(here))} is a second contact form beside ${say.the(there)}: a page can have one.`,
      'delete this section; links and menu entries may lead to the one form from anywhere.',
    ],
    br: ({ here, there }, say) => [
      `${capitalize(say.the(here))} é um segundo formulário de contato, além ${say.of(there)}: a página só pode ter um.`,
      'apague esta seção; links e itens do menu podem levar ao único formulário de qualquer lugar.',
    ],
  }),
  'suspicious-host': warning<{ path: Path; host: string; right: string }>({
    en: ({ path, host, right }, say) => [
      `${capitalize(say.value(path))} is at “${host}”, which looks like a slip of “${right}”.`,
      `if “${right}” is meant, write that.`,
    ],
    br: ({ path, host, right }, say) => [
      `${capitalize(say.value(path))} fica em “${host}”, que parece um erro de digitação de “${right}”.`,
      `se o certo é “${right}”, escreva assim.`,
    ],
  }),
}
