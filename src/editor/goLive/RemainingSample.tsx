import Box from '@mui/material/Box'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { isInCatalogs } from '../../../schema/read/lookUp.ts'
import { problemMessage, type FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useMessageLanguage, useSay } from '../context.tsx'
import { Help, PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { Disclosure } from '../panel/Disclosure.tsx'
import { FieldLink } from '../panel/FieldLink.tsx'
import { isSamePath } from '../state/navigation.ts'
import { useStore } from '../state/store.ts'

/** The problems and the remaining sample content, by group. Below them, values that equal the sample's and may stay. */
export function RemainingSample(props: { problems: readonly FieldProblem[] }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const expandedStep = useStore(navigation, (state) => state.expandedStep)
  const { content } = site.get().history.now
  const messageLanguage = useMessageLanguage()
  const isLikeSample = ({ code }: FieldProblem) => code === 'like-sample'
  const isInOtherLanguage = ({ path }: FieldProblem) => path[1] !== messageLanguage
  // A text is listed once, in the owner's language if possible.
  const likeSampleProblems = props.problems
    .filter(isLikeSample)
    .toSorted((a, b) => Number(isInOtherLanguage(a)) - Number(isInOtherLanguage(b)))
    .filter(
      ({ field }, index, sorted) =>
        sorted.findIndex((other) => isSamePath(other.field, field)) === index,
    )
  const problems = props.problems.filter((problem) => !isLikeSample(problem))
  const count = problems.length
  const noTaskMessageId =
    likeSampleProblems.length > 0 ? 'goLive.likeSampleRemaining' : 'goLive.sampleReplaced'
  const groups = [...new Set(problems.map(({ field }) => String(field[0])))]
  const disclosureProps = (step: string) => ({
    isOpen: expandedStep === step,
    onToggle: () => navigation.expandStep(expandedStep === step ? 'sample' : step),
  })
  const titleOf = (group: string) =>
    isInCatalogs([group])
      ? message('goLive.pageWords')
      : (fieldAt(content, [group])?.title ?? message('button.unusedPictures'))
  return (
    <>
      <Box component="output" sx={{ fontWeight: 650 }}>
        {count > 0 ? say('goLive.tasksRemaining', { count }) : say(noTaskMessageId)}
      </Box>
      {count > 0 && <span>{say('goLive.sampleHelp')}</span>}
      <div>
        {groups.map((group) => {
          const groupProblems = problems.filter(({ field }) => field[0] === group)
          return (
            <Disclosure
              key={group}
              title={say(titleOf(group))}
              count={groupProblems.length}
              {...disclosureProps(`sample/${group}`)}
            >
              <ProblemList problems={groupProblems} />
            </Disclosure>
          )
        })}
        {likeSampleProblems.length > 0 && (
          <Disclosure
            title={say('goLive.likeSample')}
            count={likeSampleProblems.length}
            {...disclosureProps('sample/like-sample')}
          >
            <Help>{say('goLive.likeSampleHelp')}</Help>
            <ProblemList problems={likeSampleProblems} />
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
          <span>{say(problemMessage(problem))}</span>
        </li>
      ))}
    </PlainList>
  )
}
