import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Path } from '../../../schema/read/readDocument.ts'
import { mended } from '../check/mended.ts'
import { sentenceOf } from '../check/sentenceOf.ts'
import type { FieldProblem } from '../check/withFields.ts'
import { useEditor, useSay } from '../context.tsx'
import { words } from '../words.ts'
import { useProblemsAt } from './useProblems.ts'

/** What is wrong at a place, how it is mended, and the mend itself where there is just one. */
export function ProblemNotes({ path, id }: { path: Path; id: string }) {
  const problems = useProblemsAt(path)
  if (problems.length === 0) return null
  return (
    <Box id={id} sx={{ display: 'grid', gap: 1 }}>
      {withoutEchoes(problems).map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.offset}`} problem={problem} />
      ))}
    </Box>
  )
}

/** Of a text that is empty in two languages it is said once. */
function withoutEchoes(problems: readonly FieldProblem[]): FieldProblem[] {
  const said = new Map(problems.map((problem) => [sentenceOf(problem).en, problem]))
  return [...said.values()]
}

export function ProblemNote({ problem }: { problem: FieldProblem }) {
  const say = useSay()
  const { site, checks } = useEditor()
  const { severity, edit, field } = problem
  return (
    <Box sx={note} data-severity={severity}>
      <span>{say(sentenceOf(problem))}</span>
      {edit && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() =>
            site.change(field, (now) => mended(now, checks.get().text, edit))
          }
        >
          {say(words.mend)}
        </Button>
      )}
    </Box>
  )
}

const note = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 1,
  pl: 1.25,
  borderLeft: '3px solid',
  borderColor: 'error.main',
  fontSize: '.8125rem',
  lineHeight: 1.45,
  '&[data-severity=warning]': { borderColor: 'warning.main' },
  '& button': { flexShrink: 0, py: 0 },
} as const
