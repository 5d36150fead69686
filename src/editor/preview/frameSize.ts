import { heights, widths, type Device } from '../state/view.ts'

interface Size {
  width: number
  height: number
}

/** Of the page's window, and how much smaller it is drawn to fit. That of a desktop takes all the height that is left. */
export function frameSize(device: Device, room: Size): Size & { scale: number } {
  const width = widths[device]
  const least = heights[device]
  const scale = Math.min(1, room.width / width, room.height / least)
  const height = device === 'desktop' ? Math.max(least, room.height / scale) : least
  return { width, height, scale }
}
