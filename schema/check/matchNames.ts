import type { ModelNode } from '../model/node.ts'
import { otherNames } from '../model/otherNames.ts'
import { sectionModels } from '../model/sections/sections.ts'
import { inBoth } from '../model/words.ts'
import { plainWords } from '../plainWords.ts'
import { kindFor, kindOf } from './kinds.ts'
import { namesOfLanguages } from './namesOfLanguages.ts'
import { formats } from './validate.ts'

/** "Endereço" and "site_key" as "endereco" and "sitekey". */
export function plainName(name: string): string {
  return plainWords(name).replaceAll(/[^a-z0-9]/g, '')
}

function namesOf(
  name: string,
  title: ModelNode['title'],
  others: readonly string[] = [],
) {
  const titles = title === undefined ? [] : Object.values(inBoth(title))
  return [name, ...titles].map(plainName).concat(others)
}

const languageNames = namesOfLanguages()

/** Is it the name of a place, or its title? */
export function isNameOrTitle(key: string, name: string, { title }: ModelNode): boolean {
  return namesOf(name, title).includes(plainName(key))
}

/** Could a name stand for the one of a place? */
export function matchesName(key: string, name: string, node: ModelNode): boolean {
  const others = node.otherNames ?? otherNames[name]?.split(' ')
  return (
    namesOf(name, node.title, others).includes(plainName(key)) ||
    languageNames.some(([other, right]) => right === name && other === key.toLowerCase())
  )
}

/** Could the value stand at a place? */
export function accepts(node: ModelNode, value: unknown): boolean {
  const { type, enum: choices, const: only } = node
  const isPlain = type !== undefined || choices !== undefined || only !== undefined
  if (!isPlain || kindOf(value) !== kindFor(node)) return false
  if (typeof value !== 'string') return true
  if (choices) return choices.includes(value)
  const { pattern = '', format = '' } = node
  return new RegExp(pattern).test(value) && (formats[format]?.(value) ?? true)
}

/** The type of section that people call so. */
export function sectionTypeNamed(key: string): string | undefined {
  const plain = plainName(key)
  return sectionModels.find(({ type, title, otherNames: others }) =>
    namesOf(type, title, others).some((name) => name === plain || name === `${plain}s`),
  )?.type
}
