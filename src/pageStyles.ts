import type { Edge } from '../schema/look/motif.ts'
import { unwrittenParts } from './boot/pageParts.ts'
import type { themeOf } from './theme.ts'

/** What holds for the document and for no single component. */
export const pageStyles = ({
  vars: { palette },
  typography,
}: ReturnType<typeof themeOf>) => ({
  '*,::before,::after': { boxSizing: 'border-box' },
  a: { color: 'inherit' },
  'button,input,textarea': { font: 'inherit', color: 'inherit' },
  strong: { fontWeight: typography.fontWeightBold },
  html: {
    // The prefixed name is the one that every phone knows.
    WebkitTextSizeAdjust: '100%',
    // Anchors, and what the keyboard reaches, stop below the sticky header.
    scrollPaddingTop: '6rem',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [`&[data-hidden] ${unwrittenParts}`]: { display: 'none' },
  },
  body: {
    ...typography.body1,
    // The font in which the visitor's own system speaks.
    fontFamily: 'system-ui,sans-serif',
    textWrap: 'pretty',
    margin: 0,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    // A word longer than its line breaks, and makes no column wider.
    overflowWrap: 'anywhere',
    // Words of nine and ten points, and the whole page on two sheets.
    '@media print': { zoom: 0.8 },
  },
  // Sections of the page take the focus after the skip link, without a ring around the whole page.
  'main:focus': { outline: 0 },
  ':focus-visible': { outline: '3px solid', outlineOffset: 3, borderRadius: 4 },
  '@media (prefers-reduced-motion: reduce)': {
    '*,::before,::after': { transition: 'none !important', animation: 'none !important' },
  },
  // For screen readers alone.
  '#announcer': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // What the form can do stands in the first styles: those of the form itself may be missing (src/boot/formMark.ts).
  '[data-form=open] [data-form-unavailable]': { display: 'none' },
  // The boot script has not run: nothing can be sent, the other ways take the form's place.
  'html:not([data-form]) form > :not([data-form-unavailable])': { display: 'none' },
  // Without the application there is no captcha to ask for. What was typed stays.
  '[data-form=closed] [data-captcha]': { display: 'none' },
  '[data-offer]': {
    position: 'fixed',
    zIndex: 2,
    // In the sky below the flags, where no words are.
    top: '4.75rem',
    right: 16,
    display: 'flex',
    whiteSpace: 'nowrap',
    border: '1px solid',
    borderRadius: 4,
    backgroundColor: palette.background.paper,
    '&[hidden]': { display: 'none' },
    '@media print': { display: 'none' },
    '& button': {
      minWidth: 44,
      minHeight: 44,
      padding: '0 16px',
      border: 0,
      background: 'none',
      cursor: 'pointer',
    },
    '& [data-language]': { fontWeight: typography.fontWeightBold },
  },
})

/** The upper edge of a coloured background: whole teeth of the motif, from one side of the window to the other. */
export function edgeStyles({ width, height, path }: Edge) {
  const tooth = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><path d='${path}'/></svg>`
  const mask = `url("data:image/svg+xml,${encodeURIComponent(tooth)}")`
  const row = {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // Over the background by a pixel: no line is seen between them.
    bottom: 'calc(100% - 1px)',
    height: `clamp(${height / 32}rem, ${height / 14}vw, ${height / 16}rem)`,
    backgroundColor: 'inherit',
    maskImage: mask,
    maskSize: 'auto 100%',
    maskRepeat: 'round no-repeat',
    '@media print, (forced-colors: active)': { display: 'none' },
  }
  return { '[data-edge]::before': row }
}
