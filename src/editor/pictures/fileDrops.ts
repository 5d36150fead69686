interface FileDrops {
  onOver: (over: Node) => void
  onDrop: (file: File, on: Node) => void
}

/** Handles files dropped next to fields, which the browser would otherwise open. Without `drops`, rejects them. */
export function listenForFileDrops(drops?: FileDrops): () => void {
  function over(event: DragEvent) {
    if (!isUntaken(event) || !event.dataTransfer) return
    event.preventDefault()
    event.dataTransfer.dropEffect = drops ? 'copy' : 'none'
    if (event.target instanceof Node) drops?.onOver(event.target)
  }
  function drop(event: DragEvent) {
    if (!isUntaken(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file && event.target instanceof Node) drops?.onDrop(file, event.target)
  }
  addEventListener('dragover', over)
  addEventListener('drop', drop)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('drop', drop)
  }
}

const isUntaken = ({ defaultPrevented, dataTransfer }: DragEvent) =>
  !defaultPrevented && (dataTransfer?.types.includes('Files') ?? false)

/** Ignores the second click of a double-click if it would close what the first one opened. */
export function ignoreSecondClicks(): () => void {
  const ignore = (event: MouseEvent) => {
    const { detail: clicks, target } = event
    if (clicks < 2 || !(target instanceof Element)) return
    const isBeside = target.matches('.MuiBackdrop-root, .MuiDialog-container')
    if (isBeside || target.closest('[role=menuitem]')) event.stopPropagation()
  }
  addEventListener('click', ignore, true)
  return () => removeEventListener('click', ignore, true)
}
