import { normalizedText } from '../../../schema/characters.ts'

/** A free path in public/ for a file with any name. It has lowercase letters without accents, digits, and hyphens. */
export function safePath(
  folder: string,
  name: string,
  extension: string,
  takenPaths: readonly string[],
): string {
  const stem = normalizedText(name)
    .replace(/\.[a-z0-9]+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '')
  // Device names on Windows.
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(stem)
  const baseName = isReserved ? `picture-${stem}` : stem || 'picture'
  const pathOf = (number: number) =>
    `${folder}${baseName}${number === 1 ? '' : `-${number}`}.${extension}`
  // On Windows and macOS, file names are case-insensitive.
  const lowercasePaths = new Set(takenPaths.map((path) => path.toLowerCase()))
  let number = 1
  while (lowercasePaths.has(pathOf(number))) number += 1
  return pathOf(number)
}
