import Box from '@mui/material/Box'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { isInCatalogs } from '../../../schema/read/lookUp.ts'
import { sentenceOf, type FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useInterfaceLanguage, useSay } from '../context.tsx'
import { Help, PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { Disclosure } from '../panel/Disclosure.tsx'
import { FieldLink } from '../panel/FieldLink.tsx'
import { isSamePath } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'

/** For each part of the content: its problems and remaining sample content, then what can stay. */
export function YourContent({ problems: all }: { problems: readonly FieldProblem[] }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const open = useStore(navigation, (state) => state.openStep)
  const { content } = site.get().history.now
  const language = useInterfaceLanguage()
  const isAlike = ({ code }: FieldProblem) => code === 'like-sample'
  const isInOwn = ({ path }: FieldProblem) => Number(path[1] === language)
  // A text is listed once, in the owner's language if possible.
  const alike = all
    .filter(isAlike)
    .toSorted((a, b) => isInOwn(b) - isInOwn(a))
    .filter(
      ({ field }, index, sorted) =>
        sorted.findIndex((other) => isSamePath(other.field, field)) === index,
    )
  const problems = all.filter((problem) => !isAlike(problem))
  const count = problems.length
  const names = [...new Set(problems.map(({ field }) => String(field[0])))]
  const foldOf = (part: string) => ({
    isOpen: open === part,
    onToggle: () => navigation.unfoldStep(open === part ? 'yours' : part),
  })
  const titleOf = (part: string) =>
    isInCatalogs([part])
      ? message('goLive.pageWords')
      : (fieldAt(content, [part])?.title ?? message('button.unusedPictures'))
  return (
    <>
      <Box component="output" sx={{ fontWeight: 650 }}>
        {count > 0
          ? say('goLive.left', { count })
          : say(alike.length > 0 ? 'goLive.alikeLeft' : 'goLive.allYours')}
      </Box>
      {count > 0 && <span>{say('goLive.sampleHelp')}</span>}
      <div>
        {names.map((name) => {
          const groupProblems = problems.filter(({ field }) => field[0] === name)
          return (
            <Disclosure
              key={name}
              title={say(titleOf(name))}
              count={groupProblems.length}
              {...foldOf(`yours/${name}`)}
            >
              <ProblemList problems={groupProblems} />
            </Disclosure>
          )
        })}
        {alike.length > 0 && (
          <Disclosure
            title={say('goLive.alike')}
            count={alike.length}
            {...foldOf('yours/alike')}
          >
            <Help>{say('goLive.alikeHelp')}</Help>
            <ProblemList problems={alike} />
          </Disclosure>
        )}
      </div>
    </>
  )
}

export function ProblemList({ problems }: { problems: readonly FieldProblem[] }) {
  const say = useSay()
  if (problems.length === 0) return null
  return (
    <PlainList>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.offset}`}>
          <FieldLink path={problem.field} language={problem.language} />
          <span>{say(sentenceOf(problem))}</span>
        </li>
      ))}
    </PlainList>
  )
}
