/** The routes for earlier versions. src/editorApi/versions.ts describes their responses. */
import { isRecord } from '../../schema/read/lookUp.ts'
import { maxVersions } from '../../src/editorApi/versions.ts'
import type { SiteVersions } from '../versions/versions.ts'
import { jsonReply, withBody, type Handler } from './request.ts'

const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

export function versionRoutes(versions: SiteVersions): Record<string, Handler> {
  return {
    'GET /api/versions': (_, { searchParams }) =>
      jsonReply(versions.list(searchParams.get('after') ?? '')),
    'POST /api/versions/texts': withBody(isRecord, ({ ids }) =>
      isStringList(ids) && ids.length <= maxVersions
        ? jsonReply(versions.texts(ids))
        : { status: 400 },
    ),
    'GET /api/versions/files': (_, { searchParams }) =>
      jsonReply(versions.files(searchParams.get('id') ?? '')),
  }
}
