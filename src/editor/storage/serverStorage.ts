import type { Bilingual } from '../../../schema/bilingual.ts'
import { base64Of } from '../../../schema/read/base64.ts'
import {
  type Draft,
  type KeepDocumentResult,
  type KeepPictureResult,
  type LoadResult,
  type SaveResult,
  type StorageState,
  type Unavailable,
} from '../../editorApi/storage.ts'
import { message } from '../messages/messages.ts'
import { runRegularly } from './runRegularly.ts'
import { serverClient, type FailedRequest, type Server } from './serverClient.ts'
import type { ContentStorage } from './storage.ts'

/** The interval for checking whether another program has changed the file. */
const watchIntervalMs = 2000
/** The timeouts of the first and the second try of this check. The second is longer: the computer may be busy. */
const pollTimeoutsMs = [3000, 30_000] as const

/** The timeout for a picture: a drawing gets 15 seconds of CPU time, which can take minutes on a busy computer. */
const pictureTimeoutMs = 300_000

/** The content on this computer, through the server of the page (scripts/edit/editServer.ts). */
export function serverStorage(server: Server): ContentStorage {
  const { sendRequest, requestJson, responseOrUndefined } = serverClient(server)

  async function read(name: string): Promise<Uint8Array | undefined> {
    try {
      const response = await sendRequest(`file?name=${encodeURIComponent(name)}`)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    } catch {
      return undefined
    }
  }

  /** Sends a request. Resolves with the server's response or, if there is none, with the reason. */
  async function request<Value>(
    method: string,
    path: string,
    value: unknown,
    timeoutMs?: number,
  ) {
    const result = await requestJson<Value>(method, path, value, timeoutMs)
    return result.ok ? result.value : unavailable(result)
  }

  return {
    name: 'server',
    async load() {
      const result = await requestJson<LoadResult>('GET', 'site')
      return result.ok ? result.value : unavailable(result, message('server.foreign'))
    },
    read,
    async keepPicture(bytes) {
      const body = { base64: base64Of(bytes) }
      const result = await request<KeepPictureResult>(
        'POST',
        'picture',
        body,
        pictureTimeoutMs,
      )
      if (!result.ok) return result
      const cleanBytes = await read(result.id)
      return cleanBytes ? { ok: true, id: result.id, bytes: cleanBytes } : noResponse
    },
    keepDocument: (bytes) =>
      request<KeepDocumentResult>('POST', 'document', { base64: base64Of(bytes) }),
    save: (changes, revision) =>
      request<SaveResult>('POST', 'save', { ...changes, revision }),
    drafts: {
      load: async () => (await responseOrUndefined<Draft[]>('GET', 'drafts')) ?? [],
      save: async (draft) =>
        (await responseOrUndefined<boolean>('PUT', 'drafts', draft)) ?? false,
      async discard(id) {
        await requestJson<boolean>('DELETE', `drafts?id=${id}`)
      },
    },
    watch(onState) {
      const poll = async () => {
        const responseWithin = (timeoutMs: number) =>
          requestJson<Extract<StorageState, { ok: true }>>(
            'GET',
            'revision',
            undefined,
            timeoutMs,
          )
        let result = await responseWithin(pollTimeoutsMs[0])
        // A build can keep the server busy. A stopped server refuses at once, so this try does not delay the report.
        if (!result.ok) result = await responseWithin(pollTimeoutsMs[1])
        onState(result.ok ? result.value : unavailable(result))
      }
      return runRegularly(poll, watchIntervalMs, ['focus'])
    },
    sample: () => responseOrUndefined('GET', 'sample'),
    importing: {
      folders: async () =>
        (await responseOrUndefined<{ folders?: string[] }>('GET', 'import'))?.folders,
      from: (folder) =>
        request<{ ok: true; reported: Bilingual[] } | Unavailable>('POST', 'import', {
          folder,
        }),
    },
    versions: {
      list: (after) =>
        responseOrUndefined(
          'GET',
          `versions?${new URLSearchParams({ after: after ?? '' })}`,
        ),
      texts: (ids) => responseOrUndefined('POST', 'versions/texts', { ids }),
      files: (id) =>
        responseOrUndefined('GET', `versions/files?${new URLSearchParams({ id })}`),
    },
  }
}

const noResponse: Unavailable = {
  ok: false,
  reason: 'unavailable',
  why: message('server.unavailable'),
}

/** The result if the server gives no usable response. `foreignMessage` is the message if it rejects the token. */
function unavailable(
  { reason }: FailedRequest,
  foreignMessage: Bilingual = message('server.otherServer'),
): Unavailable {
  return reason === 'foreign' ? { ...noResponse, why: foreignMessage } : noResponse
}

/** Whether the server accepts this token. Undefined if it does not respond. */
export async function isTokenAccepted(server: Server): Promise<boolean | undefined> {
  const result = await serverClient(server).requestJson('GET', 'revision')
  return result.ok || (result.reason === 'foreign' ? false : undefined)
}
