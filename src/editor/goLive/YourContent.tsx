import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { isInCatalogs, lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { useSentence, type FieldProblem } from '../check/fieldProblems.ts'
import { useEditor, useSay } from '../context.tsx'
import { Help, PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { Disclosure } from '../panel/Disclosure.tsx'
import { FieldLink } from '../panel/FieldLink.tsx'
import { useLanguages } from '../state/siteStore.ts'
import { useStore } from '../state/store.ts'
import { languageName } from '../titles.ts'
import { keptTick } from './goLiveSteps.ts'

export interface YourContentProps {
  problems: readonly FieldProblem[]
  /** Takes values off the list that the sample has too, by their ticks. */
  onKeep: (ticks: readonly string[]) => void
  /** The owner's confirmation that the languages are correct. */
  children?: ReactNode
}

/** For each part of the content: its problems and remaining sample content, then what can stay. */
export function YourContent({ problems: all, onKeep, children }: YourContentProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const open = useStore(navigation, (state) => state.openStep)
  const { content } = site.get().history.now
  const alike = all.filter(({ code }) => code === 'like-sample')
  const problems = all.filter((problem) => !alike.includes(problem))
  const count = problems.length
  const names = [...new Set(problems.map(({ field }) => String(field[0])))]
  const fold = (part: string) => ({
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
      <Basics>{children}</Basics>
      <div>
        {names.map((name) => {
          const groupProblems = problems.filter(({ field }) => field[0] === name)
          return (
            <Disclosure
              key={name}
              title={say(titleOf(name))}
              count={groupProblems.length}
              {...fold(`yours/${name}`)}
            >
              <ProblemList problems={groupProblems} />
            </Disclosure>
          )
        })}
        {alike.length > 0 && (
          <Disclosure
            title={say('goLive.alike')}
            count={byField(alike).length}
            {...fold('yours/alike')}
          >
            <Help>{say('goLive.alikeHelp')}</Help>
            <AlikeList problems={alike} onKeep={onKeep} />
          </Disclosure>
        )}
      </div>
    </>
  )
}

/** Problems in groups of one field: a text has one for each language. */
export function byField(problems: readonly FieldProblem[]): FieldProblem[][] {
  const groups = new Map<string, FieldProblem[]>()
  for (const problem of problems) {
    const key = JSON.stringify(problem.field)
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  return [...groups.values()]
}

/** Fields with values that the sample has too, each with a button that takes it off the list. */
function AlikeList({ problems, onKeep }: Pick<YourContentProps, 'problems' | 'onKeep'>) {
  const say = useSay()
  const { content } = useEditor().site.get().history.now
  return (
    <PlainList>
      {byField(problems).map(
        ([first, ...others]) =>
          first && (
            <li key={JSON.stringify(first.field)}>
              <FieldLink path={first.field} />
              {[first, ...others].map(({ path }) => (
                <span key={path.join('.')}>{String(lookUp(content, path))}</span>
              ))}
              <Button
                size="small"
                variant="outlined"
                onClick={({ currentTarget }) => {
                  focusNext(currentTarget)
                  onKeep([first, ...others].map((problem) => keptTick(content, problem)))
                }}
              >
                {say('goLive.keep')}
              </Button>
            </li>
          ),
      )}
    </PlainList>
  )
}

/** Gives the focus to the button of the next row: the row of this one is removed. */
function focusNext(button: HTMLElement): void {
  const row = button.closest('li')
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.lastElementChild
  const target = next ?? row?.closest('[role=tabpanel]')
  if (target instanceof HTMLElement) target.focus()
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

/** The owner should see the languages before going live, even if nothing is wrong. The next step shows the address. */
function Basics({ children }: { children: ReactNode }) {
  const say = useSay()
  const { site } = useEditor()
  const defaultLanguage = useStore(
    site,
    ({ history }) => history.now.content.site.defaultLanguage,
  )
  const languages = useLanguages(site).map((language) => say(languageName(language)))
  const first = say(languageName(defaultLanguage ?? 'en'))
  const basics: readonly [path: Path, value: string][] = [
    [['catalogs'], languages.join(', ')],
    [['site', 'defaultLanguage'], first],
  ]
  return (
    <Box component="section" aria-label={say('goLive.beforeGoingLive')}>
      <strong>{say('goLive.beforeGoingLive')}</strong>
      <PlainList>
        {basics.slice(0, languages.length > 1 ? 2 : 1).map(([path, value]) => (
          <li key={path.join('.')}>
            <FieldLink path={path} />
            <span>{value}</span>
          </li>
        ))}
      </PlainList>
      {children}
    </Box>
  )
}
