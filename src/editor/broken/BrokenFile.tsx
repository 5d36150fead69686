import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem, ReportLanguage } from '../../../schema/problem.ts'
import { WordDifference } from '../changes/WordDifference.tsx'
import type { Checker } from '../check/checker.ts'
import { parseContent } from '../saving/parseContent.ts'
import { said, words } from '../words.ts'
import { changedLines } from './changedLines.ts'
import { mixedVersions } from './mixedVersions.ts'

interface BrokenFileProps {
  text: string
  checker: Checker
  language: ReportLanguage
  /** Opens the editor with the mended content, which is not saved yet; of a file of two versions, with the other one too. */
  onOpen: (mended: SiteContent, theirs?: SiteContent) => void
}

/** A file that cannot be read as it is: what can be mended surely is offered, the rest is told with its place. */
export function BrokenFile({ text, checker, language, onOpen }: BrokenFileProps) {
  const [fix, setFix] = useState<{ problems: Problem[]; fixed: string }>()
  useEffect(() => {
    void checker.fix({ text }).then(setFix)
  }, [checker, text])
  if (!fix) return null
  const mended = parseContent(fix.fixed)
  const versions = mixedVersions(text)
  return (
    <Box component="main" sx={page}>
      <h1>{words.brokenFile[language]}</h1>
      {mended && (
        <>
          <p>{words.canBeMended[language]}</p>
          <Box component="ul" sx={list}>
            {changedLines(text, fix.fixed).map(({ line, before, after }) => (
              <li key={line}>
                <small>{said.line(line)[language]}</small>{' '}
                <WordDifference before={before} after={after} />
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
            {fix.problems.map(({ line, column, message, fix: mend }) => (
              <li key={`${line} ${column} ${message.en}`}>
                <small>{said.line(line)[language]}</small> {message[language]}{' '}
                {words.howToFix[language]} {mend[language]}
                <pre>{text.split('\n')[line - 1]}</pre>
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
} as const

const list = {
  display: 'grid',
  gap: 2,
  p: 0,
  listStyle: 'none',
  '& pre': { m: 0, p: 1, overflow: 'auto', bgcolor: 'background.paper' },
} as const
