/** The routes of publishing, described in src/editorApi/publishing.ts. */
import { dirname } from 'node:path'

import { maxContentBytes } from '../../schema/read/decodeText.ts'
import { isRecord } from '../../schema/read/lookUp.ts'
import { isLine, readSettings } from '../../src/editorApi/targetSettings.ts'
import type { PublishService } from '../publish/publishService.ts'
import { openBrowser } from './openBrowser.ts'
import { json, withBody, type Handle } from './request.ts'

/** In bytes: enough for settings, a token, or a confirmation. */
const maxBody = 100_000
/** In characters. */
const [maxSecret, maxTick, maxMessage] = [4096, 1000, 50_000]

export function publishRoutes(service: PublishService): Record<string, Handle> {
  return {
    'GET /api/publishing': async () => json(await service.state()),
    'PUT /api/publishing/target': withBody(maxBody, isRecord, async (request) => {
      const { secret, keep } = request
      const settings = readSettings(request['settings'])
      const isSecret =
        secret === undefined || (secret !== '' && isLine(secret, maxSecret))
      if (!settings || !isSecret) return json('refused')
      const given = { settings, keep: keep === true }
      return json(await service.keepTarget({ ...given, ...(secret && { secret }) }))
    }),
    'DELETE /api/publishing/target': withBody(maxBody, isRecord, async ({ id }) =>
      json(await service.forget(String(id))),
    ),
    'PUT /api/publishing/ticks': withBody(maxBody, isRecord, ({ tick, isSet }) =>
      typeof tick === 'string' && tick.length <= maxTick && typeof isSet === 'boolean'
        ? json(service.tick(tick, isSet))
        : { status: 400 },
    ),
    'POST /api/publishing/connect': withBody(maxBody, isRecord, ({ address }) =>
      json(service.connect(address)),
    ),
    'POST /api/publishing/publish': withBody(maxBody, isRecord, ({ revision, message }) =>
      typeof revision === 'string'
        ? json(
            service.publish({
              revision,
              ...(typeof message === 'string' && {
                message: message.slice(0, maxMessage),
              }),
            }),
          )
        : { status: 400 },
    ),
    'GET /api/publishing/job': () => json(service.job()),
    'POST /api/publishing/answer': withBody(
      2 * maxContentBytes,
      isRecord,
      ({ job, kind, answer }) =>
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
