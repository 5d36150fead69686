import { checkContent } from '../../../schema/checkContent.ts'
import { copyOfContent } from '../mistakes/mistake.ts'
import { smallFiles } from '../smallFiles.ts'

/** A place of the sample, what is written there (nothing where it is taken away), and what is told. */
export type Row = [place: string, value: unknown, ...told: string[]]

const files = smallFiles()

/** The sample with another value at a place such as sections/0/title. */
export function changed(place: string, value: unknown): string {
  const content = copyOfContent()
  const path = place.split('/')
  const name = path.pop() ?? ''
  const holder = path.reduce<object>((at, step) => Object(Reflect.get(at, step)), content)
  if (value !== undefined) Reflect.set(holder, name, value)
  else if (Array.isArray(holder)) holder.splice(Number(name), 1)
  else Reflect.deleteProperty(holder, name)
  return JSON.stringify(content, null, 2)
}

/** Each problem: its place, its sentence in English, and what --fix writes. */
export function toldOf(text: string): string[] {
  return checkContent(text, { files }).problems.map(({ path, message, fix, edit }) => {
    const mend = edit ? ` → ${edit.text}` : ''
    return `${path.join('/')}: ${message.en} ${fix.en}${mend}`
  })
}
