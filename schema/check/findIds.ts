import { describeLocation } from '../messages/describeLocation.ts'
import type { Bilingual } from '../problem.ts'
import { isRecord, type Document } from '../read/readDocument.ts'
import type { Reference } from '../read/schemaTree.ts'
import { findAbsentSections } from './findAbsentSections.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { slug } from './formats.ts'
import { listOf, type List } from './idList.ts'
import { nearest } from './nearest.ts'

/** For each of these the whole list is searched for what may have been meant. */
const maxFindings = 100
/** What a sentence can list. */
const maxChoices = 12

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

/** An id that nobody has yet, made from the entry's own name where it has one. */
function freeId(entry: unknown, id: string, taken: Map<string, number>): string {
  const named = isRecord(entry) ? (entry['name'] ?? entry['city']) : undefined
  const own = typeof named === 'string' ? slug(named) : ''
  if (own !== '' && !taken.has(own)) return own
  let number = 2
  while (taken.has(`${id}-${number}`)) number += 1
  return `${id}-${number}`
}

function findDuplicates(
  document: Document,
  name: string,
  kind: Bilingual,
  { ids }: List,
): Finding[] {
  const entries = document.valueAt([name])
  const findings: Finding[] = []
  for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
    const id: unknown = isRecord(entry) ? entry['id'] : undefined
    if (typeof id !== 'string') continue
    const first = ids.get(id)
    if (first === undefined || first === index || findings.length >= maxProblems) continue
    const data = {
      id,
      kind,
      first: describeLocation(document.value, [name, first]),
      second: describeLocation(document.value, [name, index]),
      example: freeId(entry, id, ids),
    }
    findings.push(finding('duplicate-id', data, document.valueSpan([name, index, 'id'])))
  }
  return findings
}

/** What a section shows must exist, and once. */
function findShown(document: Document): Finding[] {
  const lists = new Map(
    Object.entries(shownBy).map(([type, name]) => [
      type,
      { name, ...listOf(document, name) },
    ]),
  )
  const findings: Finding[] = []
  const sections = document.valueAt(['sections'])
  for (const [index, section] of Array.isArray(sections) ? sections.entries() : []) {
    if (!isRecord(section) || !Array.isArray(section['show'])) continue
    const list = lists.get(String(section['type']))
    if (!list) continue
    const seen = new Set<unknown>()
    for (const [position, id] of section['show'].entries()) {
      const spanHere = () => document.valueSpan(['sections', index, 'show', position])
      if (seen.has(id)) {
        const place = describeLocation(document.value, ['sections', index])
        findings.push(finding('shown-twice', { id: String(id), place }, spanHere()))
      }
      seen.add(id)
      if (findings.length >= maxFindings) return findings
      if (typeof id !== 'string' || list.ids.has(id) || !list.whole) continue
      const span = spanHere()
      const near = nearest(id, list.ids.keys())
      const edit =
        near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
      const choices = [...list.ids.keys()].slice(0, maxChoices)
      findings.push(
        finding('unknown-entry', { id, list: list.name, near, choices }, span, edit),
      )
    }
  }
  return findings
}

/** Ids must be unique, and what is named must be there. */
export function findIds(document: Document, references: Reference[]): Finding[] {
  const duplicates = Object.entries(kinds).flatMap(([name, kind]) =>
    findDuplicates(document, name, kind, listOf(document, name)),
  )
  const absent = findAbsentSections(document, references, listOf(document, 'sections'))
  return duplicates.concat(absent, findShown(document))
}
