/** Runs a task after the next paint. */
export function runAfterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
