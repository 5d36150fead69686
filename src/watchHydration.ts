/** The returned function, called when React has first written into the tree, tells whether another program did so before. */
export function watchHydration(root: Element): () => boolean {
  let changed = false
  // Changes are reported once the task that makes them has ended: what React writes in the present one is not known yet.
  const observer = new MutationObserver(() => (changed = true))
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    return changed
  }
}
