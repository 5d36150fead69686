/** The routes of publishing, described in src/editorApi/publishing.ts. */
import { dirname } from 'node:path'

import { isRecord } from '../../schema/read/lookUp.ts'
import type { PublishRequest } from '../../src/editorApi/publishing.ts'
import { isLine, readSettings } from '../../src/editorApi/targetSettings.ts'
import type { PublishService } from '../publish/publishService.ts'
import { openBrowser } from './openBrowser.ts'
import { json, withBody, type Handler } from './request.ts'

/** In characters. */
const maxSecret = 4096

const isPublishRequest = (value: unknown): value is PublishRequest =>
  isRecord(value) &&
  typeof value['revision'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['message'])

export function publishRoutes(service: PublishService): Record<string, Handler> {
  return {
    'GET /api/publishing': async () => json(await service.state()),
    'PUT /api/publishing/target': withBody(isRecord, async (request) => {
      const { secret, isSecretStored } = request
      const settings = readSettings(request['settings'])
      const isSecret =
        secret === undefined || (secret !== '' && isLine(secret, maxSecret))
      if (!settings || !isSecret) return json('refused')
      const target = { settings, isSecretStored: isSecretStored === true }
      return json(await service.keepTarget({ ...target, ...(secret && { secret }) }))
    }),
    'DELETE /api/publishing/target': withBody(isRecord, async ({ id }) =>
      json(await service.forget(String(id))),
    ),
    'POST /api/publishing/connect': withBody(isRecord, ({ address }) =>
      json(service.connect(address)),
    ),
    'POST /api/publishing/publish': withBody(isPublishRequest, (request) =>
      json(service.publish(request)),
    ),
    'GET /api/publishing/job': () => json(service.job()),
    'POST /api/publishing/answer': withBody(isRecord, ({ job, kind, answer }) =>
      json(
        typeof answer === 'string' && service.answer(String(job), String(kind), answer),
      ),
    ),
    'POST /api/publishing/stop'() {
      service.stop()
      return json(true)
    },
    'GET /api/publishing/online': async () => json(await service.online()),
    'POST /api/publishing/show'() {
      const path = service.last()?.path
      // A ZIP file would be opened, so its folder is shown instead.
      if (path !== undefined) openBrowser(path.endsWith('.zip') ? dirname(path) : path)
      return json(path !== undefined)
    },
  }
}
