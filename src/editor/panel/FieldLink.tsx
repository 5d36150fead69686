import Link from '@mui/material/Link'

import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { breadcrumb } from '../changes/valueWords.ts'
import { useEditor, useInterfaceLanguage, useSay } from '../context.tsx'

interface FieldLinkProps {
  path: Path
  /** The label where the path is that of the whole content. */
  whole: Bilingual
  /** The label, instead of the way to the field. */
  name?: Bilingual
}

/** A link to a field; its label is the way to it. */
export function FieldLink({ path, whole, name }: FieldLinkProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const language = useInterfaceLanguage()
  return (
    <Link
      component="button"
      type="button"
      sx={{ fontWeight: 600, textAlign: 'start' }}
      onClick={() => navigation.goTo(path)}
    >
      {name
        ? say(name)
        : breadcrumb(site.get().history.now.content, path, language) || say(whole)}
    </Link>
  )
}
