/** Sorts items of the same field together, those in the owner's language first. Fields keep their order. */
export function sortByField<Item>(
  items: readonly Item[],
  fieldOf: (item: Item) => unknown,
  isInOtherLanguage: (item: Item) => boolean = () => false,
): Item[] {
  const keyOf = (item: Item) => JSON.stringify(fieldOf(item))
  const keys = items.map(keyOf)
  return items.toSorted(
    (a, b) =>
      keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)) ||
      Number(isInOtherLanguage(a)) - Number(isInOtherLanguage(b)),
  )
}
