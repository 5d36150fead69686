import { text } from '../text/kind.ts'

/** A text in all but its control: a switch adds it, made from the label next to it. */
export const derivedText = text
