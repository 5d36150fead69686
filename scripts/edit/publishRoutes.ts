/** The routes of publishing, described in src/editorApi/publishing.ts. */
import { dirname } from 'node:path'

import { maxContentBytes } from '../../schema/read/decodeText.ts'
import { isRecord } from '../../schema/read/lookUp.ts'
import type { OwnerAnswer } from '../../src/editorApi/publishing.ts'
import type { PublishService } from '../publish/publishService.ts'
import { isFolder, isSecret, isTargetSettings } from '../publish/targetSettings.ts'
import { openBrowser } from './openBrowser.ts'
import { json, withBody, type Handle } from './request.ts'

/** In bytes: enough for settings, a token, or a confirmation. */
const maxBody = 100_000
/** In characters. */
const [maxTick, maxMessage] = [1000, 50_000]
const refused = json('refused')

export function publishRoutes(service: PublishService): Record<string, Handle> {
  return {
    'GET /api/publishing': async () => json(await service.state()),
    'PUT /api/publishing/target': withBody(maxBody, isRecord, (value) =>
      isTargetSettings(value) ? json(service.keepTarget(value)) : refused,
    ),
    'POST /api/publishing/choose': withBody(maxBody, isRecord, ({ id }) =>
      json(service.choose(String(id))),
    ),
    'DELETE /api/publishing/target': withBody(maxBody, isRecord, async ({ id }) =>
      json(await service.forget(String(id))),
    ),
    'PUT /api/publishing/ticks': withBody(maxBody, isRecord, ({ tick, isSet }) =>
      typeof tick === 'string' && tick.length <= maxTick && typeof isSet === 'boolean'
        ? json(service.tick(tick, isSet))
        : { status: 400 },
    ),
    'PUT /api/publishing/secret': withBody(maxBody, isRecord, async ({ secret, keep }) =>
      isSecret(secret) ? json(await service.keepSecret(secret, keep === true)) : refused,
    ),
    'POST /api/publishing/connect': () => json(service.connect()),
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
      ({ job, answer }) =>
        json(typeof job === 'string' && isAnswer(answer) && service.answer(job, answer)),
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

function isAnswer(value: unknown): value is OwnerAnswer {
  if (!isRecord(value)) return false
  switch (value['kind']) {
    case 'unknown-key':
    case 'unknown-certificate':
      return typeof value['isTrusted'] === 'boolean'
    case 'public-folder':
      return isFolder(value['folder'])
    case 'replace-files':
      return ['keep', 'replace', 'copy'].includes(String(value['choice']))
    case 'merge':
      return value['text'] === null || typeof value['text'] === 'string'
    default:
      return false
  }
}
