import Link from '@mui/material/Link'

import type { Language } from '../../../schema/languages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { breadcrumb } from '../changes/valueAsText.ts'
import { useEditor, useMessageLanguage, useSay } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { unusedPicturesPath } from '../pictures/namedPictures.ts'
import { languagesPath } from '../state/navigation.ts'

/** Groups of the panel that belong to no field. */
const groupTitles = new Map([
  [unusedPicturesPath[0], message('button.unusedPictures')],
  [languagesPath[0], message('common.languages')],
])

interface FieldLinkProps {
  path: Path
  /** The language of a text; by default that of the preview. */
  language?: Language | undefined
}

/** A link to a field, labeled with its title and those of the groups around it. */
export function FieldLink({ path, language }: FieldLinkProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const messageLanguage = useMessageLanguage()
  const { content } = site.get().history.now
  const groupTitle = path.length === 1 ? groupTitles.get(String(path[0])) : undefined
  return (
    <Link
      component="button"
      type="button"
      sx={{ fontWeight: 600, textAlign: 'start' }}
      onClick={() => navigation.goTo(path, language)}
    >
      {(groupTitle ? say(groupTitle) : breadcrumb(content, path, messageLanguage)) ||
        say('tab.content')}
    </Link>
  )
}
