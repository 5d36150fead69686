import { languageList } from '../languages.ts'
import { describeLocation } from '../messages/describeLocation.ts'
import { describeValue } from '../messages/describeValue.ts'
import type { ModelNode } from '../model/node.ts'
import { secretNames, stylingNames } from '../model/otherNames.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { resolve, schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { accepts, matchesName, plainName } from './matchNames.ts'
import { homeOf, insideOf } from './nameHomes.ts'
import { nearest } from './nearest.ts'
import { isBrazil } from './textNames.ts'

/** So many names can be offered. */
const maxKnown = 6

/** The names that decide what else an entry has, as the country of an office. */
function choosing(document: Document, entry: Path): readonly string[] {
  const { items } = schemaAt(document.value, entry.slice(0, -1)) ?? {}
  return (items && resolve(items).if?.required) ?? []
}

/** A name that nobody knows at its place, and what its meaning is called there, elsewhere or not at all. */
export function unknownName(document: Document, path: Path): Finding {
  const key = String(path.at(-1))
  const holder = path.slice(0, -1)
  const span = document.keySpan(path)
  const place = describeLocation(document.value, holder)
  const own = document.valueAt(holder)
  const { properties: named = {}, oneOf = [] } = schemaAt(document.value, holder) ?? {}
  const properties = Object.entries(named)
  const isThere = (name: string) => isRecord(own) && Object.hasOwn(own, name)
  const present = properties.filter(([name]) => isThere(name))
  const absent = properties.filter(([name]) => !isThere(name))
  const saidAlready = (there: Path) => {
    const line = document.lineAt(document.keySpan(there).offset)
    const data = { key, right: String(there.at(-1)), place, line }
    return finding('said-already', data, span)
  }
  const asked = choosing(document, holder).find((name) => matchesName(key, name, {}))
  if (asked !== undefined && !isThere(asked)) {
    const thing = describeValue(document.value, [...holder, asked])
    if (isBrazil(String(document.valueAt(path))))
      return finding('country-brazil', { thing }, span)
    const edit = { ...span, text: JSON.stringify(asked) }
    const data = { key, right: asked, place, example: undefined }
    return finding('mistyped-key', data, span, edit)
  }
  if (secretNames.includes(plainName(key)))
    return finding('secret-here', { key, place }, span)
  const right =
    present.find(([name, node]) => matchesName(key, name, node))?.[0] ??
    nearest(
      key,
      present.map(([name]) => name),
      1,
    )
  if (right !== undefined) return saidAlready([...holder, right])
  const [language = ''] = languagesOf(document.value)
  const text = ['catalogs', language, key]
  if (key.includes('.') && document.valueAt(text) !== undefined) return saidAlready(text)
  if (holder[0] === 'catalogs')
    return finding('unknown-language', { key, languages: languageList }, span)
  const inside = insideOf(document, path, key)
  const isOfEntry = typeof holder.at(-1) === 'number'
  const elsewhere = isOfEntry && inside ? undefined : homeOf(document, path, key)
  const found = elsewhere ?? inside
  if (found) return finding('known-elsewhere', { key, place, ...found }, span)
  if (stylingNames.includes(plainName(key)))
    return finding('no-styling', { key, place }, span)
  const ways = oneOf.flatMap(({ required = [] }) => required)
  const value = document.valueAt(path)
  // Any text, number, list and yes or no fits many places: only a form of its own tells one.
  const hasForm = ({ format, enum: choices }: ModelNode) =>
    (format !== undefined && format !== 'words') || choices !== undefined
  const fitting = absent.filter(([name, node]) => {
    const whole = resolve(node)
    return !ways.includes(name) && hasForm(whole) && accepts(whole, value)
  })
  const known = fitting.map(([name]) => name).slice(0, maxKnown)
  const texts = properties
    .filter(([name, node]) => !ways.includes(name) && resolve(node).pointsTo === 'texts')
    .map(([name]) => name)
    .slice(0, maxKnown)
  return finding('unknown-key', { key, place, known, texts }, span)
}
