import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { diffWords } from 'diff'
import type { ReactNode } from 'react'

import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languageTitle } from '../../../schema/languageNames.ts'
import { visuallyHidden } from '../../components/visuallyHidden.ts'
import type { FileChanges } from '../../editorApi/storage.ts'
import { useMessageLanguage, useSay } from '../context.tsx'
import { PlainList } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import { Thumbnail } from '../pictures/Thumbnail.tsx'
import {
  changeLabel,
  changesBetween,
  shownPathOf,
  type ContentChange,
} from './changesBetween.ts'
import { sortByField } from './sortByField.ts'
import { breadcrumb, valueAsText } from './valueAsText.ts'

interface ChangeListProps {
  before: SiteContent
  after: SiteContent
  /** Added and removed pictures and documents. Files that a change in the content names are not listed again. */
  files?: FileChanges
  /** Shows a change on the page. */
  onShow?: (change: ContentChange) => void
  /** Renders a button for a change. `name` says which value changed, and in which language. */
  renderAction?: (change: ContentChange, name: string) => ReactNode
}

export function ChangeList(props: ChangeListProps) {
  const { before, after, files = {}, onShow, renderAction } = props
  const say = useSay()
  const messageLanguage = useMessageLanguage()
  const changes = sortByField(
    changesBetween(before, after),
    ({ path }) => path,
    ({ language }) => language !== messageLanguage,
  )
  const newValues = new Set(changes.map((change) => change.after))
  const unlistedFiles = Object.entries(files).filter(([path]) => !newValues.has(path))
  return (
    <PlainList>
      {changes.map((change) => {
        const { kind, path, language } = change
        const content = kind === 'removed' ? before : after
        const location = breadcrumb(content, shownPathOf(change), messageLanguage)
        const languageSuffix = language ? ` · ${say(languageTitle(language))}` : ''
        const textOf = (value: unknown, contentOfLabels: SiteContent) => {
          if (language && typeof value === 'string') return value
          // The label of the change already says that it was turned on or off.
          if (typeof value === 'boolean') return ''
          return valueAsText(content, path, value, messageLanguage, contentOfLabels)
        }
        return (
          <li key={`${kind} ${language} ${JSON.stringify(path)}`}>
            <small>
              {say(changeLabel(content, change))}
              {languageSuffix}
            </small>
            {onShow ? (
              <Link component="button" onClick={() => onShow(change)}>
                <strong>{location}</strong>
              </Link>
            ) : (
              <strong>{location}</strong>
            )}
            {kind !== 'moved' && (
              <Difference
                isPicture={fieldAt(content, path)?.kind === 'picture'}
                before={textOf(change.before, before)}
                after={textOf(change.after, after)}
                isText={language !== undefined}
              />
            )}
            {renderAction?.(change, location + languageSuffix)}
          </li>
        )
      })}
      {unlistedFiles.map(([path, id]) => (
        <li key={path}>
          <small>{say(fileChangeLabel(path, id))}</small>
          {id !== null && !isDocument(path) && <Picture path={path} />}
          <strong>{path.slice(1)}</strong>
        </li>
      ))}
    </PlainList>
  )
}

function fileChangeLabel(path: string, id: string | null) {
  if (id === null) return message('changes.fileRemoved')
  return message(isDocument(path) ? 'changes.documentAdded' : 'changes.fileAdded')
}

const isDocument = (path: string) => /\.(pdf|html)$/.test(path)

function Picture({ path }: { path: string }) {
  return (
    <Box component="span" sx={pictureStyle}>
      <Thumbnail path={path} />
    </Box>
  )
}

const pictureStyle = {
  display: 'inline-block',
  mx: 0.5,
  verticalAlign: 'middle',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
  '& > img': { display: 'block', maxWidth: 120 },
} as const

interface DifferenceProps {
  before: string
  after: string
  /** Whether the values are compared word by word. Numbers and addresses are not. */
  isText: boolean
  isPicture: boolean
}

/** Two values in one: what was removed is struck through, and what was added is underlined. */
function Difference({ before, after, isText, isPicture }: DifferenceProps) {
  const say = useSay()
  // Screen readers do not announce strikethrough or underline.
  const spokenLabel = (id: 'changes.old' | 'changes.new') => (
    <Box component="span" sx={visuallyHidden}>{` ${say(id)} `}</Box>
  )
  return (
    <Box component="span" sx={differenceStyle}>
      {(isText ? wordDifferences(before, after) : replacementParts(before, after)).map(
        ({ value, added, removed }, index) => (
          <Box key={index} component={added ? 'ins' : removed ? 'del' : 'span'}>
            {(added || removed) && spokenLabel(added ? 'changes.new' : 'changes.old')}
            {isPicture && (added || removed) && <Picture path={value} />}
            {value}
          </Box>
        ),
      )}
    </Box>
  )
}

/** Compares two texts word by word. If they have little in common, both are shown completely. */
function wordDifferences(before: string, after: string) {
  // A price such as “0,90” is one word to the segmenter. Firefox has supported `Segmenter` since version 125.
  const options =
    'Segmenter' in Intl
      ? { intlSegmenter: new Intl.Segmenter('pt-BR', { granularity: 'word' }) }
      : {}
  const parts = diffWords(before, after, options)
  const unchangedTexts = parts.flatMap(({ added, removed, value }) =>
    added || removed ? [] : value,
  )
  const isRewritten =
    2 * unchangedTexts.join('').length < Math.min(before.length, after.length)
  return isRewritten ? replacementParts(before, after) : parts
}

function replacementParts(before: string, after: string) {
  return [
    { value: before, added: false, removed: true },
    { value: before && after && ' → ', added: false, removed: false },
    { value: after, added: true, removed: false },
  ].filter(({ value }) => value !== '')
}

const differenceStyle = {
  position: 'relative',
  overflowWrap: 'anywhere',
  '& ins': { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
  '& del': { color: 'error.main' },
  '& del + ins': { ml: 0.5 },
} as const
