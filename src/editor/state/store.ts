import { useSyncExternalStore } from 'react'

/** A value with subscribers. */
export interface Readable<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
}

export interface Store<Value> extends Readable<Value> {
  set: (value: Value) => void
  /** Sets some members of a value that is an object. */
  change: (part: Partial<Value>) => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  function set(next: Value) {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set,
    change: (part) => set({ ...value, ...part }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The part of a store that a component needs; the component renders again when that part changes. `select` must not
 * return a new object every time.
 */
export function useStore<Value, Selected>(
  store: Readable<Value>,
  select: (value: Value) => Selected,
): Selected {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
