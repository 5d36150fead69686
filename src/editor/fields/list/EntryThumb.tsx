import Box from '@mui/material/Box'
import { useMemo } from 'react'

import { fieldAt } from '../../../../schema/fieldAt.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { usePictureAt } from '../../pictures/usePictureAt.ts'
import { useValue } from '../../state/siteStore.ts'
import { kinds } from '../kinds.ts'
import { useField } from '../useField.ts'

/** The icon or picture of an entry, if it has one. */
export function EntryThumb({ path }: { path: Path }) {
  const { site } = useEditor()
  const entry = useField(path)
  const shown = useMemo(() => {
    const { content } = site.get().history.now
    return entry?.children
      .map(({ key }) => ({ key, kind: fieldAt(content, [...path, key])?.kind }))
      .find(({ kind }) => kind && kinds[kind].onPage === 'picture')
    // Deliberately not all dependencies: the field depends on only the entry.
  }, [site, entry]) // oxlint-disable-line react/exhaustive-deps
  const value = useValue(site, [...path, shown?.key ?? ''])
  const file = shown?.kind === 'picture' && typeof value === 'string' ? value : undefined
  const picture = usePictureAt(file)
  if (shown?.kind === 'icon') return <LineIcon name={String(value)} />
  return picture && <Box component="img" src={picture.url} alt="" sx={thumb} />
}

const thumb = {
  width: 44,
  height: 28,
  p: '2px',
  borderRadius: 0.5,
  objectFit: 'contain',
  flexShrink: 0,
  // Most logos are dark.
  bgcolor: '#fff',
} as const
