import { message } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'

export const id: ModelNode = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]*$',
  patternErrorMessage: message('kind.id.patternErrorMessage'),
}

/** Ids that the page itself uses, besides those of headings. The owner cannot use them: of two elements with one id a link finds only the first. */
export const ownIds = [
  'top',
  'content',
  'root',
  'announcer',
  'boot-data',
  'differences',
  'notice-data',
]

export const sectionId: ModelNode = {
  type: 'string',
  pattern: `^(?!(${ownIds.join('|')})$)(?!.*-title$)[a-z][a-z0-9-]*$`,
  patternErrorMessage: message('kind.sectionId.patternErrorMessage'),
}

/** The id of a text: "hero.title", "prices.2.title". */
export const textIdPattern = '^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*$'

export const textId: ModelNode = {
  type: 'string',
  pattern: textIdPattern,
  patternErrorMessage: message('kind.textId.patternErrorMessage'),
}

export const color: ModelNode = {
  type: 'string',
  pattern: patterns.color,
  patternErrorMessage: message('kind.color.patternErrorMessage'),
}
