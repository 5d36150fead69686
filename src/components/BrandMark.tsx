import { column } from './column.ts'

/** A column before the sun: the same drawing as public/icon.svg. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden>
      <rect fill="var(--mui-palette-brand-sky)" width="64" height="64" rx="14" />
      <circle fill="var(--mui-palette-brand-ipe)" cx="32" cy="34" r="18" />
      <path fill="var(--mui-palette-brand-lime)" transform="translate(8 4)" d={column} />
    </svg>
  )
}
