/**
 * Font sizes in rem by the window's width in pixels: sizes in vw would not follow a larger font. `limit` keeps
 * the widest word on its line.
 */
export function fontSizes(base: string, steps: Record<number, number>, limit?: string) {
  const larger = Object.entries(steps).map(([width, size]) => {
    const sizeInRem = `${size}rem`
    return [
      `@media (min-width:${width}px)`,
      { fontSize: limit ? `min(${sizeInRem}, ${limit})` : sizeInRem },
    ] as const
  })
  return { fontSize: base, ...Object.fromEntries(larger) }
}
