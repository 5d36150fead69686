/** The routes for earlier versions. src/editorApi/versions.ts describes their answers. */
import { isRecord } from '../../schema/read/lookUp.ts'
import { maxVersions } from '../../src/editorApi/versions.ts'
import type { SiteVersions } from '../versions/versions.ts'
import type { Drafts } from './drafts.ts'
import { json, withBody, type Handle } from './request.ts'

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

export function versionRoutes(
  versions: SiteVersions,
  drafts: Drafts,
): Record<string, Handle> {
  return {
    'GET /api/versions': (_, { searchParams }) =>
      json(versions.list(searchParams.get('after') ?? '')),
    'POST /api/versions/texts': withBody(isRecord, ({ ids }) =>
      isNames(ids) && ids.length <= maxVersions
        ? json(versions.texts(ids))
        : { status: 400 },
    ),
    'GET /api/versions/files': (_, { searchParams }) =>
      json(versions.files(searchParams.get('id') ?? '')),
    'POST /api/versions/keep': withBody(isRecord, ({ id, paths }) => {
      if (typeof id !== 'string' || !isNames(paths)) return { status: 400 }
      const files = versions.files(id)
      const kept: Record<string, string> = {}
      for (const path of paths) {
        const hash = Object.hasOwn(files, path) ? files[path] : undefined
        const bytes = versions.file(hash ?? '')
        if (hash === undefined || !bytes) continue
        drafts.keepPicture(hash, bytes)
        kept[path] = hash
      }
      return json(kept)
    }),
  }
}
