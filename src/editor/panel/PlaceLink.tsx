import Link from '@mui/material/Link'

import type { Bilingual } from '../../../schema/problem.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { placeName } from '../changes/placeName.ts'
import { useEditor, useOwnLanguage, useSay } from '../context.tsx'

interface PlaceLinkProps {
  path: Path
  /** What it is called where it is the content as a whole. */
  whole: Bilingual
}

/** Leads to a field, by the way to it in words. */
export function PlaceLink({ path, whole }: PlaceLinkProps) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const own = useOwnLanguage()
  return (
    <Link
      component="button"
      type="button"
      sx={{ fontWeight: 600, textAlign: 'start' }}
      onClick={() => navigation.goTo(path)}
    >
      {placeName(site.get().history.now.content, path, own) || say(whole)}
    </Link>
  )
}
