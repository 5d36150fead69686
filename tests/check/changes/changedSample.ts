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

/** Each problem: its place, the end of what is marked there, its sentence in English, and what --fix makes of the line. */
export function toldOf(text: string): string[] {
  return checkContent(text, { files }).problems.map((problem) => {
    const { path, offset, length, message, fix, edit } = problem
    const marked = text.slice(offset, offset + length).slice(-20)
    const said = `${path.join('/')} ‹${marked}› ${message.en} ${fix.en}`
    if (!edit) return said
    const lineStart = text.lastIndexOf('\n', edit.offset) + 1
    const before = text.slice(lineStart, edit.offset).trimStart()
    return `${said} → ${before}${edit.text}`
  })
}
