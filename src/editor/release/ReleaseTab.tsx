import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import { useState } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { placeName } from '../changes/placeName.ts'
import { useSentence } from '../check/useSentence.ts'
import type { FieldProblem } from '../check/withFields.ts'
import { useEditor, useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import { Disclosure } from '../panel/Disclosure.tsx'
import { useStore } from '../state/store.ts'
import { said, words } from '../words.ts'
import { Guide } from './Guide.tsx'
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
  const say = useSay()
  const sentence = useSentence()
  const { site, navigation, language } = useEditor()
  const own = useStore(language, (now) => now)
  const { content } = site.get().history.now
  return (
    <EntryList>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.offset}`}>
          <Link
            component="button"
            type="button"
            onClick={() => navigation.goTo(problem.field)}
            sx={{ fontWeight: 600, textAlign: 'start' }}
          >
            {placeName(content, problem.field, own) || say(words.picturesThere)}
          </Link>
          <span>{sentence(problem)}</span>
        </li>
      ))}
    </EntryList>
  )
}
