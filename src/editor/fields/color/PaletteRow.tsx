import Box from '@mui/material/Box'

import { inBoth } from '../../../../schema/bilingual.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import type { Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { useStore } from '../../state/store.ts'
import { paletteIn } from './kind.ts'

/** The colors that the page makes of the company's, by day and by night. */
export function PaletteRow({ path }: { path: Path }) {
  const say = useSay()
  const { site } = useEditor()
  const colors = useStore(site, ({ history }) => history.now.content.site.colors)
  // Without a palette the row keeps its height, so that no field moves.
  const palette = paletteIn(colors)
  const titleOf = (scheme: string, role: string) =>
    say(
      fieldAt(site.get().history.now.content, [...path, scheme, role])?.title ??
        inBoth(role),
    )
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Box key={scheme} sx={row}>
          <span>{say(`scheme.${scheme}`)}</span>
          {Object.entries<string>({ ...palette?.[scheme] }).map(([role, color]) => (
            <Box
              key={role}
              component="i"
              title={`${titleOf(scheme, role)} ${color}`}
              sx={{ bgcolor: color }}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  height: 28,
  '& span': { width: '4rem', fontSize: '.8125rem' },
  '& i': { flex: 1, height: '100%' },
} as const
