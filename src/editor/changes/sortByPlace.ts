/** Groups items by place, in the owner's language first. Places keep their order. */
export function sortByPlace<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => unknown,
  isInOtherLanguage: (item: Item) => boolean,
): Item[] {
  const keyOf = (item: Item) => JSON.stringify(placeOf(item))
  const keys = items.map(keyOf)
  return items.toSorted(
    (a, b) =>
      keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)) ||
      Number(isInOtherLanguage(a)) - Number(isInOtherLanguage(b)),
  )
}
