import type { Draft, KeepResult, LoadResult, SaveResult, Storage } from './storage.ts'

/** How often the server is asked whether another program changed the file, in milliseconds. */
const watchInterval = 2000

interface Server {
  /** "" for the page's own. */
  origin: string
  /** Asked for each time: a server that was started anew has another one. */
  token: () => string
}

type Failed = { ok: false; because: 'unreachable' | 'foreign' }
type Answer<Value> = { ok: true; value: Value } | Failed

/** The content on this computer, through the server that sent the page (scripts/edit/editServer.ts). */
export function serverStorage({ origin, token }: Server): Storage {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', 'X-Editor-Token': token() },
    })

  async function askJson<Value>(
    method: string,
    path: string,
    value?: unknown,
  ): Promise<Answer<Value>> {
    try {
      const body = value === undefined ? {} : { body: JSON.stringify(value) }
      const response = await ask(path, { method, ...body })
      if (response.status === 403) return { ok: false, because: 'foreign' }
      if (!response.ok) return { ok: false, because: 'unreachable' }
      // What the server answers is said by its own types.
      return { ok: true, value: (await response.json()) as Value }
    } catch {
      return { ok: false, because: 'unreachable' }
    }
  }

  async function read(name: string): Promise<Uint8Array | undefined> {
    try {
      const response = await ask(`file?name=${encodeURIComponent(name)}`)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    } catch {
      return undefined
    }
  }

  return {
    async load() {
      const answer = await askJson<LoadResult>('GET', 'site')
      return answer.ok ? answer.value : answer
    },
    read,
    async keepPicture(bytes) {
      const base64 = base64Of(bytes)
      const answer = await askJson<KeepResult>('POST', 'picture', { base64 })
      if (!answer.ok) return answer
      if (!answer.value.ok) return answer.value
      const { id } = answer.value
      const kept = await read(id)
      return kept ? { ok: true, id, bytes: kept } : { ok: false, because: 'unreachable' }
    },
    async save(changes, revision) {
      const answer = await askJson<SaveResult>('POST', 'save', { ...changes, revision })
      return answer.ok ? answer.value : answer
    },
    drafts: {
      async load() {
        const answer = await askJson<Draft[]>('GET', 'drafts')
        return answer.ok ? answer.value : []
      },
      async save(draft) {
        const answer = await askJson<boolean>('PUT', 'drafts', draft)
        return answer.ok && answer.value
      },
      async discard(id) {
        await askJson<boolean>('DELETE', `drafts?id=${id}`)
      },
    },
    watch(onRevision) {
      const look = async () => {
        const answer = await askJson<string | null>('GET', 'revision')
        onRevision(answer.ok ? answer.value : undefined)
      }
      const lookIfSeen = () => void (document.hidden ? undefined : look())
      const timer = setInterval(lookIfSeen, watchInterval)
      window.addEventListener('focus', lookIfSeen)
      return () => {
        clearInterval(timer)
        window.removeEventListener('focus', lookIfSeen)
      }
    },
    async sample() {
      const answer = await askJson<{ text: string; files: string[] }>('GET', 'sample')
      return answer.ok ? answer.value : undefined
    },
  }
}

/** A piece at a time: as the arguments of one call a photo would overflow the stack. */
function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(binary)
}
