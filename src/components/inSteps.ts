/**
 * Font sizes in rem by the window's width in pixels: sizes in vw would not follow a larger font. `room` limits them to
 * what the widest word allows.
 */
export function inSteps(fontSize: string, steps: Record<number, number>, room?: string) {
  const larger = Object.entries(steps).map(([width, size]) => {
    const wanted = `${size}rem`
    return [
      `@media (min-width:${width}px)`,
      { fontSize: room ? `min(${wanted}, ${room})` : wanted },
    ] as const
  })
  return { fontSize, ...Object.fromEntries(larger) }
}
