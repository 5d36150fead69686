import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { copyOfContent, type Mistake } from './mistake.ts'

type Group = Record<string, unknown>

function groupAt(content: Group, path: Path): Group {
  const found = lookUp(content, path)
  if (!isRecord(found)) throw new Error(`There is no group ${path.join(' › ')}.`)
  return found
}

function listAt(content: Group, name: string): unknown[] {
  const found = content[name]
  if (!Array.isArray(found)) throw new Error(`There is no list ${name}.`)
  return found
}

function taken(holder: Group, name: string): unknown {
  const value = holder[name]
  Reflect.deleteProperty(holder, name)
  return value
}

/** The content after a change that leaves it JSON. */
function changed(
  where: string,
  names: string,
  change: (content: Group) => void,
): Mistake {
  const content = copyOfContent()
  change(content)
  return {
    where,
    text: `${JSON.stringify(content, null, 2)}\n`,
    lines: [1, Number.MAX_SAFE_INTEGER],
    names,
    mendable: false,
  }
}

const lists = ['sections', 'services', 'clients', 'offices']
const languages = ['en', 'br']

/** An entry is cut out of its list and pasted into another one. */
export const inAnotherList = () =>
  lists.flatMap((from) =>
    lists
      .filter((to) => to !== from)
      .map((to) =>
        changed(`${from} → ${to}`, `“${from}”`, (content) => {
          listAt(content, to).splice(1, 0, ...listAt(content, from).splice(1, 1))
        }),
      ),
  )

/** An entry is pasted inside another entry of its list. */
export const insideAnother = () =>
  lists.map((list) =>
    changed(`${list} inside itself`, `“${list}”`, (content) => {
      const [entry] = listAt(content, list).splice(1, 1)
      groupAt(content, [list, 0])['more'] = entry
    }),
  )

/** An entry is pasted behind its list. */
export const behindTheList = () =>
  lists.map((list) =>
    changed(`${list} behind the list`, `“${list}”`, (content) => {
      const [entry] = listAt(content, list).splice(1, 1)
      content[`${list}2`] = entry
    }),
  )

const places: Path[] = [[], ['catalogs'], ['company'], ['header'], ['sections', 0]]

/** A text that stands outside of its catalog. */
export const outsideCatalogs = () =>
  ['hero.title', 'nav.about', 'form.name', 'footer.love'].flatMap((id) =>
    places.map((place) =>
      changed(`${id} in ${place.join(' › ')}`, '“br”', (content) => {
        groupAt(content, place)[id] = taken(groupAt(content, ['catalogs', 'br']), id)
      }),
    ),
  )

/** Texts in groups, as other programs write them: "hero": { "title": … }. */
export const nestedTexts = () =>
  ['hero', 'nav', 'language', 'footer'].flatMap((group) =>
    languages.map((language) =>
      changed(`${language} › ${group} as a group`, `“${group}.`, (content) => {
        const catalog = groupAt(content, ['catalogs', language])
        const names = Object.keys(catalog).filter((id) => id.startsWith(`${group}.`))
        catalog[group] = Object.fromEntries(
          names.map((id) => [id.slice(group.length + 1), taken(catalog, id)]),
        )
      }),
    ),
  )

const settings: [from: Path, to: Path][] = [
  [['captcha', 'siteKey'], ['email']],
  [['email', 'publicKey'], ['captcha']],
  [['company', 'email'], ['email']],
  [['company', 'phone'], ['site']],
  [['site', 'address'], ['company']],
  [['company', 'cnpj'], []],
  [['email', 'rateLimit', 'throttle'], ['email']],
  [['header', 'button'], []],
]

/** A setting under the wrong heading. */
export const underAnotherHeading = () =>
  settings.map(([from, to]) => {
    const name = String(from.at(-1))
    return changed(`${from.join(' › ')} in ${to.join(' › ')}`, `“${name}”`, (content) => {
      groupAt(content, to)[name] = taken(groupAt(content, from.slice(0, -1)), name)
    })
  })
