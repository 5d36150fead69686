import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import type { Draft } from '../../editorApi/storage.ts'
import { LanguageSelect } from '../bar/LanguageSelect.tsx'
import type { Checker, FixAnswer } from '../check/checker.ts'
import { interfaceLanguage } from '../interfaceLanguage.ts'
import { sayIn } from '../messages/messages.ts'
import { parseContent } from '../state/parseContent.ts'
import { mixedVersions } from './mixedVersions.ts'

interface BrokenFileProps {
  text: string
  checker: Checker
  /** The newest unsaved work. */
  draft: Draft | undefined
  /** Absent if nobody has to sign in. */
  signOut: (() => void) | undefined
  /** Opens the editor with the fixed content. `theirs` is the other version, if the file has conflict marks. */
  onOpen: (content: SiteContent, theirs?: SiteContent) => void
}

/** Shown if the file cannot be read: offers the safe fixes and lists the other problems by line. */
export function BrokenFile({ text, checker, draft, signOut, onOpen }: BrokenFileProps) {
  const [language, setLanguage] = useState(interfaceLanguage)
  const [fix, setFix] = useState<FixAnswer | 'unknown'>()
  useEffect(() => {
    void checker.fix({ text }).then((answer) => setFix(answer ?? 'unknown'))
  }, [checker, text])
  if (!fix) return null
  const { problems, fixedProblems } = fix === 'unknown' ? nothing : fix
  const fixedContent = fix === 'unknown' ? undefined : parseContent(fix.fixed)
  const work = draft && parseContent(draft.text)
  const versions = mixedVersions(text)
  const placeOf = ({ line }: Problem) => {
    const near = wordsNear(text, line)
    return near === undefined
      ? sayIn(language, 'broken.line', { line })
      : sayIn(language, 'broken.lineNear', { line, near })
  }
  const listOf = (shown: readonly Problem[], withFix: boolean) => (
    <Box component="ul" sx={list}>
      {shown.map((problem) => (
        <li key={`${problem.line} ${problem.column} ${problem.code}`}>
          <small>{placeOf(problem)}</small> {problem.message[language]}{' '}
          {withFix && `${sayIn(language, 'common.howToFix')} ${problem.fix[language]}`}
        </li>
      ))}
    </Box>
  )
  return (
    <Box component="main" sx={page}>
      <LanguageSelect value={language} onChange={setLanguage} />
      <h1>{sayIn(language, 'broken.brokenFile')}</h1>
      {fixedContent && (
        <>
          <p>{sayIn(language, 'broken.canBeFixed')}</p>
          {listOf(fixedProblems, false)}
          <Button variant="contained" onClick={() => onOpen(fixedContent)}>
            {sayIn(language, 'broken.fixAndOpen')}
          </Button>
        </>
      )}
      {!fixedContent && versions && (
        <>
          <p>{sayIn(language, 'broken.versionsMixed')}</p>
          <Button
            variant="contained"
            onClick={() => onOpen(versions.ours, versions.theirs)}
          >
            {sayIn(language, 'broken.chooseAndOpen')}
          </Button>
        </>
      )}
      {!fixedContent && !versions && (
        <>
          <p>
            {sayIn(
              language,
              fix === 'unknown' ? 'common.notChecked' : 'broken.cannotBeFixed',
            )}
          </p>
          {listOf(problems, true)}
        </>
      )}
      {work && (
        <>
          <p>{sayIn(language, 'broken.draftOfBroken')}</p>
          <Button variant="outlined" onClick={() => onOpen(work)}>
            {sayIn(language, 'common.takeDraft')}
          </Button>
        </>
      )}
      {signOut && <Button onClick={signOut}>{sayIn(language, 'common.signOut')}</Button>}
    </Box>
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

const maxLength = 40

/** A text of the page at or above this line of the file, so that the owner recognizes the place. */
function wordsNear(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line).toReversed()
  const near = lines
    .map((each) => /["“”]((?=[^"“”]*\s|\p{Lu})[^"“”]+)["“”]\W*$/u.exec(each)?.[1])
    .find((words) => words !== undefined)
  return near && near.length > maxLength ? `${near.slice(0, maxLength)}…` : near
}
