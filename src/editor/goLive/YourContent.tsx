import Box from '@mui/material/Box'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { useSentence, type FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useSay } from '../context.tsx'
import { PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { Disclosure } from '../panel/Disclosure.tsx'
import { FieldLink } from '../panel/FieldLink.tsx'
import { useLanguages } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { languageName } from '../titles.ts'

/** Problems and what is left of the sample, for each part of the content. */
export function YourContent({ problems }: { problems: readonly FieldProblem[] }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const open = useStore(navigation, (state) => state.openStep)
  const { content } = site.get().history.now
  const count = problems.length
  const names = [...new Set(problems.map(({ field }) => String(field[0])))]
  const titleOf = (part: string) =>
    isInCatalogs([part])
      ? message('goLive.pageWords')
      : (fieldAt(content, [part])?.title ?? message('button.unusedPictures'))
  return (
    <>
      <Box component="output" sx={{ fontWeight: 650 }}>
        {count === 0 ? say('goLive.allYours') : say('goLive.left', { count })}
      </Box>
      {count > 0 && <span>{say('goLive.sampleHelp')}</span>}
      <Basics />
      <div>
        {names.map((name) => {
          const left = problems.filter(({ field }) => field[0] === name)
          const part = `yours/${name}`
          return (
            <Disclosure
              key={name}
              title={say(titleOf(name))}
              count={left.length}
              isOpen={open === part}
              onToggle={() => navigation.unfoldStep(open === part ? 'yours' : part)}
            >
              <ProblemList problems={left} />
            </Disclosure>
          )
        })}
      </div>
    </>
  )
}

export function ProblemList({ problems }: { problems: readonly FieldProblem[] }) {
  const sentence = useSentence()
  if (problems.length === 0) return null
  return (
    <PlainList>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.offset}`}>
          <FieldLink path={problem.field} />
          <span>{sentence(problem)}</span>
        </li>
      ))}
    </PlainList>
  )
}

/** Address and languages: the owner should see them before going live, even if nothing is wrong. */
function Basics() {
  const say = useSay()
  const { site } = useEditor()
  const { address, defaultLanguage } = useStore(
    site,
    ({ history }) => history.now.content.site,
  )
  const languages = useLanguages(site).map((language) => say(languageName(language)))
  const first = say(languageName(defaultLanguage ?? 'en'))
  const basics: readonly [path: Path, value: string][] = [
    [['site', 'address'], address],
    [['catalogs'], languages.join(', ')],
    [['site', 'defaultLanguage'], first],
  ]
  return (
    <Box component="section" aria-label={say('goLive.beforeGoingLive')}>
      <strong>{say('goLive.beforeGoingLive')}</strong>
      <PlainList>
        {basics.slice(0, languages.length > 1 ? 3 : 2).map(([path, value]) => (
          <li key={path.join('.')}>
            <FieldLink path={path} />
            <span>{value}</span>
          </li>
        ))}
      </PlainList>
    </Box>
  )
}
