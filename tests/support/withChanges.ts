import * as edits from '../../schema/editContent.ts'
import { fieldAt } from '../../schema/fieldAt.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Path } from '../../schema/read/lookUp.ts'
import * as actions from '../../src/editor/contentActions/actions.ts'
import * as newSection from '../../src/editor/contentActions/newSection.ts'

const changeFunctions: Record<string, unknown> = { ...edits, ...actions, ...newSection }

/** A function and its arguments after the content. For a new entry, the last one is the number of the example. */
export type Change = [name: string, ...values: unknown[]]

export const withChanges = (content: SiteContent, changes: unknown): SiteContent =>
  (changes as Change[]).reduce((current, [name, ...values]) => {
    const example = name === 'addEntry' ? Number(values.pop()) : undefined
    const examples = fieldAt(current, values[0] as Path)?.snippets ?? []
    if (example !== undefined) values.push(examples[example]?.body)
    const change = changeFunctions[name] as (...args: unknown[]) => SiteContent
    return change(current, ...values)
  }, content)
