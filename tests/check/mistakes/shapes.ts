/** Lists, groups and texts in the shape that other programs give them. */
import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { type Mistake, at, lineOfPath, valueAt, withValue } from './mistake.ts'

const listOf = (path: Path): unknown[] => {
  const found = valueAt(path)
  return Array.isArray(found) ? found : []
}

export const listsAsObjects = (): Mistake[] =>
  [['offices'], ['services'], ['clients'], ['sections'], ['header', 'menu']].map((path) =>
    at(path, Object.fromEntries(listOf(path).entries())),
  )

export const entriesForLists = (): Mistake[] =>
  [['offices'], ['services'], ['clients'], ['sections'], ['header', 'menu']].map((path) =>
    at(path, listOf(path)[0]),
  )

export const listsByIds = (): Mistake[] =>
  [['offices'], ['services'], ['clients']].map((path) =>
    at(
      path,
      Object.fromEntries(listOf(path).map((entry) => [lookUp(entry, ['id']), entry])),
    ),
  )

export const groupsInLists = (): Mistake[] =>
  [['company'], ['email'], ['captcha'], ['site']].map((path) => at(path, [valueAt(path)]))

const someTexts = ['hero.title', 'services.text', 'footer.love', 'form.name'].filter(
  (id) => valueAt(['catalogs', 'en', id]) !== undefined,
)

export const textsAsMessages = (): Mistake[] =>
  (['en', 'br'] as const).flatMap((language) =>
    someTexts.flatMap((id) => {
      const path = ['catalogs', language, id]
      const text = valueAt(path)
      return [
        at(path, { message: text }, id),
        at(path, { string: text, context: 'title' }, id),
        at(path, { defaultMessage: text, description: 'title' }, id),
        at(path, String(text).split(' '), id),
        at(path, null, id),
      ]
    }),
  )

export const bothLanguages = (): Mistake[] =>
  [
    ['sections', 0, 'title'],
    ['services', 3, 'description'],
    ['header', 'menu', 1, 'label'],
  ].map((path) =>
    at(path, { en: 'Our words', br: 'As nossas palavras' }, `"${String(valueAt(path))}"`),
  )

export const convertedTexts = (): Mistake[] =>
  [
    ['company', 'name'],
    ['offices', 0, 'city'],
    ['clients', 3, 'name'],
    ['services', 2, 'id'],
  ].flatMap((path) =>
    ['#text', '_text', '$t', 'value'].map((key) => at(path, { [key]: valueAt(path) })),
  )

const withKey = (path: Path, key: string, by: unknown): Mistake => {
  const holder = valueAt(path)
  const text = withValue(path, { [key]: by, ...(isRecord(holder) ? holder : {}) })
  return {
    where: `${path.join(' › ')} › ${key}`,
    text,
    lines: lineOfPath(text, [...path, key]),
    names: key,
    mendable: false,
  }
}

export const commentsAsNames = (): Mistake[] =>
  [
    ['company'],
    ['offices', 1],
    ['sections', 2],
    ['header'],
    ['catalogs', 'en'],
    ['catalogs'],
  ].flatMap((path) =>
    ['_comment', '//', '$comment', '#'].map((key) =>
      withKey(path, key, 'check this with Maria'),
    ),
  )

export const metadata = (): Mistake[] =>
  (['en', 'br'] as const).flatMap((language) => [
    {
      ...withKey(['catalogs', language], '@hero.title', { description: 'The title' }),
      most: 2,
    },
    { ...withKey(['catalogs', language], '$meta', { version: 1 }), most: 2 },
    withKey(['catalogs', language], '@@locale', 'en'),
  ])
