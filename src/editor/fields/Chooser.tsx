import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useDeferredValue, useState, type ReactNode } from 'react'

import { SearchField } from '../controls/SearchField.tsx'
import { Tile, TileGrid } from '../controls/styles.tsx'

interface ChooserProps extends Omit<ButtonProps, 'children'> {
  label: string
  searchLabel: string
  chosen: unknown
  /** The names that match the query; all names for ''. */
  find: (query: string) => readonly string[]
  /** Renders the tile of a name. */
  tile: (name: string) => ReactNode
  /** The minimum width of a tile. */
  tileWidth: string
  onChoose: (name: string) => void
}

/** The number of tiles that are shown. Searching finds the others. */
const maxTiles = 240

/** A button that opens a dialog to choose one of many pictures or icons. */
export function Chooser(props: ChooserProps) {
  const { label, searchLabel, chosen, find, tile, tileWidth, onChoose, ...button } = props
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const names = isOpen ? find(deferredQuery) : []
  const gridTemplateColumns = `repeat(auto-fill, minmax(${tileWidth}, 1fr))`
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth aria-label={label}>
        <Box sx={{ p: 2 }}>
          <SearchField
            label={searchLabel}
            query={query}
            onSearch={setQuery}
            count={names.length}
          />
        </Box>
        <TileGrid sx={{ height: '50vh', gridTemplateColumns }}>
          {names.slice(0, maxTiles).map((name) => (
            <Tile
              key={name}
              aria-label={name}
              aria-pressed={name === chosen}
              title={name}
              onClick={() => {
                setIsOpen(false)
                onChoose(name)
              }}
            >
              {tile(name)}
            </Tile>
          ))}
        </TileGrid>
      </Dialog>
    </>
  )
}
