import { expect, test } from 'vitest'

import { moveEntry, setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import {
  addEntry,
  addPart,
  chooseAlternative,
  removeLanguage,
  removePart,
  setText,
  setTextAt,
  setWithLabel,
  withHidden,
} from '../contentActions/actions.ts'
import { createStore } from '../state/store.ts'
import { ChangeList } from './ChangeList.tsx'
import { commitMessage } from './commitMessage.ts'

const before = readAccepted('all-sections/content/site.json')

const set = (value: unknown, ...path: Path) => setValue(before, path, value)
const newService = fieldAt(before, ['services'])?.snippets[0]?.body
const link = ['notice', 'link']
const ways = fieldAt(before, link)?.alternatives ?? []

const edits: Record<string, unknown> = {
  'a word': setText(before, 'en', 'services.title', 'What we do, from end to end'),
  'a rewritten text': setText(before, 'br', 'services.title', 'Nada igual'),
  'a number in a text': setText(before, 'br', 'prices.month.price', 'R$ 68.500 por mês'),
  'two languages': setText(
    setText(before, 'en', 'hero.title', 'New'),
    'br',
    'hero.title',
    'Novo',
  ),
  'a text of the code': setText(before, 'en', 'form.name', 'Your name'),
  'an emptied text': setTextAt(
    setText(before, 'en', 'hours.note', ''),
    ['sections', 10, 'note'],
    'br',
    '',
  ),
  'a name': set('Serrazul Norte', 'company', 'name'),
  'a color': set('#336699', 'site', 'colors', 'accent'),
  'a choice': set('waves', 'site', 'motif'),
  'the default language': set('br', 'site', 'defaultLanguage'),
  'a day': set('2026-01-31', 'notice', 'until'),
  'a time': set('24:00', 'offices', 1, 'hours', 0, 'closes'),
  'a weekday': set('sunday', 'offices', 1, 'hours', 0, 'to'),
  'a year': set(1998, 'company', 'since'),
  'a number with a unit': set(1_500_000, 'email', 'rateLimit', 'throttle'),
  'a switch turned on': set(true, 'email', 'blockHeadless'),
  'a switch turned off': set(false, 'sections', 11, 'form'),
  'an icon': set('anchor', 'services', 0, 'icon'),
  'a picture': set('/logos/brumare.svg', 'clients', 0, 'logo'),
  'a focal point': set('10% 90%', 'sections', 12, 'picture', 'focus'),
  'a reference': set('services', 'header', 'button', 'section'),
  'another kind of link': chooseAlternative(before, link, ways, 'phone'),
  'a network with its label': setWithLabel(
    before,
    ['company', 'social', 0, 'network'],
    'tiktok',
  ),
  'an added part': addPart(before, ['company', 'since']),
  'an added group': addPart(before, ['sections', 5, 'quote']),
  'a removed part': removePart(before, ['company', 'whatsapp']),
  'an added entry': addEntry(before, ['services'], 7, newService),
  'a removed entry': removePart(before, ['services', 0]),
  'a moved entry': moveEntry(before, ['clients', 0], 5),
  'a hidden section': withHidden(before, ['sections', 2], true),
  'an added text': addPart(before, ['sections', 11, 'fields', 1, 'required']),
  'a removed language': removeLanguage(before, 'br'),
}
const files = { '/new.jpg': 'id', '/privacy.pdf': 'id', '/wide.svg': null }

test('the descriptions of all kinds of changes match the snapshot', async () => {
  const lines: string[] = []
  for (const [title, edited] of Object.entries(edits)) {
    lines.push('', `# ${title}`)
    const after = edited as SiteContent
    for (const language of ['en', 'br'] as const) {
      const { container, unmount } = renderInEditor(
        { site: loadedSite(before), language: createStore(language) },
        <ChangeList
          before={before}
          after={after}
          files={edited === edits['a word'] ? files : {}}
        />,
      )
      for (const item of container.querySelectorAll('li'))
        lines.push([...item.childNodes].map(({ textContent }) => textContent).join(' | '))
      unmount()
      const [subject] = commitMessage(
        { before, after, files: new Map() },
        language,
      ).split('\n')
      lines.push(`→ ${subject}`)
    }
  }
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
    '__snapshots__/changes.txt',
  )
})
