import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import type { Draft } from '../../editorApi/storage.ts'
import { LanguageSelect } from '../bar/LanguageSelect.tsx'
import type { Checker, FixAnswer } from '../check/checker.ts'
import { InterfaceLanguage, useSay } from '../context.tsx'
import { interfaceLanguage } from '../interfaceLanguage.ts'
import { parseContent } from '../state/parseContent.ts'

interface BrokenFileProps {
  text: string
  checker: Checker
  /** The newest unsaved work. */
  draft: Draft | undefined
  /** Absent if nobody has to sign in. */
  signOut: (() => void) | undefined
  /** Opens the editor with the fixed content. */
  onOpen: (content: SiteContent) => void
}

/** Shown if the file cannot be read. */
export function BrokenFile(props: BrokenFileProps) {
  const [language, setLanguage] = useState(interfaceLanguage)
  return (
    <InterfaceLanguage value={language}>
      <Box component="main" sx={page}>
        <LanguageSelect onChange={setLanguage} />
        <WaysOut {...props} />
      </Box>
    </InterfaceLanguage>
  )
}

/** Offers the safe fixes and the draft, and lists the other problems by line. */
function WaysOut({ text, checker, draft, signOut, onOpen }: BrokenFileProps) {
  const say = useSay()
  const [fix, setFix] = useState<FixAnswer | 'unknown'>()
  useEffect(() => {
    void checker.fix({ text }).then((answer) => setFix(answer ?? 'unknown'))
  }, [checker, text])
  if (!fix) return null
  const { problems, fixedProblems } = fix === 'unknown' ? nothing : fix
  const fixedContent = fix === 'unknown' ? undefined : parseContent(fix.fixed)
  const work = draft && parseContent(draft.text)
  const listOf = (shown: readonly Problem[], withFix: boolean) => (
    <Box component="ul" sx={list}>
      {shown.map((problem) => (
        <li key={`${problem.line} ${problem.column} ${problem.code}`}>
          <small>{say('broken.line', { line: problem.line })}</small>{' '}
          {say(problem.message)}{' '}
          {withFix && `${say('common.howToFix')} ${say(problem.fix)}`}
        </li>
      ))}
    </Box>
  )
  return (
    <>
      <h1>{say('broken.brokenFile')}</h1>
      {fixedContent && (
        <>
          <p>{say('broken.canBeFixed')}</p>
          {listOf(fixedProblems, false)}
          <Button variant="contained" onClick={() => onOpen(fixedContent)}>
            {say('broken.fixAndOpen')}
          </Button>
        </>
      )}
      {!fixedContent && (
        <>
          <p>{say(fix === 'unknown' ? 'common.notChecked' : 'broken.cannotBeFixed')}</p>
          {listOf(problems, true)}
        </>
      )}
      {work && (
        <>
          <p>{say('broken.draftOfBroken')}</p>
          <Button variant="outlined" onClick={() => onOpen(work)}>
            {say('common.takeDraft')}
          </Button>
        </>
      )}
      {signOut && <Button onClick={signOut}>{say('common.signOut')}</Button>}
    </>
  )
}

const nothing = { problems: [], fixedProblems: [] } satisfies Partial<FixAnswer>

const page = {
  maxWidth: '48rem',
  mx: 'auto',
  p: 3,
  fontSize: '1rem',
  '& h1': { fontSize: '1.5rem' },
  '& > select': { display: 'block', width: 'auto', ml: 'auto' },
} as const

const list = {
  display: 'grid',
  gap: 2,
  p: 0,
  listStyle: 'none',
  '& small': { display: 'block', color: 'text.secondary' },
} as const
