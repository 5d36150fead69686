import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import { mailService } from '../mailService.ts'
import type { Bilingual } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'
import { capital } from './describeValue.ts'
import { byHand, copy } from './fixes.ts'
import { error, notInForm, same, warning } from './wording.ts'

/** Texts that should be in one language and are in another; `hasCatalog` where the content has texts in that one too. */
interface Foreign {
  language: Language
  found: Language
}

/** Warnings of suspicious values: valid, but most likely not meant. */
export const doubtWordings = {
  'catalogs-swapped': error<Foreign>({
    en: ({ language, found }, say) => [
      `Two languages have changed places: the texts under ${say.name(language)} are ${inEnglish(found)}, those under ${say.name(found)} ${inEnglish(language)}.`,
      `write ${say.quote(found)} instead of ${say.quote(language)} here, and ${say.quote(language)} instead of ${say.quote(found)} where the other texts begin.`,
    ],
    br: ({ language, found }, say) => [
      `Dois idiomas trocaram de lugar: os textos em ${say.name(language)} estão em ${inPortuguese(found)}, e os de ${say.name(found)}, em ${inPortuguese(language)}.`,
      `escreva ${say.quote(found)} em vez de ${say.quote(language)} aqui e ${say.quote(language)} em vez de ${say.quote(found)} onde começam os outros textos.`,
    ],
    form: { fix: byHand },
  }),
  'catalog-foreign': warning<Foreign & { hasCatalog: boolean }>({
    en: ({ language, found, hasCatalog }, say) => [
      `The texts under ${say.name(language)} are not in ${inEnglish(language)} but in ${inEnglish(found)}.`,
      hasCatalog
        ? `translate them: whoever chooses ${inEnglish(language)} reads them.`
        : `write ${say.quote(found)} instead of ${say.quote(language)} here, or translate them.`,
    ],
    br: ({ language, found, hasCatalog }, say) => [
      `Os textos em ${say.name(language)} não estão em ${inPortuguese(language)}, e sim em ${inPortuguese(found)}.`,
      hasCatalog
        ? `traduza-os: é o que lê quem escolhe ${inPortuguese(language)}.`
        : `escreva aqui ${say.quote(found)} em vez de ${say.quote(language)}, ou traduza-os.`,
    ],
    form: {
      fix: {
        en: ({ language }) =>
          `translate them: whoever chooses ${inEnglish(language)} reads them.`,
        br: ({ language }) =>
          `traduza-os: é o que lê quem escolhe ${inPortuguese(language)}.`,
      },
    },
  }),
  'text-foreign': warning<Foreign & { id: string; text: string; hasCatalog: boolean }>({
    en: ({ id, language, text, found, hasCatalog }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} seems to be in ${inEnglish(found)}: “${text}”.`,
      `write it in ${inEnglish(language)} here${hasCatalog ? `; the other one belongs under catalogs › ${found}` : ''}.`,
    ],
    br: ({ id, language, text, found, hasCatalog }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} parece estar em ${inPortuguese(found)}: “${text}”.`,
      `escreva-o em ${inPortuguese(language)} aqui${hasCatalog ? `; o outro fica em catalogs › ${found}` : ''}.`,
    ],
    form: {
      fix: {
        en: 'write it in the language of this field.',
        br: 'escreva no idioma deste campo.',
      },
    },
  }),
  'suspicious-words': warning<{
    thing: Path
    found: string
    name: Bilingual
    fix: Bilingual
  }>({
    en: ({ thing, found, name, fix }, say) => [
      `${capital(say.value(thing))} contains ${name.en}; visitors would see it as it is written: ${found}`,
      fix.en,
    ],
    br: ({ thing, found, name, fix }, say) => [
      `${capital(say.value(thing))} traz ${name.br}; os visitantes veriam isso como está escrito: ${found}`,
      fix.br,
    ],
    form: same,
  }),
  'spaces-around': warning<{ thing: Path; right: string }>({
    en: ({ thing, right }, say) => [
      `${capital(say.value(thing))} has a space before or behind it.`,
      `write ${say.quote(right)}`,
    ],
    br: ({ thing, right }, say) => [
      `Em ${say.value(thing)} há um espaço antes ou depois.`,
      `escreva ${say.quote(right)}`,
    ],
    form: same,
  }),
  'hidden-signs': warning<{ thing: Path; right: string }>({
    en: ({ thing, right }, say) => [
      `${capital(say.value(thing))} has a sign in it that nobody sees, such as a space that only looks like one: whoever searches for the words does not find them.`,
      `write “${right}” with plain spaces; the page itself keeps words together that belong together.`,
    ],
    br: ({ thing, right }, say) => [
      `${capital(say.value(thing))} tem um sinal que ninguém vê, como um espaço que só parece um espaço: quem busca as palavras não as encontra.`,
      `escreva “${right}” com espaços comuns; a própria página mantém juntas as palavras que não se separam.`,
    ],
    form: same,
  }),
  'copied-entry': warning<{ here: Path; there: Path }>({
    en: ({ here, there }, say) => [
      `${capital(say.the(here))} says the same as ${say.the(there)}.`,
      'write what is its own, or delete one of the two.',
    ],
    br: ({ here, there }, say) => [
      `${capital(say.the(here))} diz o mesmo que ${say.the(there)}.`,
      'escreva aqui o que é só deste item, ou apague um dos dois.',
    ],
    form: same,
  }),
  'said-twice': warning<{ key: string; value: string; here: Path; there: Path }>({
    en: ({ key, value, here, there }, say) => [
      `${capital(say.the(here))} and ${say.the(there)} have the same ${say.name(key)}: “${value}”.`,
      'write what is its own here.',
    ],
    br: ({ key, value, here, there }, say) => [
      `${capital(say.the(here))} e ${say.the(there)} têm o mesmo ${say.name(key)}: “${value}”.`,
      'escreva aqui o que é só deste item.',
    ],
    form: same,
  }),
  'value-twice': warning<{ thing: Path; value: string; other: string }>({
    en: ({ thing, value, other }, say) => [
      `${capital(say.value(thing))} is the same as ${say.name(other)}: ${value}. Visitors would see it twice.`,
      'write the other one, or take this line out.',
    ],
    br: ({ thing, value, other }, say) => [
      `${capital(say.value(thing))} é o mesmo que ${say.name(other)}: ${value}. Os visitantes o veriam duas vezes.`,
      'escreva o outro ou tire esta linha.',
    ],
    form: {
      fix: {
        en: 'write the other one, or remove it.',
        br: 'escreva o outro ou remova.',
      },
    },
  }),
  'no-hero': warning<Record<never, never>>({
    en: (_, say) => [
      `The page has no ${say.name('hero')} section: it begins without a headline and without a first button.`,
      'add a section with "type": "hero" as the first one.',
    ],
    br: (_, say) => [
      `A página não tem a seção ${say.name('hero')}: ela começa sem título e sem o primeiro botão.`,
      'acrescente uma seção com "type": "hero" como a primeira.',
    ],
    form: {
      fix: {
        en: 'add one, and move it to the beginning.',
        br: 'adicione uma e mova-a para o começo.',
      },
    },
  }),
  'footer-early': warning<{ place: Path }>({
    en: ({ place }, say) => [
      `${capital(say.the(place))} is the end of the page, but other sections come after it.`,
      'move it, with its braces, to the end of the list.',
    ],
    br: ({ place }, say) => [
      `${capital(say.the(place))} é o fim da página, mas há outras seções depois dela.`,
      'leve-a, com as chaves, para o fim da lista.',
    ],
    form: {
      fix: {
        en: 'move it to the end of the list.',
        br: 'mova-a para o fim da lista.',
      },
    },
  }),
  'second-form': error<{ here: Path; there: Path }>({
    en: ({ here, there }, say) => [
      `${capital(say.the(here))} is a second contact form beside ${say.the(there)}: a page can have one.`,
      'delete this section; links and menu entries may lead to the one form from anywhere.',
    ],
    br: ({ here, there }, say) => [
      `${capital(say.the(here))} é um segundo formulário de contato, além ${say.of(there)}: a página só pode ter um.`,
      'apague esta seção; links e itens do menu podem levar ao único formulário de qualquer lugar.',
    ],
    form: same,
  }),
  'own-id': error<{ id: string; example: string }>({
    en: ({ id, example }, say) => [
      `The id “${id}” belongs to the page itself: links to this section would lead elsewhere, or it would not be shown.`,
      `give the section another one, e.g. ${say.quote(example)}, and write it in the links to it too.`,
    ],
    br: ({ id, example }, say) => [
      `O id “${id}” é da própria página: os links para esta seção levariam a outro lugar, ou ela nem apareceria.`,
      `dê outro à seção, p. ex. ${say.quote(example)}, e escreva-o também nos links para ela.`,
    ],
    form: { fix: copy },
  }),
  'other-account': error<{ thing: Path; value: string; right: string }>({
    en: ({ thing, value, right }, say) => [
      `${capital(say.value(thing))} has a value that belongs in ${say.name(right)}: “${value}”.`,
      `move it to ${say.name(right)}, and copy the right one from ${mailService.name} to here.`,
    ],
    br: ({ thing, value, right }, say) => [
      `${capital(say.value(thing))} tem um valor que pertence a ${say.name(right)}: “${value}”.`,
      `leve-o para ${say.name(right)} e copie do ${mailService.name} o certo para cá.`,
    ],
    form: same,
  }),
  'short-throttle': warning<{ thing: Path; value: number; right: number }>({
    en: ({ thing, value, right }, say) => [
      `${capital(say.value(thing))} is shorter than a second, which nobody notices.`,
      `write ${right} for ${value} second${value === 1 ? '' : 's'}.`,
    ],
    br: ({ thing, value, right }, say) => [
      `${capital(say.value(thing))} dura menos de um segundo, o que ninguém percebe.`,
      `escreva ${right} para ${value} segundo${value === 1 ? '' : 's'}.`,
    ],
    form: { fix: { en: 'write 1 or more.', br: 'escreva 1 ou mais.' } },
  }),
  'suspicious-ending': warning<{ thing: Path; host: string; right: string }>({
    en: ({ thing, host, right }, say) => [
      `${capital(say.value(thing))} leads to “${host}”, whose ending does not exist.`,
      `if “${right}” is meant, write that.`,
    ],
    br: ({ thing, host, right }, say) => [
      `${capital(say.value(thing))} leva a “${host}”, e esse final não existe.`,
      `se o certo é “${right}”, escreva assim.`,
    ],
    form: same,
  }),
  'suspicious-mail-host': warning<{ thing: Path; host: string; right: string }>({
    en: ({ thing, host, right }, say) => [
      `${capital(say.value(thing))} is at “${host}”, which looks like a slip of “${right}”.`,
      `if “${right}” is meant, write that.`,
    ],
    br: ({ thing, host, right }, say) => [
      `${capital(say.value(thing))} é de “${host}”, que parece um “${right}” com uma letra trocada.`,
      `se o certo é “${right}”, escreva assim.`,
    ],
    form: same,
  }),
  'said-beside': warning<{
    thing: Path
    said: string
    beside: string
    right: string
  }>({
    en: ({ thing, said, beside, right }, say) => [
      `${capital(say.value(thing))} ends with “${said}”, which ${say.name(beside)} says already: visitors would read it twice.`,
      `write ${say.quote(right)}`,
    ],
    br: ({ thing, said, beside, right }, say) => [
      `No fim de ${say.value(thing)} está “${said}”, que já está em ${say.name(beside)}: o visitante leria isso duas vezes.`,
      `escreva ${say.quote(right)}`,
    ],
    form: same,
  }),
  'repository-address': warning<{ thing: Path; host: string }>({
    en: ({ thing, host }, say) => [
      `${capital(say.value(thing))} is at ${host}, where files are kept: visitors would not see the site there.`,
      `write the address under which people open the site, e.g. ${say.quote('https://www.example.com/')}.`,
    ],
    br: ({ thing, host }, say) => [
      `${capital(say.value(thing))} fica em ${host}, que guarda arquivos: os visitantes não veriam o site ali.`,
      `escreva o endereço em que as pessoas abrem o site, p. ex. ${say.quote('https://www.example.com/')}.`,
    ],
    form: same,
  }),
  'accented-address': warning<{ thing: Path; host: string }>({
    en: ({ thing, host }, say) => [
      `${capital(say.value(thing))} has an accent in it: “${host}”. Browsers take it; some e-mail and chat programs do not make a link of it.`,
      'leave it so if the domain is yours; better, write the one without accents, if you have that too.',
    ],
    br: ({ thing, host }, say) => [
      `${capital(say.value(thing))} tem um acento: “${host}”. Os navegadores aceitam; alguns programas de e-mail e de conversa não fazem dele um link.`,
      'se o domínio é seu, pode deixar; melhor ainda é usar o sem acento, se você também o tem.',
    ],
    form: same,
  }),
  'grouped-number': error<{
    thing: Path
    written: string
    means: number
    right: string
  }>({
    en: ({ thing, written, means, right }, say) => [
      `${capital(say.value(thing))} is written ${written}, which means ${means} in this file: numbers take no dots between the thousands.`,
      `write ${right}`,
    ],
    br: ({ thing, written, means, right }, say) => [
      `${capital(say.value(thing))} está escrito ${written}, o que neste arquivo quer dizer ${String(means).replace('.', ',')}: os números não levam ponto entre os milhares.`,
      `escreva ${right}`,
    ],
    form: notInForm,
  }),
}
