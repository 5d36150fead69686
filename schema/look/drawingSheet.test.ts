import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { cssColor } from './drawings.ts'
import { drawingSheet } from './drawingSheet.ts'

test('a wide frame shows the complete foreground of a service, and is filled by a landscape', () => {
  const sheet = drawingSheet(sampleContent)
  const fitOf = (id: string) =>
    new RegExp(`<view id="${id}"[^>]* preserveAspectRatio="([^"]*)"`).exec(sheet)?.[1]
  expect(fitOf(sampleContent.services[0]?.id ?? '')).toBe('xMidYMid meet')
  expect(fitOf('place-left')).toBe('xMidYMid slice')
})

test('the picture of the last service shows the night', () => {
  const last = `id="hour-${sampleContent.services.length - 1}"`
  const [, sky = ''] = drawingSheet(sampleContent).split(last)
  expect(/stop-color="([^"]*)"/.exec(sky)?.[1]).toBe(cssColor('ground'))
})
