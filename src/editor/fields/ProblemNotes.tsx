import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { canOnlyBeRemoved } from '../../../schema/messages/problems.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { withFix } from '../check/checks.ts'
import { problemMessage, type FieldProblem } from '../check/fieldProblems.ts'
import { removePart } from '../contentActions/actions.ts'
import { useEditor, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { useProblemsAt } from './useField.ts'

/** The problems at a path, how to fix them, and a button for each problem with an edit. */
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
          onFixed={() => navigation.goTo(path, problem.language)}
        />
      ))}
    </Box>
  )
}

interface ProblemNoteProps {
  problem: FieldProblem
  /** Called after the fix, to move the focus: the focused button disappears with the problem. */
  onFixed: () => void
}

export function ProblemNote({ problem, onFixed }: ProblemNoteProps) {
  const say = useSay()
  const { site, checks } = useEditor()
  const { severity, code, edit, field, path } = problem
  const button = (label: Bilingual, change: Parameters<typeof site.change>[1]) => (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={() => {
        site.change(field, change)
        // The owner can then fix the next problem at once.
        checks.checkNow()
        onFixed()
      }}
    >
      {say(label)}
    </Button>
  )
  return (
    <Box sx={noteStyle} data-severity={severity}>
      <span>{say(problemMessage(problem))}</span>
      {edit &&
        button(message('button.fix'), (content) => withFix(content, checks.get(), edit))}
      {!edit &&
        canOnlyBeRemoved(code) &&
        button(message('common.remove'), (content) => removePart(content, path))}
    </Box>
  )
}

const noteStyle = {
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
