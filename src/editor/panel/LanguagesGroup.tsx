import { languageList } from '../../../schema/languages.ts'
import { useEditor, useSay } from '../context.tsx'
import { Help } from '../controls/styles.tsx'
import { addLanguage, removeLanguage } from '../edits/actions.ts'
import { useLanguages } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { languageName } from '../titles.ts'
import { Disclosure } from './Disclosure.tsx'
import { ListRow, Rows } from './ListRow.tsx'

const root = ['catalogs']

/** The page's languages: others can be added, and all but the last one removed. */
export function LanguagesGroup() {
  const say = useSay()
  const { site, navigation, announcement } = useEditor()
  const used = useLanguages(site)
  // A longer path leads to a text, whose field is in another group.
  const isOpen = useStore(
    navigation,
    ({ open }) => open[0] === root[0] && open.length <= 2,
  )
  return (
    <Disclosure
      title={say('common.languages')}
      count={used.length}
      isOpen={isOpen}
      onToggle={() => navigation.unfold(isOpen ? [] : root)}
    >
      <Help>{say('panel.languagesHelp')}</Help>
      <Rows>
        {languageList.map((language) => {
          const path = [...root, language]
          const name = say(languageName(language))
          const isThere = used.includes(language)
          const isLast = isThere && used.length === 1
          return (
            <ListRow
              key={language}
              data-path={JSON.stringify(path)}
              name={name}
              action={isLast ? undefined : isThere ? 'remove' : 'add'}
              onAct={() => {
                const change = isThere ? removeLanguage : addLanguage
                site.change(path, (now) => change(now, language))
                navigation.goTo(path)
                if (isThere) announcement.set(say('common.removed', { name }))
              }}
            />
          )
        })}
      </Rows>
    </Disclosure>
  )
}
