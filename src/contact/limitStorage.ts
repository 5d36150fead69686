/** The storage in which EmailJS keeps the time of the last email, for the rate limit. */
interface LimitStorage {
  get: (key: string) => Promise<string | null | undefined>
  set: (key: string, value: string) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Removes the times that were set: the email was not sent, so the visitor may try again at once. */
  release: () => void
}

/** Times that local storage did not accept: the rate limit then lasts until the page is closed. */
const unstoredTimes = new Map<string, string>()

/** Creates a storage for one email: local storage, or the page's memory if that throws. */
export function createLimitStorage(): LimitStorage {
  const setKeys = new Set<string>()
  return {
    async get(key) {
      const time = unstoredTimes.get(key) ?? tryStorage((storage) => storage.getItem(key))
      // A time in the future means that the clock was set back. The limit would last until then.
      return Number(time) > Date.now() ? undefined : time
    },
    async set(key, value) {
      setKeys.add(key)
      const isStored = tryStorage((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (!isStored) unstoredTimes.set(key, value)
    },
    async remove(key) {
      removeTime(key)
    },
    release() {
      setKeys.forEach(removeTime)
    },
  }
}

function removeTime(key: string) {
  unstoredTimes.delete(key)
  tryStorage((storage) => storage.removeItem(key))
}

function tryStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage)
  } catch {
    return undefined
  }
}
