import Box from '@mui/material/Box'

import { paletteOf } from '../../../schema/colors/palette.ts'
import type { Palette } from '../../../schema/colors/scheme.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { inBoth } from '../../../schema/model/words.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { useEditor, useSay } from '../context.tsx'
import { useValue } from '../state/site.ts'
import { useStore } from '../state/store.ts'
import { words } from '../words.ts'

/** What becomes of the company's colours on the page, by day and by night: above them, and nowhere else. */
export function PaletteRow({ path }: { path: Path }) {
  const say = useSay()
  const { site } = useEditor()
  const colors = useStore(site, ({ history }) => history.now.content.site.colors)
  const isOfColors = useValue(site, path) === colors
  if (!isOfColors) return null
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
          <span>{say(words[scheme])}</span>
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

/** While a colour is being written it is none; its row stays, so that no field moves. */
function paletteIn(colors: SiteContent['site']['colors']): Palette | undefined {
  try {
    return paletteOf(colors)
  } catch {
    return undefined
  }
}

const row = {
  display: 'flex',
  alignItems: 'center',
  height: 28,
  '& span': { width: '4rem', fontSize: '.8125rem' },
  '& i': { flex: 1, height: '100%' },
} as const
