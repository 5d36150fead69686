/** The routes of earlier versions; their answers are described in src/editorApi/versions.ts. */
import { isRecord } from '../../schema/read/lookUp.ts'
import { maxVersions } from '../../src/editorApi/versions.ts'
import { sha256 } from '../files/hashes.ts'
import type { SiteVersions } from '../versions/versions.ts'
import type { Drafts } from './drafts.ts'
import { type Handle, json } from './reply.ts'
import { withBody } from './withBody.ts'

/** In bytes: a list of ids. */
const maxBody = 100_000

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

export function versionRoutes(
  versions: SiteVersions,
  drafts: Drafts,
): Record<string, Handle> {
  return {
    'GET /api/versions': async (_, { searchParams }) =>
      json(await versions.list(searchParams.get('after') ?? '')),
    'POST /api/versions/texts': withBody(maxBody, isRecord, async ({ ids }) =>
      isNames(ids) && ids.length <= maxVersions
        ? json(await versions.texts(ids))
        : { status: 400 },
    ),
    'GET /api/versions/files': async (_, { searchParams }) =>
      json(await versions.files(searchParams.get('id') ?? '')),
    'POST /api/versions/keep': withBody(maxBody, isRecord, async ({ id, paths }) => {
      if (typeof id !== 'string' || !isNames(paths)) return { status: 400 }
      const files = await versions.files(id)
      const kept: Record<string, string> = {}
      for (const path of paths) {
        const hash = Object.hasOwn(files, path) ? files[path] : undefined
        const bytes = hash === undefined ? undefined : await versions.file(hash)
        if (!bytes) continue
        const kept256 = sha256(bytes)
        drafts.keepPicture(kept256, bytes)
        kept[path] = kept256
      }
      return json(kept)
    }),
  }
}
