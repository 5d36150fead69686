import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDeferredValue, useMemo, useState } from 'react'

import { fixContent } from '../../../schema/fixContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import type { Draft } from '../../editorApi/storage.ts'
import { LanguageSelect } from '../bar/LanguageSelect.tsx'
import { problemMessage } from '../check/fieldProblems.ts'
import { MessageLanguageContext, useSay } from '../context.tsx'
import { initialMessageLanguage } from '../messageLanguage.ts'
import { parseContent } from '../state/parseContent.ts'

interface BrokenFileProps {
  text: string
  /** The newest draft, if there is one. */
  draft: Draft | undefined
  /** Absent if nobody has to sign in. */
  signOut: (() => void) | undefined
  /** Opens the editor with the fixed content. */
  onOpen: (content: SiteContent) => void
}

/** Shown instead of the editor if the content file is broken. */
export function BrokenFile(props: BrokenFileProps) {
  const [language, setLanguage] = useState(initialMessageLanguage)
  return (
    <MessageLanguageContext value={language}>
      <Box component="main" sx={pageStyle}>
        <LanguageSelect onChange={setLanguage} />
        <BrokenFileContent {...props} />
      </Box>
    </MessageLanguageContext>
  )
}

/** Offers the safe fixes and the draft, and lists the other problems by line. */
function BrokenFileContent({ text, draft, signOut, onOpen }: BrokenFileProps) {
  const say = useSay()
  // Finding the fixes can take more than a second, so the title appears first.
  const deferredText = useDeferredValue<string | null>(text, null)
  const fixResult = useMemo(
    () => (deferredText === null ? undefined : fixContent(deferredText)),
    [deferredText],
  )
  if (!fixResult) return <h1>{say('broken.brokenFile')}</h1>
  const fixedContent = parseContent(fixResult.text)
  const draftContent = draft && parseContent(draft.text)
  const problemList = (problems: readonly Problem[], showsFix: boolean) => (
    <Box component="ul" sx={listStyle}>
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.column} ${problem.code}`}>
          <small>{say('broken.line', { line: problem.line })}</small>{' '}
          {say(showsFix ? problemMessage(problem) : problem.message)}
        </li>
      ))}
    </Box>
  )
  return (
    <>
      <h1>{say('broken.brokenFile')}</h1>
      {fixedContent ? (
        <>
          <p>{say('broken.canBeFixed')}</p>
          {problemList(fixResult.fixedProblems, false)}
          <Button variant="contained" onClick={() => onOpen(fixedContent)}>
            {say('broken.fixAndOpen')}
          </Button>
        </>
      ) : (
        <>
          <p>{say('broken.cannotBeFixed')}</p>
          {problemList(fixResult.result.problems, true)}
        </>
      )}
      {draftContent && (
        <>
          <p>{say('broken.draftOfBroken')}</p>
          <Button variant="outlined" onClick={() => onOpen(draftContent)}>
            {say('common.restoreDraft')}
          </Button>
        </>
      )}
      {signOut && <Button onClick={signOut}>{say('common.signOut')}</Button>}
    </>
  )
}

const pageStyle = {
  maxWidth: '48rem',
  mx: 'auto',
  p: 3,
  fontSize: '1rem',
  '& h1': { fontSize: '1.5rem' },
  '& > select': { display: 'block', width: 'auto', ml: 'auto' },
} as const

const listStyle = {
  display: 'grid',
  gap: 2,
  p: 0,
  listStyle: 'none',
  '& small': { display: 'block', color: 'text.secondary' },
} as const
