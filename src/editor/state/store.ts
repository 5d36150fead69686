import { useSyncExternalStore } from 'react'

/** A value with subscribers. */
export interface Readable<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
}

export interface Store<Value> extends Readable<Value> {
  set: (value: Value) => void
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
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
