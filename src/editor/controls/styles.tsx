import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'

/** Looks that fields share. */

/** A fieldset without the browser's own look. */
export const bare = { m: 0, p: 0, border: 0, minWidth: 0 } as const

/** A button without the browser's own look. */
export const plainButton = {
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const

export const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 4,
  minWidth: 0,
})

export const LabelRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 24,
})

export const Label = styled('label')({ fontSize: '.8125rem', fontWeight: 600 })

export const Help = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  color: 'var(--mui-palette-text-secondary)',
}))

const box = {
  display: 'block',
  width: '100%',
  minHeight: 38,
  boxSizing: 'border-box',
  padding: '8px 10px',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  // iPhones zoom into a field with a smaller font.
  '@media (pointer: coarse)': { fontSize: '1rem' },
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

export const Input = styled('input')(box)

/** As high as its text. */
export const TextArea = styled('textarea')({
  ...box,
  fieldSizing: 'content',
  overflow: 'hidden',
})

export const Select = styled('select')(box)

/** The content of a dialog in one column. Long addresses and file names wrap. */
export const DialogColumn = styled(DialogContent)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  overflowWrap: 'anywhere',
  '& h3': { margin: 0 },
  '& .MuiAlert-message': { minWidth: 0 },
  // A button that may break anywhere shrinks to "Mostra/r".
  '& .MuiButton-root': { overflowWrap: 'normal' },
})
