import Link from '@mui/material/Link'

import type { Path } from '../../../schema/read/lookUp.ts'
import { breadcrumb } from '../changes/valueWords.ts'
import { useEditor, useInterfaceLanguage, useSay } from '../context.tsx'

/** Groups of the panel that no field of the content has. */
const groups = {
  pictures: 'button.unusedPictures',
  catalogs: 'common.languages',
} as const

/** A link to a field; its label is the way to it. */
export function FieldLink({ path }: { path: Path }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const language = useInterfaceLanguage()
  const { content } = site.get().history.now
  const [root] = path
  const group = path.length === 1 && (root === 'pictures' || root === 'catalogs') && root
  return (
    <Link
      component="button"
      type="button"
      sx={{ fontWeight: 600, textAlign: 'start' }}
      onClick={() => navigation.goTo(path)}
    >
      {group
        ? say(groups[group])
        : breadcrumb(content, path, language) || say('tab.content')}
    </Link>
  )
}
