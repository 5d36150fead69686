import { error } from '../problem.ts'
import type { Place } from './describeLocation.ts'
import { capital, listed, oneOf } from './describeValue.ts'

/** What is right in itself and stands where it does not belong: nothing of it is to be deleted. */
export const misplacedWordings = {
  'misplaced-entry': error<{ list: string; homes: Place[]; here: Place }>({
    en: ({ list, homes, here }) => [
      `This entry belongs to ${listed(
        homes.map(({ en }) => en.the),
        'or',
      )}, but it stands ${here.en.in}.`,
      `move it, from its { to its }, into the square brackets of “${list}”.`,
    ],
    br: ({ list, homes, here }) => [
      `Este item faz parte ${listed(
        homes.map(({ br }) => br.of),
        'ou',
      )}, mas está ${here.br.in}.`,
      `leve-o inteiro, do { ao }, para dentro dos colchetes de “${list}”.`,
    ],
  }),
  'copy-elsewhere': error<{ here: Place; there: Place }>({
    en: ({ here, there }) => [
      `This is a copy of ${there.en.the}, but it stands ${here.en.in}, where it does not belong.`,
      'delete this copy, from its { to its }; the original stays where it is.',
    ],
    br: ({ here, there }) => [
      `Isto é uma cópia ${there.br.of}, mas está ${here.br.in}, que não é o lugar dela.`,
      'apague esta cópia inteira, do { ao }; o original continua onde está.',
    ],
  }),
  'misplaced-key': error<{ key: string; home: Place; here: Place }>({
    en: ({ key, home, here }) => [
      `“${key}” belongs ${home.en.in}, not ${here.en.in}.`,
      'move it there with its value, between the braces.',
    ],
    br: ({ key, home, here }) => [
      `“${key}” deve ficar ${home.br.in}, não ${here.br.in}.`,
      'leve-o para lá com o seu valor, entre as chaves.',
    ],
  }),
  'misplaced-text': error<{ id: string; languages: string[] }>({
    en: ({ id, languages }) => [
      `“${id}” is a text of the page; texts stand under catalogs.`,
      `move this line under catalogs, into the braces of ${oneOf(languages, 'or')}.`,
    ],
    br: ({ id, languages }) => [
      `“${id}” é um texto da página; os textos ficam em catalogs.`,
      `leve esta linha para catalogs, dentro das chaves de ${oneOf(languages, 'ou')}.`,
    ],
  }),
  'nested-texts': error<{ group: string; name: string }>({
    en: ({ group, name }) => [
      `“${group}” is a group here, but each text has its whole name, as in “${group}.${name}”.`,
      `write "${group}.${name}" instead of "${name}", so with each text of the group, and take the braces of "${group}" away.`,
    ],
    br: ({ group, name }) => [
      `Aqui “${group}” é um grupo, mas cada texto tem o nome completo, como em “${group}.${name}”.`,
      `escreva "${group}.${name}" no lugar de "${name}", faça o mesmo com cada texto do grupo e tire as chaves de "${group}".`,
    ],
  }),
  'doubled-list': error<{ list: string }>({
    en: ({ list }) => [
      `“${list}” has two pairs of square brackets, one inside the other.`,
      'take the inner [ and its ] away, and leave what is between them.',
    ],
    br: ({ list }) => [
      `“${list}” tem dois pares de colchetes, um dentro do outro.`,
      'tire o [ de dentro e o ] correspondente, e deixe o que está entre os dois.',
    ],
  }),
  'wrapped-content': error<{ key: string }>({
    en: ({ key }) => [
      `The whole content stands inside of “${key}” here.`,
      `delete everything before its {, "${key}" included, and the } that is left over at the end.`,
    ],
    br: ({ key }) => [
      `Aqui o conteúdo inteiro está dentro de “${key}”.`,
      `tire tudo o que vem antes do { desse conteúdo, inclusive "${key}", e o } que sobrar no fim.`,
    ],
  }),
  'lost-group': error<{ group: string; keys: string[] }>({
    en: ({ group, keys }) => [
      `${capital(listed(keys, 'and'))} belong inside of “${group}”, which is missing here.`,
      `put "${group}": { in front of them and a } behind them.`,
    ],
    br: ({ group, keys }) => [
      `${capital(listed(keys, 'e'))} devem ficar dentro de “${group}”, que falta aqui.`,
      `ponha "${group}": { antes deles e um } depois.`,
    ],
  }),
}
