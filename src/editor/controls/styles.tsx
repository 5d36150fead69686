/** Styles that fields share. */
import ButtonBase from '@mui/material/ButtonBase'
import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'

/** A fieldset without the browser's styles. */
export const plainFieldset = { m: 0, p: 0, border: 0, minWidth: 0 } as const

/** A button without the browser's styles. */
export const plainButton = {
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const

export const PlainButton = styled(ButtonBase)({ ...plainButton, justifyContent: 'start' })

/** A button that chooses a picture or an icon. */
export const Tile = styled(PlainButton)({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  justifyContent: 'stretch',
  justifyItems: 'center',
  textAlign: 'center',
  minWidth: 0,
  padding: 8,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '&:hover, &:focus-visible': { background: 'var(--mui-palette-action-hover)' },
  '&[aria-pressed=true]': { borderColor: 'var(--mui-palette-primary-main)' },
})

/** The tiles of a dialog. */
export const TileGrid = styled('div')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  // For touch, buttons have a minimum height, to which rows would shrink.
  gridAutoRows: 'max-content',
  overflow: 'auto',
  padding: '0 16px 16px',
  // An outline outside a tile would be cut off.
  '& button': { outlineOffset: -2 },
})

/** A note at the top of a group or of the panel. */
export const NoteBox = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: 16,
  marginBottom: 8,
  borderRadius: 8,
  background: 'var(--mui-palette-action-hover)',
  '& p, & ul': { margin: 0 },
})

export const Column = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 4,
  minWidth: 0,
})

export const Label = styled('label')({
  minHeight: 24,
  fontSize: '.8125rem',
  fontWeight: 600,
})

export const Help = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  color: 'var(--mui-palette-text-secondary)',
}))

const inputStyle = {
  display: 'block',
  width: '100%',
  minHeight: 38,
  boxSizing: 'border-box',
  padding: '8px 10px',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  // iPhones zoom into a field with a smaller font.
  '@media (pointer: coarse)': { fontSize: '1rem', minHeight: 44 },
  lineHeight: 1.45,
  resize: 'none',
  color: 'inherit',
  background: 'var(--mui-palette-background-default)',
  borderColor: 'var(--control-line)',
  '&:focus-visible': {
    outlineColor: 'var(--mui-palette-primary-main)',
    outlineOffset: -1,
  },
  '&[aria-invalid=true]': {
    borderColor: 'var(--mui-palette-error-main)',
    borderWidth: 2,
  },
} as const

export const Input = styled('input')(inputStyle)

/** A text field that is as high as its text. */
export const TextArea = styled('textarea')({
  ...inputStyle,
  fieldSizing: 'content',
  overflow: 'hidden',
})

export const Select = styled('select')(inputStyle)

/** The content of a dialog in one column. Long addresses and file names wrap. */
export const DialogColumn = styled(DialogContent)({
  // Also in a form, the title is right above the content.
  paddingTop: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  overflowWrap: 'anywhere',
  '& h3': { margin: 0 },
  '& .MuiAlert-message': { minWidth: 0 },
  // A button that may break anywhere shrinks to "Mostra/r".
  '& .MuiButton-root': { overflowWrap: 'normal' },
})

/** Vertically centered on the title's line of a field, even on phones, where the button is taller than the line. */
export const titleEndStyle = {
  position: 'absolute',
  top: 0,
  right: 0,
  height: 24,
  display: 'grid',
  alignContent: 'center',
} as const

/** A list without bullets, such as a list of changes or problems. */
export const PlainList = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', justifyItems: 'start', gap: 4 },
  // Makes the buttons large enough to touch.
  '& li > button': { minHeight: 24, textAlign: 'start' },
  '& small': { color: 'var(--mui-palette-text-secondary)' },
})

const Lines = styled('ol')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 8 })

/** The lines of a message as a list: ordered steps, or alternatives. */
export const LineList = ({ lines, as = 'ol' }: { lines: string; as?: 'ol' | 'ul' }) => (
  <Lines as={as}>
    {lines.split('\n').map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Lines>
)
