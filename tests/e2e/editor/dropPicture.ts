import type { Locator } from '@playwright/test'

/** Drops a file on an element, as from a folder of the system. Resolves with whether it was taken. */
export function dropPicture(
  target: Locator,
  name: string,
  type: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return target.evaluate(
    (on, [file, kind, base64]) => {
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([data], file, { type: kind }))
      const isTaken = ['dragenter', 'dragover', 'drop'].map(
        (event) =>
          !on.dispatchEvent(
            new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }),
          ),
      )
      return isTaken.slice(1).every(Boolean)
    },
    [name, type, Buffer.from(bytes).toString('base64')] as const,
  )
}
