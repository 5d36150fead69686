import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import { mailService } from '../mailService.ts'
import { error, warning, type Bilingual } from '../problem.ts'
import type { Place } from './describeLocation.ts'
import { capital } from './describeValue.ts'

/** Texts that should be in one language and are in another; `hasCatalog` where the content has texts in that one too. */
interface Foreign {
  language: Language
  found: Language
}

/** What is right by its form and most likely wrong by its meaning. */
export const doubtWordings = {
  'catalogs-swapped': error<Foreign>({
    en: ({ language, found }) => [
      `Two languages have changed places: the texts under “${language}” are ${inEnglish(found)}, those under “${found}” ${inEnglish(language)}.`,
      `write "${found}" instead of "${language}" here, and "${language}" instead of "${found}" where the other texts begin.`,
    ],
    br: ({ language, found }) => [
      `Dois idiomas trocaram de lugar: os textos em “${language}” estão em ${inPortuguese(found)}, e os de “${found}”, em ${inPortuguese(language)}.`,
      `escreva "${found}" em vez de "${language}" aqui e "${language}" em vez de "${found}" onde começam os outros textos.`,
    ],
  }),
  'catalog-foreign': warning<Foreign & { hasCatalog: boolean }>({
    en: ({ language, found, hasCatalog }) => [
      `The texts under “${language}” are not in ${inEnglish(language)} but in ${inEnglish(found)}.`,
      hasCatalog
        ? `translate them: whoever chooses ${inEnglish(language)} reads them.`
        : `write "${found}" instead of "${language}" here, or translate them.`,
    ],
    br: ({ language, found, hasCatalog }) => [
      `Os textos em “${language}” não estão em ${inPortuguese(language)}, e sim em ${inPortuguese(found)}.`,
      hasCatalog
        ? `traduza-os: é o que lê quem escolhe ${inPortuguese(language)}.`
        : `escreva aqui "${found}" em vez de "${language}", ou traduza-os.`,
    ],
  }),
  'text-foreign': warning<Foreign & { id: string; text: string; hasCatalog: boolean }>({
    en: ({ id, language, text, found, hasCatalog }) => [
      `The ${inEnglish(language)} text “${id}” seems to be in ${inEnglish(found)}: “${text}”.`,
      `write it in ${inEnglish(language)} here${hasCatalog ? `; the other one belongs under catalogs › ${found}` : ''}.`,
    ],
    br: ({ id, language, text, found, hasCatalog }) => [
      `O texto em ${inPortuguese(language)} “${id}” parece estar em ${inPortuguese(found)}: “${text}”.`,
      `escreva-o em ${inPortuguese(language)} aqui${hasCatalog ? `; o outro fica em catalogs › ${found}` : ''}.`,
    ],
  }),
  'odd-words': warning<{
    thing: Bilingual
    found: string
    name: Bilingual
    fix: Bilingual
  }>({
    en: ({ thing, found, name, fix }) => [
      `${capital(thing.en)} contains ${name.en}; visitors would see it as it is written: ${found}`,
      fix.en,
    ],
    br: ({ thing, found, name, fix }) => [
      `${capital(thing.br)} traz ${name.br}; os visitantes veriam isso como está escrito: ${found}`,
      fix.br,
    ],
  }),
  'spaces-around': warning<{ thing: Bilingual; right: string }>({
    en: ({ thing, right }) => [
      `${capital(thing.en)} has a space before or behind it.`,
      `write "${right}"`,
    ],
    br: ({ thing, right }) => [
      `Em ${thing.br} há um espaço antes ou depois.`,
      `escreva "${right}"`,
    ],
  }),
  'hidden-signs': warning<{ thing: Bilingual; right: string }>({
    en: ({ thing, right }) => [
      `${capital(thing.en)} has a sign in it that nobody sees, such as a space that only looks like one: whoever searches for the words does not find them.`,
      `write “${right}” with plain spaces; the page itself keeps words together that belong together.`,
    ],
    br: ({ thing, right }) => [
      `${capital(thing.br)} tem um sinal que ninguém vê, como um espaço que só parece um espaço: quem busca as palavras não as encontra.`,
      `escreva “${right}” com espaços comuns; a própria página mantém juntas as palavras que não se separam.`,
    ],
  }),
  'copied-entry': warning<{ here: Place; there: Place }>({
    en: ({ here, there }) => [
      `${capital(here.en.the)} says the same as ${there.en.the}.`,
      'write what is its own, or delete one of the two.',
    ],
    br: ({ here, there }) => [
      `${capital(here.br.the)} diz o mesmo que ${there.br.the}.`,
      'escreva aqui o que é só deste item, ou apague um dos dois.',
    ],
  }),
  'said-twice': warning<{ key: string; value: string; here: Place; there: Place }>({
    en: ({ key, value, here, there }) => [
      `${capital(here.en.the)} and ${there.en.the} have the same “${key}”: “${value}”.`,
      'write what is its own here.',
    ],
    br: ({ key, value, here, there }) => [
      `${capital(here.br.the)} e ${there.br.the} têm o mesmo “${key}”: “${value}”.`,
      'escreva aqui o que é só deste item.',
    ],
  }),
  'value-twice': warning<{ thing: Bilingual; value: string; other: string }>({
    en: ({ thing, value, other }) => [
      `${capital(thing.en)} is the same as “${other}”: ${value}. Visitors would see it twice.`,
      'write the other one, or take this line out.',
    ],
    br: ({ thing, value, other }) => [
      `${capital(thing.br)} é o mesmo que “${other}”: ${value}. Os visitantes o veriam duas vezes.`,
      'escreva o outro ou tire esta linha.',
    ],
  }),
  'no-hero': warning<Record<never, never>>({
    en: () => [
      'The page has no “hero” section: it begins without a headline and without a first button.',
      'add a section with "type": "hero" as the first one.',
    ],
    br: () => [
      'A página não tem a seção “hero”: ela começa sem título e sem o primeiro botão.',
      'acrescente uma seção com "type": "hero" como a primeira.',
    ],
  }),
  'footer-early': warning<{ place: Place }>({
    en: ({ place }) => [
      `${capital(place.en.the)} is the end of the page, but other sections come after it.`,
      'move it, with its braces, to the end of the list.',
    ],
    br: ({ place }) => [
      `${capital(place.br.the)} é o fim da página, mas há outras seções depois dela.`,
      'leve-a, com as chaves, para o fim da lista.',
    ],
  }),
  'second-form': error<{ here: Place; there: Place }>({
    en: ({ here, there }) => [
      `${capital(here.en.the)} is a second contact form beside ${there.en.the}: a page can have one.`,
      'delete this section; links and menu entries may lead to the one form from anywhere.',
    ],
    br: ({ here, there }) => [
      `${capital(here.br.the)} é um segundo formulário de contato, além ${there.br.of}: a página só pode ter um.`,
      'apague esta seção; links e itens do menu podem levar ao único formulário de qualquer lugar.',
    ],
  }),
  'own-id': error<{ id: string; example: string }>({
    en: ({ id, example }) => [
      `The id “${id}” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown.`,
      `give the section another one, e.g. "${example}", and write it in the links to it too.`,
    ],
    br: ({ id, example }) => [
      `O id “${id}” é da própria página: os links para esta seção levariam a outro lugar, ou ela nem apareceria.`,
      `dê outro à seção, p. ex. "${example}", e escreva-o também nos links para ela.`,
    ],
  }),
  'other-account': error<{ thing: Bilingual; value: string; right: string }>({
    en: ({ thing, value, right }) => [
      `${capital(thing.en)} has a value that belongs in “${right}”: “${value}”.`,
      `move it to “${right}”, and copy the right one from ${mailService.name} to here.`,
    ],
    br: ({ thing, value, right }) => [
      `${capital(thing.br)} tem um valor que pertence a “${right}”: “${value}”.`,
      `leve-o para “${right}” e copie do ${mailService.name} o certo para cá.`,
    ],
  }),
  'short-throttle': warning<{ thing: Bilingual; value: number; right: number }>({
    en: ({ thing, value, right }) => [
      `${capital(thing.en)} is ${value} thousandths of a second, which nobody notices.`,
      `write ${right} for ${value} second${value === 1 ? '' : 's'}.`,
    ],
    br: ({ thing, value, right }) => [
      `${capital(thing.br)} é de ${value} milésimos de segundo, o que ninguém percebe.`,
      `escreva ${right} para ${value} segundo${value === 1 ? '' : 's'}.`,
    ],
  }),
  'odd-ending': warning<{ thing: Bilingual; host: string; right: string }>({
    en: ({ thing, host, right }) => [
      `${capital(thing.en)} leads to “${host}”, whose ending does not exist.`,
      `if “${right}” is meant, write that.`,
    ],
    br: ({ thing, host, right }) => [
      `${capital(thing.br)} leva a “${host}”, e esse final não existe.`,
      `se o certo é “${right}”, escreva assim.`,
    ],
  }),
  'odd-mail-host': warning<{ thing: Bilingual; host: string; right: string }>({
    en: ({ thing, host, right }) => [
      `${capital(thing.en)} is at “${host}”, which looks like a slip of “${right}”.`,
      `if “${right}” is meant, write that.`,
    ],
    br: ({ thing, host, right }) => [
      `${capital(thing.br)} é de “${host}”, que parece um “${right}” com uma letra trocada.`,
      `se o certo é “${right}”, escreva assim.`,
    ],
  }),
  'said-beside': warning<{
    thing: Bilingual
    said: string
    beside: string
    right: string
  }>({
    en: ({ thing, said, beside, right }) => [
      `${capital(thing.en)} ends with “${said}”, which “${beside}” says already: visitors would read it twice.`,
      `write "${right}"`,
    ],
    br: ({ thing, said, beside, right }) => [
      `No fim de ${thing.br} está “${said}”, que já está em “${beside}”: o visitante leria isso duas vezes.`,
      `escreva "${right}"`,
    ],
  }),
  'repository-address': warning<{ thing: Bilingual; host: string }>({
    en: ({ thing, host }) => [
      `${capital(thing.en)} is at ${host}, where files are kept: visitors would not see the site there.`,
      'write the address under which people open the site, e.g. "https://www.example.com/".',
    ],
    br: ({ thing, host }) => [
      `${capital(thing.br)} fica em ${host}, que guarda arquivos: os visitantes não veriam o site ali.`,
      'escreva o endereço em que as pessoas abrem o site, p. ex. "https://www.example.com/".',
    ],
  }),
  'accented-address': warning<{ thing: Bilingual; host: string }>({
    en: ({ thing, host }) => [
      `${capital(thing.en)} has an accent in it: “${host}”. Browsers take it; some e-mail and chat programs do not make a link of it.`,
      'leave it so if the domain is yours; better, write the one without accents, if you have that too.',
    ],
    br: ({ thing, host }) => [
      `${capital(thing.br)} tem um acento: “${host}”. Os navegadores aceitam; alguns programas de e-mail e de conversa não fazem dele um link.`,
      'se o domínio é seu, pode deixar; melhor ainda é usar o sem acento, se você também o tem.',
    ],
  }),
  'grouped-number': error<{
    thing: Bilingual
    written: string
    means: number
    right: string
  }>({
    en: ({ thing, written, means, right }) => [
      `${capital(thing.en)} is written ${written}, which means ${means} in this file: numbers take no dots between the thousands.`,
      `write ${right}`,
    ],
    br: ({ thing, written, means, right }) => [
      `${capital(thing.br)} está escrito ${written}, o que neste arquivo quer dizer ${String(means).replace('.', ',')}: os números não levam ponto entre os milhares.`,
      `escreva ${right}`,
    ],
  }),
}
