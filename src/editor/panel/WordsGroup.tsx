import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { codeTexts } from '../../../schema/read/modelTree.ts'
import { pathOfCodeText } from '../changes/textPaths.ts'
import { useEditor } from '../context.tsx'
import { Help } from '../controls/styles.tsx'
import { Part } from '../fields/Part.tsx'
import { isWithin } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'
import { Disclosure } from './Disclosure.tsx'

interface WordsGroupProps {
  place: 'seen' | 'unseen'
  title: string
  help: string
}

/** The texts of the page's code, which no section names: those that are visible on the page, or the others. */
export function WordsGroup({ place, title, help }: WordsGroupProps) {
  const { site, navigation, seenWords } = useEditor()
  const root = ['words', place]
  const seen = useStore(seenWords, (ids) => ids)
  const { content } = site.get().history.now
  const ids = Object.keys(codeTexts).filter((id) => (place === 'seen') === seen.has(id))
  const isOpen = useStore(
    navigation,
    ({ open }) =>
      isWithin(open, root) || (isInCatalogs(open) && ids.includes(String(open[2]))),
  )
  return (
    <Disclosure
      title={title}
      isOpen={isOpen}
      onToggle={() => navigation.unfold(isOpen ? [] : root)}
      count={ids.length}
    >
      <Help>{help}</Help>
      {ids.map((id) => (
        <Part key={id} path={pathOfCodeText(content, id)} />
      ))}
    </Disclosure>
  )
}
