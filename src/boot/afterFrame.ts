/** Runs a task after the next paint. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
