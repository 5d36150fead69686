import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import { inBoth } from '../../../../schema/bilingual.ts'
import { fieldAt } from '../../../../schema/fieldAt.ts'
import { isRecord, lookUp, type Path } from '../../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../../context.tsx'
import { Notice } from '../../controls/styles.tsx'
import { removePart } from '../../edits/actions.ts'
import { isSame } from '../../state/isSame.ts'
import { useValue } from '../../state/siteStore.ts'
import { useStore } from '../../state/store.ts'
import { paletteIn } from '../kinds.ts'

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

const colorsPath = ['site', 'colors']
const shades = ['light', 'dark'].map((scheme) => [...colorsPath, scheme])

/** The sample's shades do not suit other colors: after a color has changed, this offers to derive new ones. */
export function OldShades() {
  const say = useSay()
  const { site, storage, navigation } = useEditor()
  const colors = useValue(site, colorsPath)
  const [sample, setSample] = useState<unknown>()
  useEffect(() => {
    void storage.sample().then((found) => setSample(found && JSON.parse(found.text)))
  }, [storage])
  const sampleColors = lookUp(sample, colorsPath)
  if (!isRecord(colors) || !isRecord(sampleColors)) return null
  const differs = (key: string) => !isSame(colors[key], sampleColors[key])
  const old = shades.filter((shade) => {
    const key = String(shade.at(-1))
    return colors[key] !== undefined && !differs(key)
  })
  if (old.length === 0 || !(differs('accent') || differs('second'))) return null
  return (
    <Notice role="note">
      <span>{say('fields.oldShades')}</span>
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          site.change(colorsPath, (now) => old.reduce(removePart, now))
          navigation.goTo([...colorsPath, 'accent'])
        }}
      >
        {say('fields.newShades')}
      </Button>
    </Notice>
  )
}
