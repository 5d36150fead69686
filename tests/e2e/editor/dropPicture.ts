import type { Locator } from '@playwright/test'

/** Drops a file on a picture of the page, as from a folder of the system. */
export function dropPicture(
  target: Locator,
  name: string,
  type: string,
  bytes: Uint8Array,
): Promise<void> {
  return target.evaluate(
    (on, [file, kind, base64]) => {
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([data], file, { type: kind }))
      for (const event of ['dragenter', 'dragover', 'drop'])
        on.dispatchEvent(
          new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }),
        )
    },
    [name, type, Buffer.from(bytes).toString('base64')] as const,
  )
}
