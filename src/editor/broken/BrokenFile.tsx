import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { LanguageSelect } from '../bar/LanguageSelect.tsx'
import type { Checker } from '../check/checker.ts'
import { ownLanguage } from '../ownLanguage.ts'
import { parseContent } from '../saving/parseContent.ts'
import { said, words } from '../words.ts'
import { mixedVersions } from './mixedVersions.ts'
import { wordsNear } from './wordsNear.ts'

interface BrokenFileProps {
  text: string
  checker: Checker
  /** Opens the editor with the mended content, which is not saved yet; of a file of two versions, with the other one too. */
  onOpen: (mended: SiteContent, theirs?: SiteContent) => void
}

/** A file that cannot be read as it is: what can be mended surely is offered, the rest is told with its place. */
export function BrokenFile({ text, checker, onOpen }: BrokenFileProps) {
  const [language, setLanguage] = useState(ownLanguage)
  const [fix, setFix] = useState<Awaited<ReturnType<Checker['fix']>>>()
  useEffect(() => {
    void checker.fix({ text }).then(setFix)
  }, [checker, text])
  if (!fix) return null
  const mended = parseContent(fix.fixed)
  const versions = mixedVersions(text)
  const placeOf = ({ line }: Problem) => said.line(line, wordsNear(text, line))[language]
  return (
    <Box component="main" sx={page}>
      <LanguageSelect value={language} onChange={setLanguage} />
      <h1>{words.brokenFile[language]}</h1>
      {mended && (
        <>
          <p>{words.canBeMended[language]}</p>
          <Box component="ul" sx={list}>
            {fix.mended.map((problem) => (
              <li key={`${problem.line} ${problem.column} ${problem.code}`}>
                <small>{placeOf(problem)}</small> {problem.message[language]}
              </li>
            ))}
          </Box>
          <Button variant="contained" onClick={() => onOpen(mended)}>
            {words.mendAndOpen[language]}
          </Button>
        </>
      )}
      {!mended && versions && (
        <>
          <p>{words.versionsMixed[language]}</p>
          <Button
            variant="contained"
            onClick={() => onOpen(versions.ours, versions.theirs)}
          >
            {words.chooseAndOpen[language]}
          </Button>
        </>
      )}
      {!mended && !versions && (
        <>
          <p>{words.cannotBeMended[language]}</p>
          <Box component="ul" sx={list}>
            {fix.problems.map((problem) => (
              <li key={`${problem.line} ${problem.column} ${problem.code}`}>
                <small>{placeOf(problem)}</small> {problem.message[language]}{' '}
                {words.howToFix[language]} {problem.fix[language]}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}

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
