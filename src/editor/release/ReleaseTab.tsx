import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'

import { fieldAt } from '../../../schema/fieldAt.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { useSentence } from '../check/useSentence.ts'
import type { FieldProblem } from '../check/withFields.ts'
import { useEditor, useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import { Disclosure } from '../panel/Disclosure.tsx'
import { PlaceLink } from '../panel/PlaceLink.tsx'
import { useStore } from '../state/store.ts'
import { said, words } from '../words.ts'
import { guides } from './guides.ts'
import { TestMessage } from './TestMessage.tsx'
import { useReleaseProblems } from './useReleaseProblems.ts'

/** What is left to do before the site goes live, part by part, and the way through the accounts that it needs. */
export function ReleaseTab() {
  const say = useSay()
  const { site, navigation } = useEditor()
  const problems = useReleaseProblems()
  const open = useStore(navigation, (place) => place.part)
  if (!problems) return <LinearProgress aria-label={say(words.release)} />
  const { content } = site.get().history.now
  const names = [...new Set(problems.map(({ field }) => String(field[0])))]
  const titleOf = (part: string) =>
    part === 'catalogs'
      ? words.pageWords
      : (fieldAt(content, [part])?.title ?? words.unusedPictures)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="output" sx={{ fontWeight: 650 }}>
        {say(problems.length === 0 ? words.readyToGoLive : said.left(problems.length))}
      </Box>
      {problems.length > 0 && <p>{say(words.releaseHelp)}</p>}
      {names.map((part) => {
        const left = problems.filter(({ field }) => field[0] === part)
        const guide = guides[part]
        return (
          <Disclosure
            key={part}
            title={say(titleOf(part))}
            count={left.length}
            isOpen={open === part}
            onToggle={() => navigation.unfoldPart(open === part ? undefined : part)}
          >
            {guide && <Guide steps={guide} />}
            <Left problems={left} />
          </Disclosure>
        )
      })}
      {contentOnPage(content).email && <TestMessage />}
    </Box>
  )
}

function Left({ problems }: { problems: readonly FieldProblem[] }) {
  const sentence = useSentence()
  return (
    <EntryList>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.offset}`}>
          <PlaceLink path={problem.field} whole={words.unusedPictures} />
          <span>{sentence(problem)}</span>
        </li>
      ))}
    </EntryList>
  )
}

function Guide({ steps }: { steps: readonly Bilingual[] }) {
  const say = useSay()
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {steps.map((step) => (
        <li key={step.en}>{say(step)}</li>
      ))}
    </Box>
  )
}
