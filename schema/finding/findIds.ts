import type { Bilingual } from '../problem.ts'
import { isRecord, type Document, type Path } from '../reading/readDocument.ts'
import type { Reference } from '../reading/schemaTree.ts'
import { placeOf } from '../wording/describeLocation.ts'
import { finding, mostProblems, type Finding } from './finding.ts'
import { slug } from './formats.ts'
import { nearest } from './nearest.ts'

/** For each of these the whole list is searched for what may have been meant. */
const mostNamed = 100
/** What a sentence can list. */
const mostChoices = 12

const idForm = /^[a-z][a-z0-9-]*$/

const kinds: Record<string, Bilingual> = {
  sections: { en: 'sections', br: 'duas seções' },
  services: { en: 'services', br: 'dois serviços' },
  clients: { en: 'clients', br: 'dois clientes' },
  offices: { en: 'offices', br: 'dois escritórios' },
}

/** The list that the entries in "show" belong to. */
const shownBy: Record<string, string> = {
  services: 'services',
  clients: 'clients',
  footer: 'offices',
}

interface List {
  /** Each id with the position where it stands first. */
  ids: Map<string, number>
  /** All entries have an id that can be used: only then can one be called absent. */
  whole: boolean
}

function listOf(document: Document, name: string): List {
  const entries = document.valueAt([name])
  const ids = new Map<string, number>()
  let whole = Array.isArray(entries)
  for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
    const id: unknown = isRecord(entry) ? entry['id'] : undefined
    // Of two entries with one id, either may be the one that is missing elsewhere.
    if (typeof id !== 'string' || !idForm.test(id) || ids.has(id)) whole = false
    else ids.set(id, index)
  }
  return { ids, whole }
}

/** An id that nobody has yet, made from the entry's own name where it has one. */
function freeId(entry: unknown, id: string, taken: Map<string, number>): string {
  const named = isRecord(entry) ? (entry['name'] ?? entry['city']) : undefined
  const own = typeof named === 'string' ? slug(named) : ''
  if (own !== '' && !taken.has(own)) return own
  let number = 2
  while (taken.has(`${id}-${number}`)) number += 1
  return `${id}-${number}`
}

function findDuplicates(document: Document, name: string, { ids }: List): Finding[] {
  const entries = document.valueAt([name])
  const findings: Finding[] = []
  for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
    const id: unknown = isRecord(entry) ? entry['id'] : undefined
    if (typeof id !== 'string') continue
    const first = ids.get(id)
    if (first === undefined || first === index || findings.length >= mostProblems)
      continue
    const data = {
      id,
      kind: kinds[name] ?? { en: name, br: name },
      first: placeOf(document.value, [name, first]),
      second: placeOf(document.value, [name, index]),
      example: freeId(entry, id, ids),
    }
    findings.push(finding('duplicate-id', data, document.valueSpan([name, index, 'id'])))
  }
  return findings
}

/** Menu entries and buttons that lead to a section which is not there: one mistake, however many lead to it. */
function findAbsentSections(
  document: Document,
  references: Reference[],
  { ids, whole }: List,
): Finding[] {
  if (!whole) return []
  const asked = new Map<string, Path[]>()
  for (const { to, id, path } of references) {
    if (to !== 'section') continue
    const known = asked.get(id)
    if (known) known.push(path)
    else asked.set(id, [path])
  }
  const findings: Finding[] = []
  for (const [id, paths] of asked) {
    const [first] = paths
    if (ids.has(id) || first === undefined || findings.length >= mostNamed) continue
    const renamed =
      paths.length > 1
        ? nearest(
            id,
            [...ids.keys()].filter((own) => !asked.has(own)),
          )
        : undefined
    const index = renamed === undefined ? undefined : ids.get(renamed)
    if (renamed !== undefined && index !== undefined && idForm.test(id)) {
      const span = document.valueSpan(['sections', index, 'id'])
      const place = placeOf(document.value, ['sections', index])
      const edit = { ...span, text: JSON.stringify(id) }
      findings.push(
        finding(
          'section-renamed',
          { id: renamed, right: id, count: paths.length, place },
          span,
          edit,
        ),
      )
      continue
    }
    const near = nearest(id, ids.keys())
    const span = document.valueSpan(first)
    const also = paths
      .slice(1, mostChoices)
      .map((path) => document.lineAt(document.valueSpan(path).offset))
    const menu = document.valueAt(['header', 'menu'])
    const inMenu = first[1] === 'menu' && Array.isArray(menu) && menu.length > 1
    const edit =
      near === undefined || also.length > 0
        ? undefined
        : { ...span, text: JSON.stringify(near) }
    findings.push(
      finding(
        'unknown-section',
        { id, near, choices: [...ids.keys()].slice(0, mostChoices), also, inMenu },
        span,
        edit,
      ),
    )
  }
  return findings
}

/** What a section shows must exist, and once. */
function findShown(document: Document, lists: Map<string, List>): Finding[] {
  const findings: Finding[] = []
  const sections = document.valueAt(['sections'])
  for (const [index, section] of Array.isArray(sections) ? sections.entries() : []) {
    if (!isRecord(section) || !Array.isArray(section['show'])) continue
    const name = shownBy[String(section['type'])]
    const list = name === undefined ? undefined : lists.get(name)
    if (name === undefined || !list) continue
    const seen = new Set<unknown>()
    for (const [position, id] of section['show'].entries()) {
      const spanHere = () => document.valueSpan(['sections', index, 'show', position])
      if (seen.has(id)) {
        const place = placeOf(document.value, ['sections', index])
        findings.push(finding('shown-twice', { id: String(id), place }, spanHere()))
      }
      seen.add(id)
      if (findings.length >= mostNamed) return findings
      if (typeof id !== 'string' || list.ids.has(id) || !list.whole) continue
      const span = spanHere()
      const near = nearest(id, list.ids.keys())
      const edit =
        near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
      const choices = [...list.ids.keys()].slice(0, mostChoices)
      findings.push(
        finding('unknown-entry', { id, list: name, near, choices }, span, edit),
      )
    }
  }
  return findings
}

/** Ids must be unique, and what is named must be there. */
export function findIds(document: Document, references: Reference[]): Finding[] {
  const lists = new Map(Object.keys(kinds).map((name) => [name, listOf(document, name)]))
  const duplicates = [...lists].flatMap(([name, list]) =>
    findDuplicates(document, name, list),
  )
  const sections = lists.get('sections')
  const absent = sections ? findAbsentSections(document, references, sections) : []
  return duplicates.concat(absent, findShown(document, lists))
}
