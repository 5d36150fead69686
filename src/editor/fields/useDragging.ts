import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import type { Path } from '../../../schema/read/readDocument.ts'

type Edge = 'top' | 'bottom'

interface Dragging {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  path: Path
  /** The entry that was dropped here takes this index. */
  onDrop: (from: number, to: number) => void
}

const listOf = (path: Path) => JSON.stringify(path.slice(0, -1))

/** Lets an entry be dragged by its handle to another place of the same list. Gives the edge at which it would be dropped. */
export function useDragging({ row, handle, path, onDrop }: Dragging): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  const drop = useEffectEvent(onDrop)
  const list = listOf(path)
  const index = Number(path.at(-1))
  useEffect(() => {
    const element = row.current
    const dragHandle = handle.current
    if (!element || !dragHandle) return undefined
    const edgeAt = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return clientY < top + height / 2 ? 'top' : 'bottom'
    }
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, index }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list,
        onDrag({ source, location }) {
          const isSelf = source.data['index'] === index
          setEdge(isSelf ? undefined : edgeAt(location.current.input.clientY))
        },
        onDragLeave: () => setEdge(undefined),
        onDrop({ source, location }) {
          setEdge(undefined)
          const from = Number(source.data['index'])
          const isBelow = edgeAt(location.current.input.clientY) === 'bottom'
          const place = index + (isBelow ? 1 : 0)
          // Where it was, it leaves a gap.
          const to = from < place ? place - 1 : place
          if (from !== to) drop(from, to)
        },
      }),
    )
  }, [row, handle, list, index])
  return edge
}
