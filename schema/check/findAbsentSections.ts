import { excerpt } from '../messages/describeValue.ts'
import { sectionTypes } from '../model/model.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { codeText, type Reference } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { lacksHero } from './findOrder.ts'
import type { List } from './idList.ts'
import { isTypoOf } from './isTypoOf.ts'
import { nearest } from './nearest.ts'

/** A limit: each of these searches the whole list for what may be meant. */
const maxFindings = 100
/** A sentence lists so many ids at most. */
const maxChoices = 12

/** Menu entries and buttons by the section that they lead to. */
function linksBySection(references: Reference[]): Map<string, Path[]> {
  const links = new Map<string, Path[]>()
  for (const { to, id, path } of references) {
    if (to !== 'section') continue
    const known = links.get(id)
    if (known) known.push(path)
    else links.set(id, [path])
  }
  return links
}

function linesOf(document: Document, paths: Path[]): number[] {
  return paths
    .slice(0, maxChoices)
    .map((path) => document.lineAt(document.valueSpan(path).offset))
}

/** Was the section removed, and not given another id? Then no section has its type, or its texts are unused. */
function isTakenOut(document: Document, asked: string, references: Reference[]) {
  const sections = document.valueAt(['sections'])
  const types = Array.isArray(sections)
    ? sections.map((section: unknown) =>
        isRecord(section) ? section['type'] : undefined,
      )
    : []
  if (sectionTypes.includes(asked) && !types.includes(asked)) return true
  const used = new Set(references.flatMap(({ to, id }) => (to === 'text' ? [id] : [])))
  return languagesOf(document.value).some((language) => {
    const texts = document.valueAt(['catalogs', language])
    return Object.keys(Object(texts)).some((id) => !codeText(id) && !used.has(id))
  })
}

/** The section that probably got another id: the only one to which no link leads and whose id is a variant of the asked one. */
function renamedTo(
  document: Document,
  asked: string,
  references: Reference[],
  unlinked: string[],
): string | undefined {
  const near = nearest(asked, unlinked)
  if (near !== undefined) return near
  if (isTakenOut(document, asked, references)) return undefined
  const strange = unlinked.filter((id) => isTypoOf(id, asked, document.value))
  return strange.length === 1 ? strange[0] : undefined
}

/** Reports a section that got another id: one problem at the section, not one at each link. */
function renamedSection(
  document: Document,
  asked: string,
  paths: Path[],
  references: Reference[],
  links: Map<string, Path[]>,
  sections: List,
): Finding | undefined {
  const unlinked = [...sections.ids.keys()].filter((own) => !links.has(own))
  const renamed = renamedTo(document, asked, references, unlinked)
  const section = [...sections.ids].find(([own]) => own === renamed)
  if (!section) return undefined
  const [id, index] = section
  if (paths.length < 2 && isTypoOf(asked, id, document.value)) return undefined
  const place = ['sections', index]
  return finding(
    'section-renamed',
    { id, asked, lines: linesOf(document, paths), place },
    document.valueSpan(['sections', index, 'id']),
  )
}

function unknownSection(
  document: Document,
  asked: string,
  paths: Path[],
  sections: List,
  isHero: boolean,
): Finding {
  const [first = [], ...others] = paths
  const near = nearest(asked, sections.ids.keys())
  const span = document.valueSpan(first)
  const menu = document.valueAt(['header', 'menu'])
  const inMenu = first[1] === 'menu' && Array.isArray(menu) && menu.length > 1
  const choices = [...sections.ids.keys()].slice(0, maxChoices)
  const edit =
    near === undefined || others.length > 0
      ? undefined
      : { ...span, text: JSON.stringify(near) }
  const data = {
    id: asked,
    near,
    choices,
    also: linesOf(document, others),
    inMenu,
    isHero,
  }
  return finding('unknown-section', data, span, edit)
}

/** Such as https://acme.com and www.acme.com/jobs; an id has no dots. */
const isAddress = (id: string) => /^[\w-]+\.[\w-]|:\/\//.test(id)

function addressAsSection(
  document: Document,
  id: string,
  path: Path,
  sections: List,
): Finding[] {
  // A link with two ways is reported as that.
  if (document.valueAt([...path.slice(0, -1), 'address']) !== undefined) return []
  const value = excerpt(id)
  // An address copied from the browser: the section stands behind "#".
  const right = id.slice(id.lastIndexOf('#') + 1)
  if (sections.ids.has(right)) {
    const span = document.valueSpan(path)
    const edit = { ...span, text: JSON.stringify(right) }
    return [finding('address-as-section', { value, thing: path, right }, span, edit)]
  }
  const key = document.keySpan(path)
  return [
    finding('address-as-section', { value, thing: path, right: undefined }, key, {
      ...key,
      text: '"address"',
    }),
  ]
}

/** Reports missing sections, once for all links to each, and a page without a hero. */
export function findAbsentSections(
  document: Document,
  references: Reference[],
  sections: List,
): Finding[] {
  // Not where two sections have one id, as either may be meant, nor for an empty list, which is reported as that.
  const isKnown = sections.whole && sections.ids.size > 0
  const links = linksBySection(references)
  const absent = isKnown ? [...links].filter(([id]) => !sections.ids.has(id)) : []
  const noHero = lacksHero(document)
  const isHero = noHero && absent.length === 1
  const findings = absent
    .slice(0, maxFindings)
    .flatMap(([id, paths]) =>
      isAddress(id)
        ? paths
            .slice(0, maxChoices)
            .flatMap((path) => addressAsSection(document, id, path, sections))
        : (renamedSection(document, id, paths, references, links, sections) ??
          unknownSection(document, id, paths, sections, isHero)),
    )
  const isReported = isHero && findings.some(({ code }) => code === 'unknown-section')
  if (noHero && !isReported)
    findings.push(finding('no-hero', {}, document.keySpan(['sections'])))
  return findings
}
