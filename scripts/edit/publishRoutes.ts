/** The routes of publishing, described in src/editorApi/publishing.ts. */
import { dirname } from 'node:path'

import { isRecord } from '../../schema/read/lookUp.ts'
import type { PublishRequest } from '../../src/editorApi/publishing.ts'
import { isSingleLine, readSettings } from '../../src/editorApi/targetSettings.ts'
import type { PublishService } from '../publish/publishService.ts'
import { openBrowser } from './openBrowser.ts'
import { jsonReply, withBody, type Handler } from './request.ts'

/** The maximum number of characters in a password or token. */
const maxSecretLength = 4096

const isPublishRequest = (value: unknown): value is PublishRequest =>
  isRecord(value) &&
  typeof value['revision'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['message'])

export function publishRoutes(service: PublishService, open = openBrowser) {
  return {
    'GET /api/publishing': async () => jsonReply(await service.state()),
    'PUT /api/publishing/target': withBody(isRecord, async (request) => {
      const { secret, isSecretStored } = request
      const settings = readSettings(request['settings'])
      const isValidSecret =
        secret === undefined || (secret !== '' && isSingleLine(secret, maxSecretLength))
      if (!settings || !isValidSecret) return jsonReply('refused')
      const target = { settings, isSecretStored: isSecretStored === true }
      return jsonReply(await service.keepTarget({ ...target, ...(secret && { secret }) }))
    }),
    'DELETE /api/publishing/target': withBody(isRecord, async ({ id }) =>
      jsonReply(await service.forget(String(id))),
    ),
    'POST /api/publishing/connect': withBody(isRecord, ({ address }) =>
      jsonReply(service.connect(address)),
    ),
    'POST /api/publishing/publish': withBody(isPublishRequest, (request) =>
      jsonReply(service.publish(request)),
    ),
    'GET /api/publishing/job': () => jsonReply(service.job()),
    'POST /api/publishing/answer': withBody(isRecord, ({ job, kind, answer }) =>
      jsonReply(
        typeof answer === 'string' && service.answer(String(job), String(kind), answer),
      ),
    ),
    'POST /api/publishing/stop'() {
      service.stop()
      return jsonReply(true)
    },
    'GET /api/publishing/online': async () => jsonReply(await service.online()),
    'POST /api/publishing/show'() {
      const path = service.last()?.path
      // A ZIP file would be opened, so its folder is shown instead.
      if (path !== undefined) open(path.endsWith('.zip') ? dirname(path) : path)
      return jsonReply(path !== undefined)
    },
  } satisfies Record<string, Handler>
}
