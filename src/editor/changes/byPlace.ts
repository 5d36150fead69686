/** Sorts by place: what belongs to one text is together, in the owner's language first. Places keep their order. */
export function byPlace<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => unknown,
  isForeign: (item: Item) => boolean,
): Item[] {
  const keyOf = (item: Item) => JSON.stringify(placeOf(item))
  const keys = items.map(keyOf)
  return items.toSorted(
    (one, other) =>
      keys.indexOf(keyOf(one)) - keys.indexOf(keyOf(other)) ||
      Number(isForeign(one)) - Number(isForeign(other)),
  )
}
