import {
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

export type Messages = Readonly<Record<string, string>>

/** The placeholders of a message, with the TypeScript types of their values. */
export function placeholdersOf(message: string): Map<string, string> {
  const types = new Map<string, string>()
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      const isChoice = element.type === TYPE.plural || element.type === TYPE.select
      if (element.type === TYPE.argument)
        types.set(element.value, types.get(element.value) ?? 'Value')
      if (element.type === TYPE.number || element.type === TYPE.plural)
        types.set(element.value, 'number')
      if (element.type === TYPE.select) types.set(element.value, 'string')
      if (isChoice) for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(message, { ignoreTag: true }))
  return types
}

export const valueType =
  "type Value = string | number | Readonly<Record<'en' | 'br', string>>\n"

/** The type of the ids that need values, with their values. A plural in one of the languages makes a value a number. */
export function placeholderTypes(type: string, catalogs: readonly Messages[]): string {
  const ids = new Set(catalogs.flatMap((messages) => Object.keys(messages)))
  const lines = [...ids].flatMap((id) => {
    const placeholders = catalogs.map((messages) => placeholdersOf(messages[id] ?? ''))
    const names = new Set(placeholders.flatMap((types) => [...types.keys()]))
    const values = [...names].toSorted().map((name) => {
      const types = placeholders.map((typesByName) => typesByName.get(name) ?? 'Value')
      return `${name}: ${types.find((type) => type !== 'Value') ?? 'Value'}`
    })
    return values.length > 0 ? [`  '${id}': { ${values.join('; ')} }`] : []
  })
  return [`export interface ${type} {`, ...lines, '}', ''].join('\n')
}
