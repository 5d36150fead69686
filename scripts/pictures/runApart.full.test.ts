import { expect, onTestFinished, test } from 'vitest'

import { startPictureProcess, TooSlow } from './runApart.ts'

const svg = (inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>`,
  )
const plain = svg('<path d="M0 0h9v9z"/>')
/** A drawing of 300 bytes that takes minutes to render. */
const endless = svg(
  '<filter id="a" width="9" height="9"><feTurbulence baseFrequency="1" numOctaves="2000000000"/></filter><path filter="url(#a)" d="M0 0h64v64z"/>',
)

test('a drawing without an end is given up, and the next one is drawn', async () => {
  const process = startPictureProcess(5000)
  onTestFinished(process.close)
  const first = process.run('openDrawing', endless)
  const second = process.run('openDrawing', plain)
  await expect(first).rejects.toThrow(TooSlow)
  await expect(second).resolves.toBeUndefined()
  await expect(process.run('openDrawing', svg('</g>'))).rejects.toThrow(/./)
  await expect(process.run('openDrawing', plain)).resolves.toBeUndefined()
})
