import { useSentence } from '../check/sentenceOf.ts'
import type { FieldProblem } from '../check/withFields.ts'
import { PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { FieldLink } from '../panel/FieldLink.tsx'

export function ProblemList({ problems }: { problems: readonly FieldProblem[] }) {
  const sentence = useSentence()
  if (problems.length === 0) return null
  return (
    <PlainList>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.offset}`}>
          <FieldLink path={problem.field} whole={message('button.unusedPictures')} />
          <span>{sentence(problem)}</span>
        </li>
      ))}
    </PlainList>
  )
}
