import { heights, widths, type Device } from '../state/view.ts'

interface Size {
  width: number
  height: number
}

/** The size of the page's window, and the factor by which it is scaled down to fit. A desktop's window takes all the height that is left. */
export function frameSize(device: Device, room: Size): Size & { scale: number } {
  const width = widths[device]
  const least = heights[device]
  // On a phone the page is as wide as the window, and as high as what is left of it.
  if (device === 'phone' && room.width < width) {
    const fitting = room.width / width
    return { width, height: room.height / fitting, scale: fitting }
  }
  const scale = Math.min(1, room.width / width, room.height / least)
  const height = device === 'desktop' ? Math.max(least, room.height / scale) : least
  return { width, height, scale }
}
