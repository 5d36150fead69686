/** What the buttons of the editor do to a content. Ids and names of texts are made here: nobody has to think of any. */
import {
  insertEntry,
  referencesTo,
  removeEntry,
  removeValue,
  setValue,
  textsOnlyUsedBy,
} from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languageList, type Language } from '../../../schema/languages.ts'
import { requiredTexts } from '../../../schema/model/catalogs.ts'
import { inEach, languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { codeText, stringsIn } from '../../../schema/read/schemaTree.ts'
import { emptyPart } from './emptyPart.ts'
import { asContent, withOwnNames, type Origin } from './ownNames.ts'

export type Form = Record<string, unknown>

export function setText(
  content: SiteContent,
  language: Language,
  id: string,
  text: string,
): SiteContent {
  return asContent(setValue(content, ['catalogs', language, id], text))
}

/** Writes the text that a place names. One that names none, in a file that somebody has written, gets a text of its own. */
export function setTextAt(
  content: SiteContent,
  place: Path,
  language: Language,
  text: string,
): SiteContent {
  const [root] = place
  if (root === 'catalogs') return setText(content, language, String(place.at(-1)), text)
  const name = lookUp(content, place)
  const form = new RegExp(fieldAt(content, place)?.pattern ?? '')
  const isNamed = typeof name === 'string' && form.test(name)
  const named = isNamed ? content : addPart(content, place)
  return setText(named, language, String(lookUp(named, place)), text)
}

/** Puts an entry into a list, with an id and texts of its own, and shows it where only chosen ones are shown. */
export function addEntry(
  content: SiteContent,
  list: Path,
  index: number,
  body: unknown,
  origin: Origin = 'example',
): SiteContent {
  const path = [...list, index]
  const added = asContent(insertEntry(content, list, index, body))
  return shown(withOwnNames(added, path, origin), path)
}

/** Puts the same entry behind an entry. */
export function duplicateEntry(content: SiteContent, path: Path): SiteContent {
  const index = Number(path.at(-1)) + 1
  return addEntry(content, path.slice(0, -1), index, lookUp(content, path), 'copy')
}

/** Puts something into a place that was left out: a body that the model offers, or the least that it asks for. */
export function addPart(
  content: SiteContent,
  path: Path,
  body: unknown = emptyPart(content, path),
): SiteContent {
  return withOwnNames(asContent(setValue(content, path, body)), path, 'example')
}

/** Gives a group another form that the model offers in the place of its own, and keeps what both forms have. */
export function changeForm(
  content: SiteContent,
  path: Path,
  own: Form,
  form: Form,
): SiteContent {
  const gone = Object.keys(own).filter((key) => !Object.hasOwn(form, key))
  const added = Object.keys(form).filter((key) => !Object.hasOwn(own, key))
  const without = gone.reduce((left, key) => removePart(left, [...path, key]), content)
  return added.reduce((whole, key) => addPart(whole, [...path, key], form[key]), without)
}

/** Takes an entry or a part out, with the texts that nothing else shows, and out of the lists that name it; a text in all languages. */
export function removePart(content: SiteContent, removed: Path): SiteContent {
  const [root, , id] = removed
  if (root === 'catalogs' && id !== undefined) return removeTexts(content, [String(id)])
  const path = isLastOfOptional(content, removed) ? removed.slice(0, -1) : removed
  const isEntry = typeof path.at(-1) === 'number'
  const texts = textsOnlyUsedBy(content, path)
  const listed = referencesTo(content, removed).filter(
    (place) => typeof place.at(-1) === 'number',
  )
  // The last ones first: the others keep their places.
  const unlisted = listed.toReversed().reduce<unknown>(removeEntry, content)
  const left = isEntry ? removeEntry(unlisted, path) : removeValue(unlisted, path)
  return removeTexts(left, texts)
}

export function removeTexts(content: unknown, ids: string[]): SiteContent {
  const places = languagesOf(content).flatMap((language) =>
    ids.map((id) => ['catalogs', language, id]),
  )
  return asContent(places.reduce(removeValue, content))
}

/** Takes out a text that nothing shows, with all whose names begin alike: they are told as one problem. */
export function removeUnused(content: SiteContent, [, language, id]: Path): SiteContent {
  const partOf = (name: string) => name.split('.')[0]
  const used = new Set(stringsIn(content).map(({ value }) => value))
  const texts = lookUp(content, ['catalogs', String(language)])
  return removeTexts(
    content,
    Object.keys(isRecord(texts) ? texts : {}).filter(
      (each) => partOf(each) === partOf(String(id)) && !used.has(each) && !codeText(each),
    ),
  )
}

/** Takes a language off the page; where the page opened in it, it opens in one that is left. */
export function removeLanguage(content: SiteContent, language: Language): SiteContent {
  const left = removeValue(content, ['catalogs', language])
  const isDefault = content.site.defaultLanguage === language
  return asContent(
    isDefault ? setValue(left, ['site', 'defaultLanguage'], languagesOf(left)[0]) : left,
  )
}

/** Every text of the page in another language too, and what a choice of languages says: all but fixed ones are left to fill in. */
export function addLanguage(content: SiteContent, language: Language): SiteContent {
  const own = languagesOf(content)
  const languages = languageList.filter((each) => each === language || own.includes(each))
  const names = [
    ...own.flatMap((each) => Object.keys(content.catalogs[each] ?? {})),
    ...requiredTexts(languages),
  ]
  const blank = Object.fromEntries(
    names.map((name) => [name, codeText(name)?.fixedText ?? '']),
  )
  const catalogs = inEach(languages, (each) => ({ ...blank, ...content.catalogs[each] }))
  return asContent({ ...content, catalogs })
}

/** Is it the only entry of a list that need not be there? */
function isLastOfOptional(content: SiteContent, path: Path): boolean {
  const list = path.slice(0, -1)
  const entries = lookUp(content, list)
  const isOnly = Array.isArray(entries) && entries.length === 1
  return isOnly && !fieldAt(content, list)?.isRequired
}

/** Where a section shows chosen entries alone, a new one is chosen too: else nobody would see it. */
function shown(content: SiteContent, path: Path): SiteContent {
  const [list] = path
  const id = lookUp(content, [...path, 'id'])
  const chosen = stringsIn(content).find(
    ({ path: place, node }) => node.pointsTo === list && typeof place.at(-1) === 'number',
  )
  const holder = chosen?.path.slice(0, -1)
  const ids = holder && lookUp(content, holder)
  return path.length === 2 && holder && Array.isArray(ids)
    ? asContent(insertEntry(content, holder, ids.length, id))
    : content
}
