import type { Bilingual } from '../problem.ts'
import portuguese from '../site.schema.br.json' with { type: 'json' }
import english from '../site.schema.json' with { type: 'json' }

/** What the schema says in English and, at the same place, in Portuguese. */
function pairsIn(en: unknown, br: unknown): [string, string][] {
  if (typeof en === 'string' && typeof br === 'string') return [[en, br]]
  if (typeof en !== 'object' || en === null || typeof br !== 'object' || br === null)
    return []
  return Object.entries(en).flatMap(([key, part]) => pairsIn(part, Reflect.get(br, key)))
}

const translations = new Map(pairsIn(english, portuguese))

/** Words of the schema in both languages. */
export function inBoth(words: string): Bilingual {
  return { en: words, br: translations.get(words) ?? words }
}
