import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { useSentence } from '../check/useSentence.ts'
import type { FieldProblem } from '../check/withFields.ts'
import { useEditor, useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import { Disclosure } from '../panel/Disclosure.tsx'
import { PlaceLink } from '../panel/PlaceLink.tsx'
import { said, words } from '../words.ts'
import { guides } from './guides.ts'
import { TestMessage } from './TestMessage.tsx'
import { useReleaseProblems } from './useReleaseProblems.ts'

/** What is left to do before the site goes live, part by part, and the way through the accounts that it needs. */
export function ReleaseTab() {
  const say = useSay()
  const { site } = useEditor()
  const problems = useReleaseProblems()
  const [open, setOpen] = useState<string>()
  const [most, setMost] = useState(0)
  if (!problems) return <LinearProgress aria-label={say(words.release)} />
  if (problems.length > most) setMost(problems.length)
  const { content } = site.get().history.now
  const names = [...new Set(problems.map(({ field }) => String(field[0])))]
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="output" sx={{ fontWeight: 650 }}>
        {say(problems.length === 0 ? words.readyToGoLive : said.left(problems.length))}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={say(words.release)}
        value={most === 0 ? 100 : (100 * (most - problems.length)) / most}
      />
      <p>{say(words.releaseHelp)}</p>
      {names.map((part) => {
        const left = problems.filter(({ field }) => field[0] === part)
        const title = fieldAt(content, [part])?.title
        const guide = guides[part]
        return (
          <Disclosure
            key={part}
            title={title && part !== 'catalogs' ? say(title) : say(words.pageWords)}
            count={left.length}
            isOpen={open === part}
            onToggle={() => setOpen(open === part ? undefined : part)}
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
          <PlaceLink path={problem.field} whole={words.picturesThere} />
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
