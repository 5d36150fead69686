import { isRecord, type Path } from './lookUp.ts'

/** Visits a value and everything inside of it, with the path of each. The path array is reused: copy it to keep it. */
export function walk(whole: unknown, visit: (value: unknown, path: Path) => void): void {
  const path: (string | number)[] = []
  const enter = (step: string | number, value: unknown) => {
    path.push(step)
    into(value)
    path.pop()
  }
  const into = (value: unknown) => {
    visit(value, path)
    if (Array.isArray(value)) value.forEach((item, index) => enter(index, item))
    else if (isRecord(value))
      for (const name of Object.keys(value)) enter(name, value[name])
  }
  into(whole)
}
