import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Bilingual } from '../../../schema/problem.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { isOutOfPlace } from '../check/formFixes.ts'
import { mended } from '../check/mended.ts'
import { useSentence } from '../check/useSentence.ts'
import type { FieldProblem } from '../check/withFields.ts'
import { useEditor, useSay } from '../context.tsx'
import { removePart, removeUnused } from '../edits/edits.ts'
import { words } from '../words.ts'
import { useProblemsAt } from './useProblems.ts'

/** What is wrong at a place, how it is mended, and the mend itself where there is just one. */
export function ProblemNotes({ path, id }: { path: Path; id: string }) {
  const { navigation } = useEditor()
  const problems = useProblemsAt(path)
  if (problems.length === 0) return null
  return (
    <Box id={id} sx={{ display: 'grid', gap: 1 }}>
      {problems.map((problem) => (
        <ProblemNote
          key={`${problem.code} ${problem.offset}`}
          problem={problem}
          onMended={() => navigation.goTo(path)}
        />
      ))}
    </Box>
  )
}

interface ProblemNoteProps {
  problem: FieldProblem
  /** The button has the focus, and goes with the problem. */
  onMended: () => void
}

export function ProblemNote({ problem, onMended }: ProblemNoteProps) {
  const say = useSay()
  const sentence = useSentence()
  const { site, checks } = useEditor()
  const { severity, code, edit, field, path } = problem
  const button = (label: Bilingual, change: Parameters<typeof site.change>[1]) => (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={() => {
        site.change(field, change)
        onMended()
      }}
    >
      {say(label)}
    </Button>
  )
  return (
    <Box sx={note} data-severity={severity}>
      <span>{sentence(problem)}</span>
      {edit && button(words.mend, (now) => mended(now, checks.get(), edit))}
      {!edit &&
        isOutOfPlace(code) &&
        button(words.remove, (now) =>
          code === 'unused-text' ? removeUnused(now, path) : removePart(now, path),
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
  '&[data-severity=blank]': { borderColor: 'divider', color: 'text.secondary' },
  '& button': { flexShrink: 0, py: 0 },
} as const
