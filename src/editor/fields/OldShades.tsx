import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

import { isRecord, lookUp } from '../../../schema/read/lookUp.ts'
import { useEditor, useSay } from '../context.tsx'
import { Notice } from '../controls/styles.tsx'
import { removePart } from '../edits/actions.ts'
import { isSame } from '../state/isSame.ts'
import { useValue } from '../state/siteStore.ts'

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
