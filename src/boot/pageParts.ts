/**
 * Selectors of the page's parts that are not yet translated while the document arrives: prerenderedTree.ts translates
 * them one by one, and pageStyles.ts hides them until then. The end of the first view among them shows that the part
 * before it is complete. They name tags: a rule for any element would make the browser recompute the styles of the whole page
 * after the last part.
 */
export const unwrittenParts =
  ':is(#root,main)>:is(div,header,section,footer,i):not([data-written])'

/** The id of an element after the first view and before the link to the later styles. */
export const firstViewEnd = 'first_view'

/** In the head while the first paint waits for boot.ts. No element has the id that it names. */
export const waitsForBoot = '[href="#boot"]'

/** The link to the later styles. React writes other links too, such as those that preload pictures. */
export const laterStyles = 'link[rel=stylesheet]'
