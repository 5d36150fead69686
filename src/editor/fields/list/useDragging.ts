import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import type { Path } from '../../../../schema/read/lookUp.ts'

type Edge = 'top' | 'bottom'

/**
 * Makes an entry draggable within its list by `data-grip`. Returns the edge where another entry would be dropped.
 * `onDrop`: the entry at `from` moves to index `to`.
 */
export function useDragging(
  row: RefObject<HTMLElement | null>,
  path: Path,
  onDrop: (from: number, to: number) => void,
): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  const drop = useEffectEvent(onDrop)
  const list = JSON.stringify(path.slice(0, -1))
  const index = Number(path.at(-1))
  useEffect(() => {
    const element = row.current
    const dragHandle = element?.querySelector('[data-grip]')
    if (!element || !dragHandle) return undefined
    const edgeAt = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return clientY < top + height / 2 ? 'top' : 'bottom'
    }
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ list, index }) }),
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
          const edgeIndex = index + (isBelow ? 1 : 0)
          // Entries behind it move up when it is taken out.
          drop(from, from < edgeIndex ? edgeIndex - 1 : edgeIndex)
        },
      }),
    )
  }, [row, list, index])
  return edge
}
