import type { EdgePattern } from '../schema/look/drawings.ts'
import { untranslatedBlocks } from './boot/selectors.ts'
import { darkScheme } from './components/darkScheme.ts'
import { sectionSpace } from './components/sectionSpace.ts'
import { visuallyHidden } from './components/visuallyHidden.ts'
import type { themeOf } from './theme.ts'

type PageTheme = ReturnType<typeof themeOf>

/** The corner radius for each choice of `site.buttons`. */
const buttonRadii = { soft: '4px', square: '0', round: '99px' }

/** Styles of the document, not of a single component. */
export const pageStyles = (
  { vars: { palette }, typography }: PageTheme,
  buttons: keyof typeof buttonRadii = 'soft',
) => ({
  '*,::before,::after': { boxSizing: 'border-box' },
  a: { color: 'inherit' },
  'button,input,textarea': { font: 'inherit', color: 'inherit' },
  html: {
    '--button': buttonRadii[buttons],
    // Not every phone supports the name without the prefix.
    WebkitTextSizeAdjust: '100%',
    [`&[data-hidden] ${untranslatedBlocks}`]: { display: 'none' },
  },
  body: {
    lineHeight: typography.body1.lineHeight,
    // The font of the visitor's system.
    fontFamily: 'system-ui,sans-serif',
    textWrap: 'pretty',
    margin: 0,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    // A word longer than its line breaks instead of widening the column.
    overflowWrap: 'anywhere',
    // Prints text at 9 to 10 points, and the sample on two sheets.
    '@media print': { zoom: 0.8 },
  },
  '#announcer': visuallyHidden,
  // Parts of drawings for one color scheme.
  '.night': { display: 'none' },
  [darkScheme]: { '.day': { display: 'none' }, '.night': { display: 'inline' } },
  // Whether the form or its replacement is shown must not depend on the form's own styles, which may be missing
  // (src/boot/formState.ts).
  '[data-form=open] [data-form-unavailable]': { display: 'none' },
  // If the boot script has not run, the form cannot be sent, so its replacement is shown.
  'html:not([data-form]) form > :not([data-form-unavailable])': { display: 'none' },
  // Without the application, there is no captcha. The fields stay, with the typed text.
  '[data-form=closed] [data-captcha]': { display: 'none' },
  // The offer is 4 px below the header, where there is no text, and does not wait for the later styles.
  '[data-offer]': {
    position: 'absolute',
    zIndex: 1,
    top: 'clamp(4.25rem, 5.3vw, 4.75rem)',
    right: 16,
  },
})

/** Styles that the first view does not need: focus, scrolling, and the appearance of the language offer. */
export const laterPageStyles = ({ vars: { palette }, typography }: PageTheme) => ({
  strong: { fontWeight: typography.fontWeightBold },
  '@media (max-width: 18em)': { p: { hyphens: 'auto' } },
  ':focus-visible': { outline: '3px solid', outlineOffset: 3 },
  html: {
    // Anchors and focused elements stop below the sticky header.
    scrollPaddingTop: '6rem',
  },
  '[data-loaded]': {
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  // The phone's menu covers the page, which must not scroll.
  'html[data-form]:has([data-menu][open])': {
    overflow: 'hidden',
    '& :is(main, footer)': { pointerEvents: 'none' },
  },
  // The header is not sticky in low windows, at high zoom, and with large text: it would cover too much. It is not
  // sticky without scripts either: nothing closes the menu after a choice, so the page must scroll away from it.
  '@media screen and (min-width: 18em) and (min-height: 30em)': {
    '[data-form] header': { position: 'sticky', top: 0 },
  },
  'html:not([data-form]) [data-menu] > div': {
    position: 'absolute',
    height: '100svh',
    boxShadow: 'none',
  },
  // The skip link focuses a section: no ring around the entire page.
  'main:focus': { outline: 0 },
  '[data-offer]': {
    maxWidth: 'calc(100% - 32px)',
    display: 'flex',
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

/** Three complete bays on phones, nine on desktops. In the dark scheme, the beam's edge is lit, like the hero's. */
const wideBays = {
  maskSize: `${100 / 3}% 100%`,
  '@media (min-width: 600px)': { maskSize: `${100 / 6}% 100%` },
  '@media (min-width: 900px)': { maskSize: `${100 / 9}% 100%` },
  [darkScheme]: { borderTop: '4px solid var(--sun)' },
} as const

/**
 * The edges of a colored background: repeats of the motif across the window, mirrored at the bottom. There is no bottom
 * edge if another colored background follows.
 */
export function edgeStyles({ width, height, path, isWide }: EdgePattern) {
  const rowHeight = isWide
    ? 'clamp(2.75rem, 6vw, 7rem)'
    : `clamp(${height / 32}rem, ${height / 14}vw, ${height / 16}rem)`
  const spaceBesideRow = `calc(${sectionSpace} + ${rowHeight} / 2)`
  const pattern = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'${isWide ? " preserveAspectRatio='none'" : ''}><path d='${path}'/></svg>`
  const mask = `url("data:image/svg+xml,${encodeURIComponent(pattern)}")`
  const row = {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // Overlaps the background by a pixel, so that no line shows between them.
    bottom: 'calc(100% - 1px)',
    height: rowHeight,
    backgroundColor: 'inherit',
    maskImage: mask,
    maskSize: 'auto 100%',
    maskRepeat: 'round no-repeat',
    ...(isWide && wideBays),
    '@media print, (forced-colors: active)': { display: 'none' },
  }
  const { bottom, ...mirroredRow } = row
  return {
    '[data-edge]::before': row,
    'section[data-edge]:not(:last-child, :has(+ [data-edge]))::after': {
      ...mirroredRow,
      top: bottom,
      transform: 'scaleY(-1)',
    },
    // The rows are drawn over the space of the sections next to them.
    'section:has(+ [data-edge]), main:has(+ [data-edge]) > :last-child': {
      paddingBottom: spaceBesideRow,
    },
    'section[data-edge] + section:not([data-edge])': { paddingTop: spaceBesideRow },
  }
}
