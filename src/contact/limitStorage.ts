/** Where EmailJS keeps the time of the last message for the rate limit. */
interface LimitStorage {
  get: (key: string) => Promise<string | null | undefined>
  set: (key: string, value: string) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Forgets the times that were set: the message was not sent, so the visitor may try again at once. */
  release: () => void
}

/** Values that local storage has refused: the rate limit then lasts as long as the page. */
const refused = new Map<string, string>()

/** Creates a storage for one message: local storage, or the page's memory if that throws. */
export function limitStorage(): LimitStorage {
  const set = new Set<string>()
  return {
    async get(key) {
      const time = refused.get(key) ?? withStorage((storage) => storage.getItem(key))
      // A time in the future: the clock was set back, and the limit would last until then.
      return Number(time) > Date.now() ? undefined : time
    },
    async set(key, value) {
      set.add(key)
      const taken = withStorage((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (!taken) refused.set(key, value)
    },
    async remove(key) {
      forget(key)
    },
    release() {
      set.forEach(forget)
    },
  }
}

function forget(key: string) {
  refused.delete(key)
  withStorage((storage) => storage.removeItem(key))
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
