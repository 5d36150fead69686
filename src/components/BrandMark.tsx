/** A column before the sun: the same drawing as public/icon.svg. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden>
      <rect fill="var(--mui-palette-brand-sky)" width="64" height="64" rx="14" />
      <circle fill="var(--mui-palette-brand-ipe)" cx="32" cy="34" r="18" />
      <path fill="var(--mui-palette-brand-lime)" d={column} />
    </svg>
  )
}

const column =
  'M32 4c1.5 24 6 37 24 40-13 2-20 7-22 16h-4c-2-9-9-14-22-16 18-3 22.5-16 24-40z'
