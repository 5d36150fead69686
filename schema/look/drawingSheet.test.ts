import { expect, test, vi } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { artwork } from '../generated/artwork.ts'
import { drawingSheet } from './drawingSheet.ts'

/** Lines of a motif's sheet: a tag per line, with the names of the drawings in place of their markup. */
function linesOf(motif: string, icons: string[]): string[] {
  const content = copyOfSample()
  const [long, short, other] = content.clients
  Object.assign(content, {
    site: { ...content.site, motif },
    services: icons.map((icon, index) => ({ ...content.services[index], icon })),
    clients: [
      { ...short, since: 2030 },
      { ...long, name: 'Cooperativa de Açúcar & Álcool Rio Claro', since: 2012 },
      { ...other, since: undefined },
    ],
    sections: motif === 'weave' ? [] : content.sections,
  })
  let sheet = drawingSheet(content)
  for (const [folder, group] of Object.entries(artwork))
    for (const [name, svg] of Object.entries<string>(group))
      sheet = sheet.replaceAll(svg, `[${folder}/${name}]`)
  return [motif, ...sheet.split(/(?<=>)(?=[<[])|(?<=\])(?=<)/)]
}

test('the drawing sheets of all motifs match the snapshot', async () => {
  vi.setSystemTime('2026-06-01T12:00:00Z')
  const lines = linesOf('columns', ['code', 'constructor'])
  for (const [motif = '', ...icons] of [
    ['hills', 'truck'],
    ['waves', 'code', 'truck', 'truck', 'truck', 'truck', 'truck', 'code'],
    ['tiles', 'no-icon', 'truck'],
    ['weave', 'code'],
    ['none', 'code'],
  ])
    // Adds only the lines that no sheet above has.
    lines.push(...linesOf(motif, icons).filter((line) => !lines.includes(line)))
  await expect(lines.join('\n')).toMatchFileSnapshot('drawingSheet.txt')
})
