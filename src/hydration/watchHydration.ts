/**
 * Call the returned function when React has first written to the page: it returns whether another program had changed
 * it before.
 */
export function watchHydration(root: Element): () => boolean {
  let changed = false
  // Mutation records are delivered after the current task, so React's own changes in this task are not among them.
  const observer = new MutationObserver(() => (changed = true))
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    return changed
  }
}
