/**
 * Selects the page's blocks that are not translated yet while the document arrives: prerenderedTree.ts translates them
 * one by one, and pageStyles.ts hides them until then. The marker at the end of the first view is one of them: when
 * it exists, the block before it is complete. The selector lists tags, because a selector for any element would make
 * the browser recompute all styles after the last block.
 */
export const untranslatedBlocks =
  ':is(#root,main)>:is(div,header,section,footer,i):not([data-translated])'

/** The id of an element after the first view and before the link to the later styles. */
export const firstViewEnd = 'first_view'

/** The link in the head that delays the first paint until boot.ts removes it. No element has the id “boot”. */
export const renderBlockingLink = '[href="#boot"]'

/** The link to the later styles. React writes other links too, such as those that preload pictures. */
export const laterStylesLink = 'link[rel=stylesheet]'
