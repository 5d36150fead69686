import type { FieldKind } from '../fieldKind.ts'

export const group: FieldKind = {
  initial({ path, field }, initialAt) {
    const [example] = field.snippets
    if (example) return example.body
    const required = field.children.filter(({ isRequired }) => isRequired)
    return Object.fromEntries(required.map(({ key }) => [key, initialAt([...path, key])]))
  },
  inWords: () => '',
  isInvented: false,
}
