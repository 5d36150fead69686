import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import type { Path } from '../../../../schema/read/lookUp.ts'

type Edge = 'top' | 'bottom'

interface Dragging {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  path: Path
  /** The entry that was dropped here takes this index. */
  onDrop: (from: number, to: number) => void
}

const listOf = (path: Path) => JSON.stringify(path.slice(0, -1))

/** Makes an entry draggable within its list, by its handle. Gives the edge of the row at which another would be dropped. */
export function useDragging({ row, handle, path, onDrop }: Dragging): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  const drop = useEffectEvent(onDrop)
  const list = listOf(path)
  const index = Number(path.at(-1))
  // Kept up to date: another program may change the file during the drag, and with it the index.
  const place = useRef(index)
  useEffect(() => {
    place.current = index
  }, [index])
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
        getInitialData: () => ({ list, place }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list,
        onDrag({ source, location }) {
          const isSelf = source.data['place'] === place
          setEdge(isSelf ? undefined : edgeAt(location.current.input.clientY))
        },
        onDragLeave: () => setEdge(undefined),
        onDrop({ source, location }) {
          setEdge(undefined)
          const from = Number(Reflect.get(Object(source.data['place']), 'current'))
          const isBelow = edgeAt(location.current.input.clientY) === 'bottom'
          const edgeIndex = index + (isBelow ? 1 : 0)
          // Entries behind it move up when it is taken out.
          const to = from < edgeIndex ? edgeIndex - 1 : edgeIndex
          if (from !== to) drop(from, to)
        },
      }),
    )
  }, [row, handle, list, index])
  return edge
}
