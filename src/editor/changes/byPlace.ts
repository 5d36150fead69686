/** Groups items by place, in the owner's language first. Places keep their order. */
export function byPlace<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => unknown,
  isForeign: (item: Item) => boolean,
): Item[] {
  const keyOf = (item: Item) => JSON.stringify(placeOf(item))
  const keys = items.map(keyOf)
  return items.toSorted(
    (a, b) =>
      keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)) ||
      Number(isForeign(a)) - Number(isForeign(b)),
  )
}
