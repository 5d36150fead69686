import { plainWords } from '../../../schema/plainWords.ts'

/** A path in public/ for a file of any name: small letters without accents, digits and hyphens, and no other file's. */
export function safePath(
  folder: string,
  name: string,
  ending: string,
  taken: readonly string[],
): string {
  const stem = plainWords(name)
    .replace(/\.[a-z0-9]+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  const pathOf = (number: number) =>
    `${folder}${stem || 'picture'}${number === 1 ? '' : `-${number}`}.${ending}`
  let number = 1
  while (taken.includes(pathOf(number))) number += 1
  return pathOf(number)
}
