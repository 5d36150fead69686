/**
 * The parts of the page that are not yet written in the visitor's language while the document arrives: prerenderedTree.ts
 * writes them one by one, and pageStyles.ts hides them until then. The style sheet among them tells that the part before it
 * is whole while the browser waits for it. Named by their tags: a rule for any element would have
 * the browser compute the styles of the whole page again when the last part is written.
 */
export const unwrittenParts =
  ':is(#root,main)>:is(div,header,section,footer,link):not([data-written])'
